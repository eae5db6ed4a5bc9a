import type { OrderChange } from "../../order";
import type { Reactions } from "../../platform/event";
import { callOffLink, callOffPayment } from "./check";
import { refundOrder } from "./refund";

/** Starts refunds that became due, and ends payments that must not be made any more. */
export const paymentReactions = {
  order: [refundOrder, callOffPayment, callOffLink],
} satisfies { order: Reactions<OrderChange> };
