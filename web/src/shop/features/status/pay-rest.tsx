import { useMutation } from "@tanstack/react-query";
import { formatMoney } from "@tresen/contract/kit/money";
import type { PublicOrder } from "@tresen/contract/order/order";
import { isAwaited, isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import { call } from "../../../shared/api";
import { Button } from "../../ui/button";
import * as texts from "./status.texts";
import { isStopped } from "./wording";

/** The button that leads to the provider's page, while the shop asks for what is left to pay by a link. */
export function PayRest({ order, hash, currency }: { order: PublicOrder; hash: string; currency: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call("POST /api/payments/link/{uid}/{hash}", { params: { uid: order.uid, hash } }),
    onSuccess: ({ paymentRedirectUrl }) => window.location.assign(paymentRedirectUrl),
  });
  const amount = amountByLink(order);
  if (amount === null) return null;
  return (
    <section aria-label={texts.payment} className="mt-8 rounded-panel border-2 border-action-text bg-surface p-5">
      <p className="text-lg text-pretty">{texts.restIsDue}</p>
      <Button className="mt-4" disabled={isPending} onClick={() => mutate()}>
        {texts.payRest(formatMoney(amount, currency))}
      </Button>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {error?.message}
      </p>
    </section>
  );
}

/** The cents of the open link, or of one that ended without money while something is still due. */
function amountByLink(order: PublicOrder): number | null {
  if (isStopped(order)) return null;
  const links = order.payments.filter(({ kind }) => kind === "link");
  const open = links.find(({ state }) => isAwaited(state));
  if (open) return open.amount;
  const last = links.at(-1);
  const rest = order.payments.find(({ kind, state }) => kind === "onSite" && state === "open");
  return last && isUnpaidEnd(last.state) && rest ? rest.amount : null;
}
