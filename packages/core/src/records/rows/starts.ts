import { type Scope, idOfRow, indexKey } from "@tresen/contract/kit/list/index-rows";
import { sortKey } from "@tresen/contract/kit/list/sort-key";
import type { Instant } from "@tresen/contract/kit/time";
import { readKeys } from "../../platform/db";

/** The number of keys that one Query reads. */
const PAGE = 500;

/** A record by its index row alone. */
export interface Start {
  id: string;
  /** The hour in which it begins. */
  at: Instant;
}

/**
 * When the records of a person or branch begin, without reading them: 1 Query for 500 of them.
 * @param order the field with the instant at which they begin.
 */
export async function startsIn({
  name,
  scope,
  order,
  from,
  to,
}: {
  name: string;
  scope: Scope;
  order: string;
  from: Instant;
  to: Instant;
}): Promise<Start[]> {
  const range = { pk: indexKey({ name, scope, order }), from: keyAt(from), to: keyAt(to) };
  const all: Start[] = [];
  let after = "";
  for (;;) {
    const { rows, isLast } = await readKeys({ range, after, limit: PAGE });
    all.push(...rows.map((row) => ({ id: idOfRow(row), at: hourOf(row.sk) })));
    after = rows.at(-1)?.sk ?? after;
    if (isLast) return all;
  }
}

function keyAt(at: Instant): string {
  return sortKey(new Date(at).toISOString());
}

/** @param sk begins with an ISO instant as `sortKey` writes it: `2026-06-04t21-30-00-000z`. */
function hourOf(sk: string): Instant {
  return Date.parse(`${sk.slice(0, 13).toUpperCase()}:00:00Z`);
}
