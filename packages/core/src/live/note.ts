import { type Instant, DAY } from "@tresen/contract/kit/time";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../platform/db";
import { inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem, versionAfterHistory } from "../records/changes";
import { LIVE_FAULTS } from "@tresen/contract/live/live.texts";
import type { LiveAuthor } from "./busy.entity";

const ATTEMPTS = 5;

interface Noted {
  subject: { resource: string; id: string; title: string; branch: string };
  by: LiveAuthor;
  /** What the log tells of the row; null where there was none, or is none any more. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  now: Instant;
}

/**
 * Writes what holds from now on together with its entry in the log. Somebody else may write the next version of the
 * same entry first; then it is tried again.
 * @param row the write of the row itself.
 */
export async function writeNoted({
  subject,
  by,
  before,
  after,
  now,
  row,
}: Noted & { row: readonly TransactionWrite[] }): Promise<void> {
  const fields = Object.keys({ ...before, ...after });
  for (let attempt = 1; ; attempt += 1) {
    const change = stepItem({
      subject: { ...subject, version: await versionAfterHistory(subject) },
      actor: by,
      action: after ? (before ? "update" : "create") : "remove",
      at: new Date(now).toISOString(),
      requestId: requestFields().requestId,
      changes: fields.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null })),
    });
    try {
      await writeTransaction({
        entities: { change: ChangeEntity },
        writes: (entities) => [...row, entities.change.create(change).commit()],
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** When a row that is valid until then may be removed, in seconds since 1970. */
export function liveExpiry(until: Instant): number {
  return Math.ceil(until / 1000);
}

/** @throws input for an instant in the past or more than so many days ahead. */
export function checkUntil({ until, now, days }: { until: Instant; now: Instant; days: number }): void {
  const fault = (code: string, message: string): Error =>
    inputError({ code: "live.until", faults: [{ field: "until", code, message }] });
  if (until <= now) throw fault("live.past", LIVE_FAULTS.past);
  if (until > now + days * DAY) throw fault("live.far", LIVE_FAULTS.far(days));
}
