import { isDeepStrictEqual } from "node:util";
import { type IndexRow, rowsOf } from "@tresen/contract/kit/list/index-rows";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Companions, type Row, recordOf } from "../rows";

/** The index rows that a change of a record adds and removes. */
export function indexWrites({
  resource,
  before,
  after,
}: {
  resource: Resource;
  before: Row | null;
  after: Row | null;
}): Companions {
  const held = before ? rowsOf({ resource, record: recordOf(before) }) : [];
  const wanted = after ? rowsOf({ resource, record: recordOf(after) }) : [];
  return {
    puts: wanted.filter((row) => !held.some((other) => isSameRow(row, other))),
    deletes: held.filter((row) => !wanted.some((other) => isSameKey(row, other))),
  };
}

function isSameKey(a: IndexRow, b: IndexRow): boolean {
  return a.pk === b.pk && a.sk === b.sk;
}

function isSameRow(a: IndexRow, b: IndexRow): boolean {
  return isSameKey(a, b) && isDeepStrictEqual([a.targets, a.holds], [b.targets, b.holds]);
}
