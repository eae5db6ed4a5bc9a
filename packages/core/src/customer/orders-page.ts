import { storageCall } from "../platform/db";
import { CustomerOrderEntity } from "./row/customer-order.entity";
import { uidsIn } from "./row/figures";

/**
 * A page of the orders of one customer, newest first, by an index that may be a moment behind.
 * @param customer or somebody who was merged into them.
 * @param after the place of the page before; null for the first.
 */
export async function customerOrdersPage({
  customer,
  after,
  limit,
}: {
  customer: string;
  after: string | null;
  limit: number;
}): Promise<{ uids: string[]; next: string | null }> {
  // Of keys alone, the library's cursor is a key and no text.
  const from: string | null = after === null ? null : JSON.parse(after);
  const { data, cursor } = await storageCall(() =>
    CustomerOrderEntity.query.history({ customer }).go({ data: "raw", order: "desc", limit, cursor: from }),
  );
  return { uids: uidsIn(data), next: cursor === null ? null : JSON.stringify(cursor) };
}
