import type { DeliveryMethod } from "../branch/branch-hours";
import type { Cents } from "../kit/money";
import type { TaxLine } from "../order/pricing";
import type { PaidBy } from "../statistics/statistics";

/**
 * What an order brings in, as far as bookkeeping needs it, and nothing about its customer. The payments add up to the
 * gross of all lines of goods and deposits. An order that does not count has neither lines nor payments.
 */
export interface MoneyFacts {
  isCounted: boolean;
  /** Goods and delivery after refunds, without deposits: one line for each rate, net + tax = gross. */
  taxes: readonly TaxLine[];
  /** Deposits after refunds, in the same way. */
  deposits: readonly TaxLine[];
  /** Goods, delivery and deposits after refunds, by how they are paid. */
  payments: readonly { payment: PaidBy; amount: Cents }[];
  /** What the shop donates for the order. The customer does not pay it, so it is in no payment. */
  donation: Cents;
}

/** One step of an order from what was last counted to what counts now. */
export interface MoneyStep {
  uid: string;
  ticketNumber: number;
  method: DeliveryMethod;
  /** ISO: when the step was taken. */
  at: string;
  /** The last entry of the order's timeline, which says why something changed. */
  action: string;
  /** What was counted last; null for an order that was not counted yet. */
  before: MoneyFacts | null;
  after: MoneyFacts;
}
