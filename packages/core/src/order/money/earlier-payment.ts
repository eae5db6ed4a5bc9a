import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { PaymentStanding } from "@tresen/contract/payment/payment.state";
import type { OrderRow } from "../store";

/** The one payment of an order, as it was stored before payments and refunds became lists. */
export interface EarlierPayment extends PaymentStanding {
  provider: OnlineMethod;
  /** The provider's id. */
  id?: string;
  startedAt?: string;
  redirectUrl?: string;
  chargedBack?: number;
  refund?: { attempt: number; at: string; id?: string; isAccepted?: boolean };
}

/** The order with lists of payments and refunds. The next write stores it like this. */
export function modern(row: OrderRow): OrderRow {
  const { payment: earlier, ...rest } = row;
  if (!earlier) return row;
  const { id: reference, refund, ...payment } = earlier;
  const { attempt = 1, at = "", id, isAccepted } = refund ?? {};
  const isRefunding = earlier.state === "refunding";
  const amount = isRefunding
    ? earlier.amount - earlier.refunded - (earlier.chargedBack ?? 0)
    : earlier.state === "refunded"
      ? earlier.refunded
      : 0;
  return {
    ...rest,
    payments: [{ ...payment, id: "1", kind: "online", ...(reference ? { reference } : {}) }],
    ...(amount > 0
      ? {
          refunds: [
            {
              id: "1",
              payment: "1",
              amount,
              state: !isRefunding ? "done" : isAccepted ? "accepted" : "requested",
              at: at || row.updatedAt,
              by: "system",
              attempt,
              ...(isAccepted ? { acceptedAt: at } : at ? { claimedAt: at } : {}),
              ...(id ? { reference: id } : {}),
            },
          ],
        }
      : {}),
  };
}
