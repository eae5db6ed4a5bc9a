import { formatMoney } from "@tresen/contract/kit/money";
import type { ListedOrder } from "@tresen/contract/order/order";
import { isAwaited, isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import { REFUND_TEXTS } from "./refund.texts";

/** What happens to the customer's money when the order is cancelled. */
export function refundText({ payment, isQuotation }: Pick<ListedOrder, "payment" | "isQuotation">): string {
  if (isQuotation && !payment) return REFUND_TEXTS.quotation;
  if (!payment) return REFUND_TEXTS.notOnline;
  const { state, amount, refunded, chargedBack } = payment;
  const money = (cents: number): string => formatMoney(cents, payment.currency);
  if (isUnpaidEnd(state)) return REFUND_TEXTS.unpaid;
  if (isAwaited(state)) return REFUND_TEXTS.awaited;
  const back = refunded + chargedBack;
  if (state === "refunded" || back >= amount) return REFUND_TEXTS.refunded(money(amount));
  const rest = money(amount - back);
  if (state === "refunding") return REFUND_TEXTS.refunding(rest);
  return back > 0 ? REFUND_TEXTS.rest({ amount: money(amount), back: money(back), rest }) : REFUND_TEXTS.whole(rest);
}
