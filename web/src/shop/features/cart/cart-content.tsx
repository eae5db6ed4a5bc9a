import { type DeliveryMethod, closedReason, takesOrders, zoneOf } from "@tresen/contract/branch/branch-hours";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { Link } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { useCart } from "../../state/order/cart";
import type { CartLine, CartView } from "../../state/catalog";
import { dayAndTime } from "../../state/hours";
import { useNow } from "../../state/browser/now";
import { cartSheetAtom, configureAtom } from "../../state/browser/panels";
import { paths } from "../../state/browser/route";
import { liveAtom } from "../../state/catalog";
import { soldOutLines } from "../../state/live/sold-out-lines";
import { useShop } from "../../state/shop-query";
import { buttonClass } from "../../ui/button";
import { CartLines } from "../../widgets/cart-lines";
import { Callout } from "../../ui/callout";
import { Totals } from "../../widgets/totals";
import * as texts from "./cart-content.texts";

/** The positions of a cart that is not empty, their costs, and the link to the checkout. */
export function CartContent({ branch, view }: { branch: Branch; view: CartView }) {
  const { config } = useShop();
  const { cart, remove } = useCart(branch);
  const now = useNow();
  const live = useAtomValue(liveAtom)?.state;
  const soldOut = soldOutLines({ live, branch, view, cart, now });
  const configure = useSetAtom(configureAtom);
  const setSheet = useSetAtom(cartSheetAtom);

  const edit = ({ product, item }: CartLine): void => configure({ productId: product.id, item });
  const removeLine = ({ index }: CartLine): void => {
    remove(index);
    if (view.lines.length === 1) setSheet(false);
  };
  return (
    <>
      <CartLines
        lines={view.lines}
        currency={config.currency}
        isPriceHidden={view.isPriceHidden}
        onEdit={edit}
        onRemove={removeLine}
        errors={soldOut}
      />
      <div className="border-t border-line pt-4">
        <Totals
          pricing={view.pricing}
          currency={config.currency}
          isDelivery={view.method === "delivery"}
          isPriceHidden={view.isPriceHidden}
        />
      </div>
      <Proceed
        branch={branch}
        view={view}
        hasSoldOut={soldOut.size > 0}
        currency={config.currency}
        onLeave={() => setSheet(false)}
      />
    </>
  );
}

function Proceed({
  branch,
  view,
  hasSoldOut,
  currency,
  onLeave,
}: {
  branch: Branch;
  view: CartView;
  hasSoldOut: boolean;
  currency: string;
  onLeave: () => void;
}) {
  const now = useNow();
  const { missedMinimum, isPriceHidden } = view;
  if (missedMinimum !== null)
    return <Callout tone="caution" role="status" title={MESSAGES.minimumOrderValue(missedMinimum, currency)} />;
  if (!branch.isPublic || !takesOrders({ branch, method: view.method, at: now })) {
    return <Callout tone="warning" role="status" title={nextOrders({ branch, method: view.method, now })} />;
  }
  if (hasSoldOut) return <Callout tone="caution" role="alert" title={texts.removeSoldOut} />;
  return (
    <Link
      to={paths.checkout(branch.identifier)}
      onClick={onLeave}
      className={buttonClass("action", "min-h-12 w-full text-lg")}
    >
      {isPriceHidden ? texts.toQuotation : texts.toCheckout}
    </Link>
  );
}

/**
 * Shows the time from which the cart can be ordered. The reason why it cannot be ordered now is already above the menu.
 */
function nextOrders({ branch, method, now }: { branch: Branch; method: DeliveryMethod; now: Instant }): string {
  const closed = branch.isPublic ? closedReason({ branch, method, at: now }) : null;
  if (!closed || closed.resumesAt === null) return texts.noOrders;
  const from = dayAndTime({ at: closed.resumesAt, now, zone: zoneOf(branch), isFrom: true });
  return closed.scope === "branch"
    ? texts.ordersFrom(from)
    : texts.methodFrom({ method: DELIVERY_METHOD_LABELS[method], from });
}
