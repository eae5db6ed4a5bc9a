import { formatMoney } from "@tresen/contract/kit/money";
import type { ListedOrder } from "@tresen/contract/order/order";
import { isAwaited, isUnpaidEnd } from "@tresen/contract/payment/payment.state";

/** What becomes of the customer's money when the order is called off. */
export function refundText({ payment, isQuotation }: Pick<ListedOrder, "payment" | "isQuotation">): string {
  if (isQuotation && !payment) return "Zu einer Anfrage wurde nichts bezahlt.";
  if (!payment) return "Die Bestellung ist nicht online bezahlt: Es wird nichts zurückgezahlt.";
  const { state, amount, refunded, chargedBack } = payment;
  const money = (cents: number): string => formatMoney(cents, payment.currency);
  if (isUnpaidEnd(state)) return "Es wurde nichts bezahlt: Es gibt nichts zurückzuzahlen.";
  if (isAwaited(state)) return "Es ist noch kein Geld eingegangen. Was noch eingeht, wird dem Kunden zurückgezahlt.";
  const back = refunded + chargedBack;
  if (state === "refunded" || back >= amount)
    return `Der Betrag von ${money(amount)} wurde dem Kunden bereits zurückgezahlt.`;
  const rest = money(amount - back);
  if (state === "refunding") return `Die Rückzahlung von ${rest} an den Kunden läuft bereits.`;
  return back > 0
    ? `Von ${money(amount)} wurden bereits ${money(back)} zurückgezahlt. Der restliche Betrag von ${rest} wird dem Kunden zurückgezahlt.`
    : `Der Betrag von ${rest} wird dem Kunden zurückgezahlt.`;
}
