import type { DeliveryMethod } from "../branch/branch-hours";
import type { Cents } from "../kit/money";
import type { TaxLine } from "../order/pricing";
import type { PaidBy } from "../statistics/statistics";

/**
 * What an order brings in, as far as bookkeeping needs it, and nothing about its customer. The payments add up to the
 * gross of all tax lines and the deposits.
 */
export interface MoneyFacts {
  method: DeliveryMethod;
  /** Goods and delivery after refunds, without deposits: one line for each rate, net + tax = gross. */
  taxes: readonly TaxLine[];
  /** Goods, delivery and deposits after refunds, by how they are paid. */
  payments: readonly { payment: PaidBy; amount: Cents }[];
  /** After refunds. */
  deposits: Cents;
  /** What the shop donates for the order. The customer does not pay it, so it is in no payment. */
  donations: Cents;
  /** What was given back without a change of the positions. */
  refunded: Cents;
  /** Whether it was rejected, canceled or has failed; then all sums are 0. */
  isCanceled: boolean;
}

/** One step of an order from what was last counted to what counts now. */
export interface MoneyStep {
  uid: string;
  ticketNumber: number;
  /** The order's version after the step, by which a step has one booking entry. */
  version: number;
  /** ISO: when the step was taken. */
  at: string;
  /** What was counted last; null for an order that was not counted yet. */
  before: MoneyFacts | null;
  after: MoneyFacts;
}
