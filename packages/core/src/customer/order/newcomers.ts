import type { OrderRow } from "../../order";
import { findRows } from "../../records/rows";
import { findAllNoted } from "../row/figures";
import { customerRows, findCurrent } from "../row/rows";

/**
 * Whether each of these orders is the first of its customer: by uid, without those whose customer is not known. Orders
 * are noted at their customers before.
 */
export async function newcomersAmong(orders: readonly OrderRow[]): Promise<Map<string, boolean>> {
  const noted = await findAllNoted(orders.map(({ uid }) => uid));
  const ids = [...new Set(noted.map(({ customer }) => customer))];
  const rows = await findRows({ resource: customerRows, ids });
  const newcomers = new Map<string, boolean>();
  for (const { uid, customer, createdAt } of noted) {
    const row = rows.get(customer) ?? (await findCurrent(customer));
    if (row) newcomers.set(uid, (customerRows.fieldsOf(row).firstOrderAt ?? createdAt) >= createdAt);
  }
  return newcomers;
}
