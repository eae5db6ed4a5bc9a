import type { Cents } from "@tresen/contract/kit/money";
import type { StaffOrder } from "@tresen/contract/order/order";
import { refundableOf } from "@tresen/contract/payment/refund";

/** The cents of an order that can still be given back. */
export function refundableTotal({ payments, refunds }: Pick<StaffOrder, "payments" | "refunds">): Cents {
  return payments.reduce((sum, payment) => sum + refundableOf({ payment, refunds }), 0);
}
