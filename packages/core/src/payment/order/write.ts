import { type OrderRow, findOrder, replaceOrder } from "../../order";
import { isAppError } from "../../platform/errors";

const ATTEMPTS = 6;

/**
 * Writes what `change` makes of the order as it now is, again from the start whenever somebody else was faster.
 * `change` returns the very same row where there is nothing to write.
 * @returns the order as it then stands, or null where there is none.
 */
export async function writeOrder({
  uid,
  change,
}: {
  uid: string;
  change: (before: OrderRow) => OrderRow | Promise<OrderRow>;
}): Promise<OrderRow | null> {
  for (let attempt = 1; ; attempt += 1) {
    const before = await findOrder(uid);
    if (!before) return null;
    const row = await change(before);
    if (row === before) return before;
    try {
      await replaceOrder({ before, row });
      return row;
    } catch (error) {
      if (!isAppError(error, "order.changed") || attempt === ATTEMPTS) throw error;
    }
  }
}
