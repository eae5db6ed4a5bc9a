import { setTimeout as sleep } from "node:timers/promises";
import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import type { OwnActivity, StampingBody } from "@tresen/contract/time-tracking/time-tracking.calls";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { wholeSecond } from "@tresen/contract/time-tracking/recorded-time";
import { canonicalJson, hashOf } from "../platform/canonical";
import {
  ConditionFailed,
  type TransactionWrite,
  storageCall,
  transactionWrites,
  writeTransaction,
} from "../platform/db";
import { AppError, isAppError } from "../platform/errors";
import { findRow, findRows } from "../records/rows";
import { refused } from "./context";
import { MET_CHANGED } from "./entered";
import { noteDiscarded } from "./history/discarded";
import type { Stamper } from "./person";
import { ownActivityOf } from "./own";
import { plannedStamping } from "./planned-stamping";
import { findRunning, runningWrite } from "./running";
import { RunningEntity, type RunningRow } from "./running.entity";
import { activityOf, activityRows, ownerKey } from "./rows";
import { StampingEntity, keyEnd } from "./stamping.entity";

/** How long ago a stamping may be. */
const OLDEST = 7 * DAY;
/** How far the clock of a device may be ahead without being corrected. */
const AHEAD = MINUTE;
const ATTEMPTS = 10;
/** Of how many devices of a person the numbers are known: those that stamped last. */
const DEVICES = 30;

export interface Stamping {
  stamper: Stamper;
  action: StampingAction;
  body: StampingBody;
  /** The `Idempotency-Key` of the request. */
  key: string | undefined;
  now: Instant;
}

/**
 * Takes a stamping in one transaction. A repeated key, and what is already so, change nothing. What the person has removed
 * from the device is noted before it, whether this one is taken or not.
 * @returns the current activity; null when none runs.
 * @throws input for a time that is ahead or too long ago and for what may not be booked on; conflict for a pause or resume
 * when nothing runs, a number that is not after the last one of the device, a key of
 * another stamping, and lasting contention.
 */
export async function stamp(asked: Stamping): Promise<OwnActivity | null> {
  const { stamper, action, body, key, now } = asked;
  await noteDiscarded({ stamper, discarded: body.discarded ?? [], now });
  const at = timeOf({ body, now });
  const hash = hashOfStamping({ action, body });
  for (let attempt = 1; ; attempt += 1) {
    const running = await findRunning(stamper.owner);
    if (key !== undefined && (await isTaken({ stamper, key, hash })))
      return currentOf(await findRunning(stamper.owner));
    const sequences = sequencesAfter({ running, stamper, body, now });
    const rows = await findRows({ resource: activityRows, ids: running.active.map(({ id }) => id) });
    const planned = await plannedStamping({ ...asked, at, running, rows }).catch((error: unknown) => {
      if (isAppError(error, MET_CHANGED) && attempt <= ATTEMPTS) return null;
      throw error;
    });
    if (!planned) continue;
    if (planned.outcome === null) throw conflict(messages[action]);
    const isUnchanged = planned.outcome === "unchanged";
    // What is already so needs nothing of what runs to stay as it is, so that no other stamping hinders it.
    const { unmatchedEnds } = planned;
    const isRunningKept = isUnchanged && sequences === running.sequences && !unmatchedEnds;
    if (isRunningKept && key === undefined) return currentOf(running);
    if (attempt > ATTEMPTS) {
      if (isUnchanged) return currentOf(running);
      throw conflict(messages[action]);
    }
    try {
      await writeTransaction({
        entities: { running: RunningEntity },
        writes: () => [
          ...(isRunningKept ? [] : runningWrite({ before: running, active: planned.active, sequences, unmatchedEnds })),
          ...planned.writes,
          ...(key === undefined ? [] : taken({ stamper, action, key, hash, now })),
        ],
      });
      return planned.current && ownActivityOf(planned.current);
    } catch (error) {
      // Another stamping of the person was faster, or a correction. Both may be right, so it is looked at anew.
      if (!(error instanceof ConditionFailed)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

/** What runs of the person now; null for nothing. Of several the one that was stamped last. */
export async function currentOf({ active }: Pick<RunningRow, "active">): Promise<OwnActivity | null> {
  const last = active.toSorted((a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt)).at(-1);
  const row = last ? await findRow({ resource: activityRows, id: last.id }) : null;
  return row && ownActivityOf(activityOf(row));
}

/** The whole second at which it was stamped. @throws input for one ahead, or more than seven days ago. */
function timeOf({ body, now }: Pick<Stamping, "body" | "now">): Instant {
  const at = body.at ? Date.parse(body.at) : now;
  if (at > now + AHEAD) throw refused("at", messages.future);
  if (at < now - OLDEST) throw refused("at", messages.tooOld);
  return wholeSecond(Math.min(at, now));
}

/**
 * Numbers are milliseconds of the time of the device. One ahead of now was made by a wrong clock: it is taken and counts as
 * now, so that it does not hold back all that follow.
 * @throws conflict for a number that is not after the last one.
 */
function sequencesAfter({
  running: { sequences },
  stamper: { terminal },
  body: { sequence, device: phone },
  now,
}: { running: RunningRow } & Pick<Stamping, "stamper" | "body" | "now">): RunningRow["sequences"] {
  if (sequence === undefined || sequence === null) return sequences;
  const device = terminal?.id ?? (phone ? `phone ${phone}` : "phone");
  const last = sequences?.[device];
  if (last !== undefined && sequence <= Math.min(last, now)) throw conflict(messages.sequence, "time.sequence");
  const known = Object.entries({ ...sequences, [device]: Math.min(sequence, now) });
  return Object.fromEntries(known.sort(([, a], [, b]) => b - a).slice(0, DEVICES));
}

/** @throws conflict for a key that the person has used for another stamping. */
async function isTaken({
  stamper: { owner },
  key,
  hash,
}: {
  stamper: Stamper;
  key: string;
  hash: string;
}): Promise<boolean> {
  const asked = { owner: ownerKey(owner), key };
  const { data } = await storageCall(() => StampingEntity.get(asked).go({ consistent: true }));
  if (data?.hash !== undefined && data.hash !== hash) throw conflict(messages.key, "time.key");
  return data !== null;
}

/**
 * What makes a stamping another one. A device that numbers its stampings works out anew when one was made each time it sends
 * it, and leaves the number out where it is for a look, so that the time of those does not count.
 */
function hashOfStamping({ action, body }: Pick<Stamping, "action" | "body">): string {
  const { kind = null, project = null, task = null, note = null, branch = null } = body;
  const isNumbered = (body.sequence ?? null) !== null || body.isClockUncertain;
  const at = isNumbered ? null : (body.at ?? null);
  return hashOf(canonicalJson({ action, at, kind, project, task, note, branch }));
}

function taken({
  stamper: { owner },
  action,
  key,
  hash,
  now,
}: Pick<Stamping, "stamper" | "action" | "now"> & { key: string; hash: string }): TransactionWrite[] {
  const row = {
    ...{ owner: ownerKey(owner), key, action, hash, receivedAt: new Date(now).toISOString() },
    expiresAt: keyEnd(now),
  };
  return transactionWrites({
    entities: { stampings: StampingEntity },
    writes: ({ stampings }) => [stampings.create(row).commit()],
  });
}

function conflict(message: string, code = "time.stamping"): AppError {
  return new AppError(code, "conflict", message);
}
