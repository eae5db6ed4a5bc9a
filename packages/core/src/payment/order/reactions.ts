import { type OrderChange, markDue, openLink } from "../../order";
import type { Reactions } from "../../platform/event";
import { callOffLink, callOffPayment } from "./check";
import { refundOrder } from "./refund";

/** Starts refunds that became due, and ends payments that must not be made any more. */
export const paymentReactions = {
  order: [watchNewLink, refundOrder, callOffPayment, callOffLink],
} satisfies { order: Reactions<OrderChange> };

/** The link of an order that was taken on the telephone is there from the start, so nothing else has marked it. */
async function watchNewLink({ before, after }: OrderChange): Promise<void> {
  if (before === null && openLink(after)) await markDue(after);
}
