/** How a payment is made: online with the order, later by a link, or on site. */
export const PAYMENT_KINDS = ["online", "link", "onSite"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** The state of one online payment. */
export type PaymentState =
  "open" | "pending" | "authorized" | "canceled" | "expired" | "failed" | "paid" | "refunding" | "refunded";

export const PAYMENT_STATES = [
  "open",
  "pending",
  "authorized",
  "canceled",
  "expired",
  "failed",
  "paid",
  "refunding",
  "refunded",
] as const satisfies readonly PaymentState[];

/**
 * The states that a provider can report. `refunding` is set by the platform itself, and the refunded amount is reported
 * separately.
 */
export type ReportedState = Exclude<PaymentState, "refunding" | "refunded">;

/**
 * The transition table. Reports may arrive late, twice and in any order. Each state leads to all newer states and to no
 * older one, so the newest state wins whatever the order of the reports. A state with money outweighs every final state
 * without money; of those, the provider reports one.
 */
const NEXT: Record<PaymentState, readonly PaymentState[]> = {
  open: ["pending", "authorized", "canceled", "expired", "failed", "paid", "refunding", "refunded"],
  pending: ["authorized", "canceled", "expired", "failed", "paid", "refunding", "refunded"],
  authorized: ["canceled", "expired", "failed", "paid", "refunding", "refunded"],
  canceled: ["expired", "failed", "paid", "refunding", "refunded"],
  expired: ["failed", "paid", "refunding", "refunded"],
  failed: ["paid", "refunding", "refunded"],
  paid: ["refunding", "refunded"],
  refunding: ["refunded"],
  refunded: [],
};

/** The state after a report: the reported state if it is newer, else the current one. */
export function advanced({ state, seen }: { state: PaymentState; seen: PaymentState }): PaymentState {
  return NEXT[state].includes(seen) ? seen : state;
}

/** Whether the payment may still be made, so that the order waits for it. */
export function isAwaited(state: PaymentState): boolean {
  return state === "open" || state === "pending" || state === "authorized";
}

/** Whether the customer has finished and the money is on its way. Only the provider knows when it arrives. */
export function isUnderWay(state: PaymentState): boolean {
  return state === "pending" || state === "authorized";
}

/** Whether the payment has ended without money. */
export function isUnpaidEnd(state: PaymentState): boolean {
  return state === "canceled" || state === "expired" || state === "failed";
}

/** Whether the money arrived, whatever became of it later. */
export function hasMoney(state: PaymentState): boolean {
  return state === "paid" || state === "refunding" || state === "refunded";
}

export interface PaymentStanding {
  state: PaymentState;
  /** Cents. */
  amount: number;
  currency: string;
  /** Refunded cents, whoever started the refund. */
  refunded: number;
}

export interface PaymentReport {
  state: ReportedState;
  amount: number;
  currency: string;
  refunded: number;
}

/** Whether the amount or the currency differs from what the order costs. Such money never counts as its payment. */
export function isForeignAmount({
  payment,
  report,
}: {
  payment: Pick<PaymentStanding, "amount" | "currency">;
  report: Pick<PaymentReport, "amount" | "currency">;
}): boolean {
  return report.amount !== payment.amount || report.currency !== payment.currency;
}

/** The payment after a report of the provider. A late or repeated report changes nothing. */
export function reported<Payment extends PaymentStanding>({
  payment,
  report,
}: {
  payment: Payment;
  report: PaymentReport;
}): Payment {
  const isPaid = report.state === "paid" || report.state === "authorized";
  if (isPaid && isForeignAmount({ payment, report }))
    return { ...payment, state: advanced({ state: payment.state, seen: "failed" }) };
  const refunded = Math.max(payment.refunded, report.refunded);
  const seen = refunded >= payment.amount && refunded > 0 ? "refunded" : report.state;
  return { ...payment, refunded, state: advanced({ state: payment.state, seen }) };
}
