import type { Periods } from "@tresen/contract/privacy/retention/retention-kinds";
import { retentionSubject } from "@tresen/contract/privacy/retention/retention.permissions";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { requestFields } from "../../platform/request";
import { ChangeEntity, stepItem } from "../../records/changes";
import { stale } from "../../records/rows";
import { type LastRun, RetentionEntity } from "./retention.entity";

export interface RetentionState {
  version: number;
  confirmed: Periods | null;
  confirmedAt: string | null;
  lastRun: LastRun | null;
  doneUntil: Readonly<Record<string, string>>;
}

export async function readState(): Promise<RetentionState> {
  const { data } = await storageCall(() => RetentionEntity.get({}).go({ consistent: true }));
  const { version = 0, confirmed = null, confirmedAt = null, lastRun = null, doneUntil = {} } = data ?? {};
  return { version, confirmed, confirmedAt, lastRun, doneUntil };
}

/** Confirms these periods, with an entry of the log that says by whom. @throws conflict when somebody else just has. */
export async function confirmPeriods({
  before,
  periods,
  actor,
  at,
}: {
  before: RetentionState;
  periods: Periods;
  actor: Actor;
  /** ISO. */
  at: string;
}): Promise<void> {
  const { user } = requireStaff(actor);
  const version = before.version + 1;
  const { confirmed } = before;
  const changes = Object.entries(periods).flatMap(([field, months]) => {
    const was = Object.entries(confirmed ?? {}).find(([name]) => name === field)?.[1] ?? null;
    return was === months ? [] : [{ field, before: was, after: months }];
  });
  const step = stepItem({
    subject: { resource: retentionSubject.name, id: retentionSubject.name, version, title: "" },
    actor: { kind: "staff", id: user.id },
    action: "update",
    at,
    requestId: requestFields().requestId,
    changes,
  });
  try {
    await writeTransaction({
      entities: { retention: RetentionEntity, change: ChangeEntity },
      writes: ({ retention, change }) => [
        retention
          .update({})
          .set({ version, confirmed: periods, confirmedAt: at })
          .where((stored, { eq, notExists }) =>
            before.version === 0 ? notExists(stored.version) : eq(stored.version, before.version),
          )
          .commit(),
        change.put(step).commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
}

/** Notes up to where the orders of branches are done. */
export async function noteDone(doneUntil: Readonly<Record<string, string>>): Promise<void> {
  await storageCall(() => RetentionEntity.update({}).set({ doneUntil }).go({ response: "none" }));
}

export async function noteRun(lastRun: LastRun): Promise<void> {
  await storageCall(() => RetentionEntity.update({}).set({ lastRun }).go({ response: "none" }));
}
