import type { Instant } from "@tresen/contract/kit/time";
import { batchRead, keyOf } from "../db";
import { AttemptEntity } from "./attempt.entity";
import { type Counted, counterKey } from "./counter-key";

/** How many attempts count at the moment, in the order of the counters. */
export async function readAttempts({ all, now }: { all: readonly Counted[]; now: Instant }): Promise<number[]> {
  const keys = all.map((counted) => keyOf(AttemptEntity.get({ key: counterKey(counted) }).params()));
  const found = await batchRead(keys, { isConsistent: false });
  return keys.map((key) => {
    const item = found(key);
    const row = item && AttemptEntity.parse({ Item: item }).data;
    return row && row.until > now ? row.count : 0;
  });
}
