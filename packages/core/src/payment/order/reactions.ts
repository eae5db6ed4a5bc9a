import type { OrderChange } from "../../order";
import type { Reactions } from "../../platform/event";
import { callOffPayment } from "./check";
import { refundOrder } from "./refund";

/** Money goes back where a step in an order's life made that due, and what nobody owes any more is not asked for. */
export const paymentReactions = {
  order: [refundOrder, callOffPayment],
} satisfies { order: Reactions<OrderChange> };
