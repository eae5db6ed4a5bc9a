import { isAppError } from "../../platform/errors";
import type { Limits } from "../capacity/counters";
import { replaceOrder } from "../replace";
import { type OrderRow, findOrder } from "../store";
import { withPreparation } from "./merge";

/** The kitchen may note something between each attempt. */
const ATTEMPTS = 10;

/**
 * Replaces an order with what somebody decided, if no other decision came first. What the kitchen has noted meanwhile
 * is no decision: it is kept, and refuses nothing.
 * @returns the order as it was written.
 * @throws conflict when somebody else changed it, or took its minutes of stations, meanwhile.
 */
export async function replaceDecided({
  before,
  row,
  limits,
}: {
  before: OrderRow;
  row: OrderRow;
  /** See `replaceOrder`. */
  limits?: Limits | undefined;
}): Promise<OrderRow> {
  let current = before;
  for (let attempt = 1; ; attempt += 1) {
    const decided = withPreparation({ before, row, current });
    try {
      await replaceOrder({ before: current, row: decided, limits });
      return decided;
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
      const found = await findOrder(before.uid);
      if (found?.version !== before.version || found.revision === current.revision) throw error;
      current = found;
    }
  }
}
