/* What saving settings does to the confirmation of periods: all that the settings know of retention. */
import type { RetentionKind } from "@tresen/contract/privacy/retention/retention-kinds";
import { type TransactionWrite, transactionWrites } from "../../../platform/db";
import { RetentionEntity } from "../retention.entity";
import { readState } from "../state";

/**
 * The write that takes the confirmation of these periods back, so that they wait for a new one if they are entered again:
 * until then more has become old enough than somebody has seen.
 */
export async function withdrawPeriods(kinds: readonly RetentionKind[]): Promise<TransactionWrite[]> {
  const { version, confirmed } = await readState();
  if (!confirmed) return [];
  const ended = Object.fromEntries(kinds.map((kind) => [kind, null]));
  return transactionWrites({
    entities: { retention: RetentionEntity },
    writes: ({ retention }) => [
      retention
        .update({})
        .set({ version: version + 1, confirmed: { ...confirmed, ...ended } })
        .where((stored, { eq }) => eq(stored.version, version))
        .commit(),
    ],
  });
}
