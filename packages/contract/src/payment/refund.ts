import type { Cents } from "../kit/money";
import { type PaymentState, hasMoney } from "./payment.state";

/**
 * The state of one refund. `requested`: it was decided. `accepted`: the provider took it on. `done`: the customer has
 * the money. `failed`: it will not be made; its amount may be refunded by another one.
 */
export const REFUND_STATES = ["requested", "accepted", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Cents of one position. */
export interface RefundedLine {
  line: string;
  amount: Cents;
}

export interface RefundStanding {
  /** The id of the payment. */
  payment: string;
  amount: Cents;
  state: RefundState;
}

interface Paid {
  id: string;
  state: PaymentState;
  amount: Cents;
  /** Refunded cents, as the provider reports them. */
  refunded: Cents;
  chargedBack?: Cents;
}

/** Whether the refund is under way: its amount is neither back with the customer nor free again. */
export function isOpenRefund({ state }: Pick<RefundStanding, "state">): boolean {
  return state === "requested" || state === "accepted";
}

/** The cents of a payment that can still be refunded, without what other refunds and the customer's bank take. */
export function refundableOf({ payment, refunds }: { payment: Paid; refunds: readonly RefundStanding[] }): Cents {
  if (!hasMoney(payment.state)) return 0;
  const own = refunds.filter((refund) => refund.payment === payment.id);
  const open = sum(own.filter(isOpenRefund));
  // Refunds that were made elsewhere, for example in the provider's dashboard, are only part of its own report.
  const back = Math.max(payment.refunded, sum(own.filter(({ state }) => state === "done")));
  return Math.max(0, payment.amount - (payment.chargedBack ?? 0) - open - back);
}

/** The cents of a position that can still be refunded by line. */
export function refundableLine({
  line,
  gross,
  refunds,
}: {
  line: string;
  gross: Cents;
  refunds: readonly { state: RefundState; lines?: readonly RefundedLine[] | undefined }[];
}): Cents {
  const back = refunds
    .filter(({ state }) => state !== "failed")
    .flatMap(({ lines = [] }) => lines)
    .filter((refunded) => refunded.line === line);
  return Math.max(0, gross - sum(back));
}

/** The names of the positions that a refund by line gives back. */
export function refundedNames({
  refund: { lines = [] },
  items,
}: {
  refund: { lines?: readonly RefundedLine[] | undefined };
  items: readonly { name: string }[];
}): string[] {
  return lines.flatMap(({ line }) => items[Number(line) - 1]?.name ?? []);
}

function sum(parts: readonly { amount: Cents }[]): Cents {
  return parts.reduce((total, { amount }) => total + amount, 0);
}
