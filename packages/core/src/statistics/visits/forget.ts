import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { batchWrite, keyOf, readPartition, storageCall } from "../../platform/db";
import { MarkEntity } from "./mark.entity";
import { SaltEntity } from "./salt.entity";

/** Longer than any call that counts a visitor takes, so that none makes a mark after all were removed. */
const GRACE = MINUTE;

/**
 * Removes what recognises visitors of days that have ended. The salt goes first: without it, nothing can be told from
 * the marks. Its row goes last, so that an interrupted run is taken up by the next one.
 * @returns how many days of branches, or of the shop as a whole, have been removed.
 */
export async function forgetVisitors({ now }: { now: Instant }): Promise<number> {
  const { data } = await storageCall(() => SaltEntity.query.primary({}).go({ pages: "all", consistent: true }));
  const over = data.filter(({ endsAt }) => endsAt + GRACE <= now);
  for (const { scope, day } of over) {
    await storageCall(() => SaltEntity.patch({ scope, day }).remove(["salt"]).go({ response: "none" }));
    const { pk } = keyOf(MarkEntity.get({ scope, day, hash: "" }).params());
    const marks = await readPartition(pk);
    await batchWrite(marks.map(({ sk }) => ({ delete: { pk, sk } })));
    await storageCall(() => SaltEntity.delete({ scope, day }).go({ response: "none" }));
  }
  return over.length;
}
