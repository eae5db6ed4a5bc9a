import { idOfRow } from "@tresen/contract/kit/list/index-rows";
import { lookupKey } from "@tresen/contract/kit/list/lookup";
import { readKeys } from "../platform/db";
import { customerRows } from "./row/rows";

/** How many customers are looked up at once by a state or a birthday. */
export const MOST_LOOKED_UP = 500;

/** The ids of customers with a lookup, after the position `after`. */
export async function lookedUp({
  by,
  value,
  limit,
  after = "",
}: {
  by: string;
  value: string;
  limit: number;
  after?: string;
}): Promise<{ ids: string[]; last: string; isLast: boolean }> {
  const range = { pk: lookupKey({ name: customerRows.name, by, value }) };
  const { rows, isLast } = await readKeys({ range, limit, after });
  return { ids: rows.map(idOfRow), last: rows.at(-1)?.sk ?? "", isLast };
}
