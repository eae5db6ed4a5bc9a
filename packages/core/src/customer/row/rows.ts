import type { Customer } from "@tresen/contract/customer/customer.resource";
import { storageCall } from "../../platform/db";
import { type Row, findRow, namedRecords } from "../../records/rows";
import { CustomerMergedEntity } from "./customer-merged.entity";

export const customerRows = namedRecords<Customer>("customers");
export type CustomerFields = ReturnType<typeof customerRows.fieldsOf>;

/** How often customers were merged one into the next, at most. */
const LONGEST_CHAIN = 20;

/** What the server keeps of a customer beside the fields. */
export interface Kept {
  /** The ids of customers who were merged into this one. */
  merged?: string[];
  /** The ids of customers who are known to be somebody else: this one was split from them, or they from this one. */
  apart?: string[];
}

export function keptOf({ secrets }: Pick<Row, "secrets">): Required<Kept> {
  const { merged = [], apart = [] }: Kept = secrets;
  return { merged, apart };
}

/** The customer with the id, or the one that they were merged into; null where neither is there any more. */
export async function findCurrent(id: string): Promise<Row | null> {
  let current = id;
  for (let step = 0; step < LONGEST_CHAIN; step += 1) {
    const row = await findRow({ resource: customerRows, id: current });
    if (row) return row;
    const customer = current;
    const { data } = await storageCall(() => CustomerMergedEntity.get({ customer }).go({ consistent: true }));
    if (!data) return null;
    current = data.into;
  }
  return null;
}
