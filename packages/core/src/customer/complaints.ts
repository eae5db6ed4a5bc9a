import type { CustomerComplaint } from "@tresen/contract/customer/customer.view";
import type { OrderRow } from "../order";
import { orderId } from "../order/view";

/** The best rating that still counts as a complaint. */
const LOW_RATING = 2;

/** What went wrong with an order, as far as the order says. */
export function complaintsOf(order: OrderRow): CustomerComplaint[] {
  const { uid, ticketNumber, questionnaire, withdrawal, payments = [], refunds = [] } = order;
  const about = { order: orderId(uid), ticketNumber };
  const found: CustomerComplaint[] = [];
  if (questionnaire && questionnaire.rating <= LOW_RATING) {
    const at = order.timeline.findLast(({ action }) => action === "questionnaire")?.at ?? null;
    found.push({ ...about, kind: "rating", at, amount: null, text: questionnaire.comment });
  }
  if (withdrawal)
    found.push({ ...about, kind: "withdrawal", at: withdrawal.at, amount: null, text: withdrawal.remark });
  // What was given back because the order was changed or never fulfilled is no complaint.
  for (const { at, amount, reason } of refunds.filter((refund) => refund.reason))
    found.push({ ...about, kind: "refund", at, amount, text: reason ?? "" });
  for (const { chargedBack = 0 } of payments)
    if (chargedBack > 0) found.push({ ...about, kind: "chargeback", at: null, amount: chargedBack, text: "" });
  return found;
}
