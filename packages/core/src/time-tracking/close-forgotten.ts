import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { CLOSED_AFTER_HOURS } from "@tresen/contract/time-tracking/closing-rule";
import { branchRows } from "../branch/rows";
import { ConditionFailed, writeTransaction } from "../platform/db";
import { allRows, findRow } from "../records/rows";
import { activityWrites, changedRow, stamped } from "./change";
import { findKind } from "./context";
import { allRunning, runningWrite } from "./running";
import { type ActiveEntry, RunningEntity, type RunningRow } from "./running.entity";
import { activityRows } from "./rows";

/**
 * Ends the activities that run for longer than their branch allows, at the time that its rule names or when something was
 * recorded of them last, and flags them. Running it again changes nothing more.
 * @returns how many it ended.
 */
export async function closeForgotten({ now }: { now: Instant }): Promise<number> {
  const running = (await allRunning()).filter(({ active }) => active.length > 0);
  if (running.length === 0) return 0;
  const branches = (await allRows({ resource: branchRows, consistent: false })).map((row) => branchRows.recordOf(row));
  const hours = new Map(branches.map(({ id, closedAfterHours }) => [id, closedAfterHours ?? CLOSED_AFTER_HOURS]));
  let closed = 0;
  for (const row of running) {
    const due = row.active.map((entry) => ({ entry, at: dueAt({ entry, hours }) })).find(({ at }) => at <= now);
    // One at a time: a person seldom has another one, which the next run ends.
    if (due && (await close({ running: row, ...due, now }))) closed += 1;
  }
  return closed;
}

function dueAt({ entry, hours }: { entry: ActiveEntry; hours: ReadonlyMap<string, number> }): Instant {
  return Date.parse(entry.startedAt) + (hours.get(entry.branch) ?? CLOSED_AFTER_HOURS) * HOUR;
}

/** @returns whether it was ended. Where the person was faster, the next run looks again. */
async function close({
  running,
  entry,
  at,
  now,
}: {
  running: RunningRow;
  entry: ActiveEntry;
  at: Instant;
  now: Instant;
}): Promise<boolean> {
  const active = running.active.filter(({ id }) => id !== entry.id);
  const before = await findRow({ resource: activityRows, id: entry.id });
  const known = before && activityRows.fieldsOf(before);
  const end = new Date(Math.max(at, Date.parse(entry.changedAt))).toISOString();
  const flags = ["closedByRule"] as const;
  const fields =
    known &&
    stamped({ fields: known, action: "end", at: end, kind: await findKind(known.kind), stamping: null, flags });
  const after = before && fields && changedRow({ row: before, fields, now });
  try {
    await writeTransaction({
      entities: { running: RunningEntity },
      writes: () => [
        ...runningWrite({ before: running, active }),
        ...(after ? activityWrites({ before, after, actor: null, now }) : []),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
