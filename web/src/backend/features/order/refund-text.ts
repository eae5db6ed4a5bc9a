import type { ListedOrder } from "@tresen/contract/order/order";
import { isAwaited, isUnpaidEnd } from "@tresen/contract/payment/payment.state";
import type { Money } from "../../shared/visibility";
import { REFUND_TEXTS } from "./refund.texts";

/** What happens to the customer's money when the order is cancelled. */
export function refundText({
  order: { payment, isQuotation },
  write,
}: {
  order: Pick<ListedOrder, "payment" | "isQuotation">;
  /** How amounts are written. */
  write: Money;
}): string {
  if (isQuotation && !payment) return REFUND_TEXTS.quotation;
  if (!payment) return REFUND_TEXTS.notOnline;
  const { state, amount, refunded, chargedBack } = payment;
  const money = (cents: number): string => write(cents, payment.currency);
  if (isUnpaidEnd(state)) return REFUND_TEXTS.unpaid;
  if (isAwaited(state)) return REFUND_TEXTS.awaited;
  const back = refunded + chargedBack;
  if (state === "refunded" || back >= amount) return REFUND_TEXTS.refunded(money(amount));
  const rest = money(amount - back);
  if (state === "refunding") return REFUND_TEXTS.refunding(rest);
  return back > 0 ? REFUND_TEXTS.rest({ amount: money(amount), back: money(back), rest }) : REFUND_TEXTS.whole(rest);
}
