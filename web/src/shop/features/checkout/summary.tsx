import { takesOrders } from "@tresen/contract/branch-hours";
import { MESSAGES } from "@tresen/contract/messages";
import { missedMinimum } from "@tresen/contract/pricing";
import type { ReactNode } from "react";
import { useNow } from "../../state/now";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Totals } from "../../ui/totals";
import { LegalBoxes } from "./legal-boxes";
import type { CheckoutState } from "./use-checkout";

/** Directly above the button that binds: what is ordered, what it costs, what is agreed to. */
export function Summary({ state, lines }: { state: CheckoutState; lines: ReactNode }) {
  const { branch, view, shop, isPending } = state;
  const now = useNow();
  const { currency } = shop.config;
  const minimum = missedMinimum({ area: view.area, gross: view.pricing.gross });
  const isClosed = !branch.isPublic || !takesOrders({ branch, method: view.method, at: now });
  return (
    <section aria-label="Zusammenfassung" className="grid gap-4 rounded-panel border border-line bg-surface p-5 shadow-panel lg:sticky lg:top-4">
      <h2 className="text-xl font-bold tracking-tight">Zusammenfassung</h2>
      {lines && <div className="-mt-2 max-h-[40dvh] overflow-y-auto pr-1">{lines}</div>}
      <div className={lines ? "border-t border-line pt-4" : ""}>
        <Totals pricing={view.pricing} currency={currency} isDelivery={view.method === "delivery"} isPriceHidden={view.isPriceHidden} withTaxes />
      </div>
      <LegalBoxes state={state} />
      {minimum !== null && <Notice tone="caution" role="status" title={MESSAGES.minimumOrderValue(minimum, currency)} />}
      {isClosed && <Notice tone="warning" role="status" title={view.method === "delivery" ? MESSAGES.deliveryPaused : MESSAGES.branchClosed} />}
      <Button type="submit" className="min-h-13 w-full text-lg" disabled={isPending || minimum !== null || isClosed} aria-busy={isPending}>
        {isPending ? "Wird gesendet …" : branch.isQuotationRequired ? "Angebot unverbindlich anfragen" : "zahlungspflichtig bestellen"}
      </Button>
    </section>
  );
}
