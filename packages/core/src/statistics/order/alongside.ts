import { bookingWrites } from "../../closing/book";
import type { OrderRow } from "../../order";
import type { ItemWrite } from "../../platform/db";
import { moneyStepOf } from "./money-step";
import type { OrderMoney } from "./money";

/** One order whose figures change: from what was counted of it last, null for nothing, to what it counts now. */
export interface CountedStep {
  order: OrderRow;
  before: OrderMoney | null;
  after: OrderMoney;
}

/**
 * Writes that belong into the transaction in which orders of a branch are counted. It is called at each attempt, so what
 * it reads for its conditions is read again; at most one write an order and one more for the branch.
 */
export type Alongside = (counted: { branch: string; steps: readonly CountedStep[] }) => Promise<readonly ItemWrite[]>;

export const alongside: readonly Alongside[] = [
  ({ branch, steps }) => bookingWrites({ branch, steps: steps.map(moneyStepOf) }),
];
