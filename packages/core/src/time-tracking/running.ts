import { lastRecorded } from "@tresen/contract/time-tracking/recorded-time";
import { type TransactionWrite, batchRead, keyOf, readPartition, storageCall, transactionWrites } from "../platform/db";
import { type ActiveEntry, RunningEntity, type RunningRow } from "./running.entity";
import { type ActivityFields, type Owner, ownerKey } from "./rows";

/** What runs for the person; version 0 before the first stamping. */
export async function findRunning(owner: Owner): Promise<RunningRow> {
  const key = ownerKey(owner);
  const { data } = await storageCall(() => RunningEntity.get({ owner: key }).go({ consistent: true }));
  return data ?? { owner: key, version: 0, active: [] };
}

/** What runs for these people, by `ownerKey`. */
export async function readRunning(owners: readonly Owner[]): Promise<Map<string, RunningRow>> {
  const keys = owners.map((owner) => ({
    name: ownerKey(owner),
    at: keyOf(RunningEntity.get({ owner: ownerKey(owner) }).params()),
  }));
  const found = await batchRead(
    keys.map(({ at }) => at),
    { isConsistent: false },
  );
  return new Map(
    keys.flatMap(({ name, at }) => {
      const item = found(at);
      const row = item && RunningEntity.parse({ Item: item }).data;
      return row ? [[name, row] as const] : [];
    }),
  );
}

/** What runs for everybody. */
export async function allRunning(): Promise<RunningRow[]> {
  const items = await readPartition("running-activity");
  return items.flatMap((item) => RunningEntity.parse({ Item: item }).data ?? []);
}

/** The write of what runs now, on condition that it is still as it was read. */
export function runningWrite({
  before,
  active,
  sequences = before.sequences,
  unmatchedEnds = before.unmatchedEnds,
}: {
  before: RunningRow;
  active: readonly ActiveEntry[];
  sequences?: RunningRow["sequences"];
  unmatchedEnds?: RunningRow["unmatchedEnds"];
}): TransactionWrite[] {
  const { owner, version: known } = before;
  const kept = { ...(sequences ? { sequences } : {}), ...(unmatchedEnds ? { unmatchedEnds } : {}) };
  const row = { owner, version: known + 1, active, ...kept };
  return transactionWrites({
    entities: { running: RunningEntity },
    writes: ({ running }) => [
      running
        .put(row)
        .where(({ version }, { eq, notExists }) => (known === 0 ? notExists(version) : eq(version, known)))
        .commit(),
    ],
  });
}

/** The entry of an activity that has not ended; null for any other. */
export function entryOf({ id, fields }: { id: string; fields: ActivityFields }): ActiveEntry | null {
  const { state, branch, startedAt } = fields;
  if (state === "ended") return null;
  return { id, branch, state, startedAt, changedAt: new Date(lastRecorded(fields)).toISOString() };
}
