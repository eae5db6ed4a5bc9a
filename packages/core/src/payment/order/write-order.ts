import { type OrderRow, findOrder, replaceOrder } from "../../order";
import { isAppError } from "../../platform/errors";

const ATTEMPTS = 6;

/**
 * Changes the order with `change`, reading it again whenever somebody else changed it first. If there is nothing to
 * write, `change` returns the same object.
 * @returns the order afterwards, or null if it does not exist.
 */
export async function writeOrder({
  uid,
  change,
  replace = replaced,
}: {
  uid: string;
  change: (before: OrderRow) => OrderRow | Promise<OrderRow>;
  /** How the changed order is written. @returns what was written. */
  replace?: (asked: { before: OrderRow; row: OrderRow }) => Promise<OrderRow>;
}): Promise<OrderRow | null> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findOrder(uid);
    if (!before) return null;
    const row = await change(before);
    if (row === before) return before;
    try {
      return await replace({ before, row });
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}

async function replaced(asked: { before: OrderRow; row: OrderRow }): Promise<OrderRow> {
  await replaceOrder(asked);
  return asked.row;
}
