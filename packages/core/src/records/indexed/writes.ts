import { isDeepStrictEqual } from "node:util";
import { type IndexRow, rowsOf } from "@tresen/contract/kit/list/index-rows";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { CompanionEntity, type Companions, type IndexedChange, recordOf } from "../rows";

/** The index rows that a change of a record adds and removes. */
export function indexWrites({ resource, before, after }: IndexedChange): Companions {
  const held = before ? rowsOf({ resource, record: recordOf(before) }) : [];
  const wanted = after ? rowsOf({ resource, record: recordOf(after) }) : [];
  return {
    puts: wanted.filter((row) => !held.some((other) => isSameRow(row, other))),
    deletes: held.filter((row) => !wanted.some((other) => isSameKey(row, other))),
  };
}

/** The same as writes of the record's transaction. */
export function transactIndex(change: IndexedChange): TransactionWrite[] {
  const { puts, deletes } = indexWrites(change);
  return transactionWrites({
    entities: { companion: CompanionEntity },
    writes: ({ companion }) => [
      ...deletes.map(({ pk, sk }) => companion.delete({ pk, sk }).commit()),
      ...puts.map((row) => companion.put({ ...row }).commit()),
    ],
  });
}

function isSameKey(a: IndexRow, b: IndexRow): boolean {
  return a.pk === b.pk && a.sk === b.sk;
}

function isSameRow(a: IndexRow, b: IndexRow): boolean {
  return isSameKey(a, b) && isDeepStrictEqual([a.targets, a.holds], [b.targets, b.holds]);
}
