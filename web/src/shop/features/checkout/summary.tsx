import { closedReason, enabledMethods, takesOrders } from "@tresen/contract/branch/branch-hours";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { ORDERING_OFFLINE } from "@tresen/contract/order/checkout/checkout.texts";
import { CHECKOUT_TEXTS } from "@tresen/contract/order/checkout/checkout.texts";
import type { ReactNode } from "react";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { closedTitle } from "../../state/closed-title";
import { useNow } from "../../state/browser/now";
import { useIsOnline } from "../../state/browser/online";
import { Button } from "../../ui/button";
import { Callout } from "../../ui/callout";
import { ReopeningTime } from "../../widgets/reopening-time";
import { Totals } from "../../widgets/totals";
import * as texts from "./checkout.texts";
import { KeyFacts } from "./key-facts";
import { SummaryItems } from "./summary-items";
import type { CheckoutState } from "./use-checkout";

/**
 * The summary directly above the order button: positions, method, time, payment and costs. `lines` can be edited;
 * without them the positions are only listed.
 */
export function Summary({ state, lines }: { state: CheckoutState; lines: ReactNode }) {
  const { branch, view, shop, isPending } = state;
  const now = useNow();
  const isOnline = useIsOnline();
  const { currency } = shop.config;
  const minimum = view.missedMinimum;
  const isClosed = !branch.isPublic || !takesOrders({ branch, method: view.method, at: now });
  const closed = closedReason({ branch, method: view.method, at: now });
  return (
    <section
      aria-label={texts.summary}
      className="grid grid-cols-1 gap-4 rounded-panel border border-line bg-surface p-5 shadow-panel lg:sticky lg:top-4"
    >
      <h2 className="text-xl font-bold tracking-tight">{texts.summary}</h2>
      {lines ? (
        <div
          tabIndex={0}
          role="group"
          aria-label={texts.selection}
          className="-mt-2 max-h-[40dvh] overflow-y-auto rounded-control pr-1"
        >
          {lines}
        </div>
      ) : (
        <SummaryItems lines={view.lines} currency={currency} isPriceHidden={view.isPriceHidden} />
      )}
      <KeyFacts state={state} />
      <div className="border-t border-line pt-4">
        <Totals
          pricing={view.pricing}
          currency={currency}
          isDelivery={view.method === "delivery"}
          isPriceHidden={view.isPriceHidden}
          withTaxes
        />
      </div>
      {minimum !== null && (
        <Callout tone="caution" role="status" title={MESSAGES.minimumOrderValue(minimum, currency)} />
      )}
      {isClosed && (
        <Callout tone="warning" role="status" title={closedTitle(closed)}>
          {closed && <ReopeningTime branch={branch} method={view.method} closed={closed} />}
          <Alternatives state={state} />
        </Callout>
      )}
      {!isOnline && (
        <Callout tone="warning" role="status" title={SCREEN_MESSAGES.offlineTitle}>
          {ORDERING_OFFLINE}
        </Callout>
      )}
      <Button
        type="submit"
        className="min-h-13 w-full text-lg hyphens-auto wrap-anywhere"
        disabled={!isOnline || isPending || minimum !== null || isClosed}
        aria-busy={isPending}
      >
        {isPending
          ? texts.sending
          : branch.isQuotationRequired
            ? CHECKOUT_TEXTS.requestQuotation
            : CHECKOUT_TEXTS.order}
      </Button>
    </section>
  );
}

/** Buttons for the other methods for which the branch accepts orders now. */
function Alternatives({ state: { branch, view, choose, dismiss } }: { state: CheckoutState }) {
  const now = useNow();
  const served = branch.isPublic
    ? enabledMethods(branch).filter((other) => other !== view.method && takesOrders({ branch, method: other, at: now }))
    : [];
  if (served.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {served.map((other) => (
        <Button
          key={other}
          look="quiet"
          onClick={() => {
            choose({ method: other });
            dismiss(["isDelivery", "isDineIn", "deliveryArea", "table", "branch", "appointmentDate"]);
          }}
        >
          {texts.chooseMethod(DELIVERY_METHOD_LABELS[other])}
        </Button>
      ))}
    </p>
  );
}
