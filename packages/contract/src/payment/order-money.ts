import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { ONLINE_METHODS } from "./payment";
import { PAYMENT_KINDS, PAYMENT_STATES } from "./payment.state";
import { sentLine } from "../kit/schema";
import { REFUND_STATES } from "./refund";
import { REFUND_MESSAGES } from "./refund.texts";

const cents = z.int();

/** One payment of an order. */
export const orderPaid = z.object({
  /** Lasting within the order. */
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** Null for what is paid on site. */
  provider: z.enum(ONLINE_METHODS).nullable(),
  amount: cents,
  state: z.enum(PAYMENT_STATES),
  refunded: cents,
  /** The amount that the customer's bank took back (chargeback). */
  chargedBack: cents,
});
export type OrderPaid = z.output<typeof orderPaid>;

export const refundedLine = z.object({ line: z.string(), amount: cents });

/**
 * A refund that staff ask for: an amount, or what is left of single positions. Without `payment` it is taken from the
 * latest payment first, and from what was paid on site last.
 */
export const refundRequest = z
  .strictObject({
    amount: z.int().min(1).optional(),
    lines: z.array(z.string().max(20)).min(1).max(100).optional(),
    payment: z.string().max(20).optional(),
    reason: sentLine(300),
    version: z.int(),
  })
  .refine(({ amount, lines }) => (amount === undefined) !== (lines === undefined), {
    error: REFUND_MESSAGES.amountOrLines,
    path: ["amount"],
  });
export type RefundRequest = z.output<typeof refundRequest>;

/** One refund, as staff see it. */
export const orderRefund = z.object({
  id: z.string(),
  /** The id of the payment. */
  payment: z.string(),
  amount: cents,
  /** What it refunds of single positions; empty when it is an amount. */
  lines: z.array(refundedLine),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** `customer`, `system`, or the id of the member of staff. */
  by: z.string(),
  at: instant,
});
export type OrderRefund = z.output<typeof orderRefund>;
