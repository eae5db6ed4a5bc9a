import { DAY } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { storageCall, transactionWrites } from "../../platform/db";
import type { AppError } from "../../platform/errors";
import type { WriteCheck } from "../../records/rows";
import { ReachedPathEntity } from "./reached-path.entity";

/** Far longer than any write takes. */
const KEPT = DAY;

/**
 * The writes by which no redirect is put at a path to which another is made to lead at the same moment: the one notes
 * that it leads to `next`, the other is written only if nobody has noted its path since this was called. So it must be
 * called before the redirects that lead to the path are read.
 * @param error if somebody has noted it.
 */
export async function reachedChecks({
  path,
  next,
  error,
}: {
  path: string;
  next: string | null;
  error: AppError;
}): Promise<WriteCheck[]> {
  const { data } = await storageCall(() => ReachedPathEntity.get({ path }).go({ consistent: true }));
  const expiresAt = Math.ceil((Date.now() + KEPT) / 1000);
  const writes = transactionWrites({
    entities: { reached: ReachedPathEntity },
    writes: ({ reached }) => [
      reached
        .check({ path })
        .where(({ mark }, { notExists, eq }) => (data ? eq(mark, data.mark) : notExists(mark)))
        .commit(),
      ...(next === null ? [] : [reached.put({ path: next, mark: ulid(), expiresAt }).commit()]),
    ],
  });
  return writes.map((write) => ({ condition: () => write, error }));
}
