/** Where the money of one online payment stands. */
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

/** What a provider can say of a payment. That money goes back is our own decision; how much did, it says apart. */
export type ReportedState = Exclude<PaymentState, "refunding" | "refunded">;

/**
 * What may follow on what. Messages come late, twice and in any order: each state leads only to newer ones, and to all
 * of them, so that whatever order they come in, the newest is what remains. Money that did come outweighs every end
 * without money; of those ends a provider names one.
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

/** The state after `seen` was learned: that one where it is newer, else the one that was. */
export function advanced({ state, seen }: { state: PaymentState; seen: PaymentState }): PaymentState {
  return NEXT[state].includes(seen) ? seen : state;
}

/** The payment may still be made: the order waits for it. */
export function isAwaited(state: PaymentState): boolean {
  return state === "open" || state === "pending" || state === "authorized";
}

/** The customer has done their part, and money is on its way: only the provider knows when and how that ends. */
export function isUnderWay(state: PaymentState): boolean {
  return state === "pending" || state === "authorized";
}

/** Over, and no money came. */
export function isUnpaidEnd(state: PaymentState): boolean {
  return state === "canceled" || state === "expired" || state === "failed";
}

export interface PaymentStanding {
  state: PaymentState;
  /** Cents. */
  amount: number;
  currency: string;
  /** Cents that went back, whoever sent them. */
  refunded: number;
}

export interface PaymentReport {
  state: ReportedState;
  amount: number;
  currency: string;
  refunded: number;
}

/** Money that is not what the order costs never counts as its payment. */
export function isForeignAmount({
  payment,
  report,
}: {
  payment: Pick<PaymentStanding, "amount" | "currency">;
  report: Pick<PaymentReport, "amount" | "currency">;
}): boolean {
  return report.amount !== payment.amount || report.currency !== payment.currency;
}

/** The payment after the provider's report; a late or repeated report changes nothing. */
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

export const PAYMENT_STATE_LABELS: Record<PaymentState, string> = {
  open: "Warten auf Zahlungseingang",
  pending: "Zahlung in Bearbeitung",
  authorized: "Zahlung genehmigt",
  canceled: "Zahlung abgebrochen",
  expired: "Zahlung abgelaufen",
  failed: "Zahlung fehlgeschlagen",
  paid: "Bezahlt",
  refunding: "Rückerstattung läuft",
  refunded: "Rückerstattet",
};
