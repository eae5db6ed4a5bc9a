import { isDeepStrictEqual } from "node:util";
import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import { dayOf, isOverlapping, wholeSecond } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { transactionWrites } from "../platform/db";
import { AppError, inputError, isAppError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, stale } from "../records/rows";
import { sheetOwner, unlockedChecks } from "../time-sheet/stored";
import { requireEmployed } from "./exit/last-day";
import { derived } from "./change";
import { changeNews } from "./change-news";
import { findKind, refused, zoneOfBranch } from "./context";
import { MET_CHANGED, bookedProject, corrected, enteredFaults, isLookedAt, metChecks } from "./entered";
import { entryOf, findRunning, runningWrite } from "./running";
import { readActivities } from "./read";
import { mayCorrect } from "./request-rows";
import { type ActivityFields, activityRows, ownerKey, ownerOf } from "./rows";
import { VoidedActivityEntity } from "./voided.entity";

/** What nobody has stamped. */
const NEW: Pick<ActivityFields, "source" | "flags" | "corrections" | "stampings"> = {
  ...{ source: "backoffice", flags: [], corrections: [], stampings: [] },
};
/** How far a clock in a browser may be ahead. */
const AHEAD = MINUTE;
/** No other activity that began longer ago lasts until one begins. */
const LONGEST = 3 * DAY;

/**
 * The hooks of activities: state, day and seconds follow from the times; every change is a correction, that of times with a
 * reason, and what was before stays in the record; what runs for the person is written in the same transaction, with the
 * flags of what it overlaps; and a removed activity is kept apart.
 */
export const activityHooks = hooksOf({});

/** The same without a message to the person: for many at once, and where another message tells them. */
export const quietActivityHooks = hooksOf({ isTold: false });

/** The same for an activity that is removed with a reason. */
export function voidingHooks({ reason }: { reason: string }): Hooks {
  return hooksOf({ reason });
}

/** The same for time that somebody has asked for with a reason: who enters it has corrected that it was missing. */
export function requestedHooks({ reason }: { reason: string }) {
  return hooksOf({ asked: reason, isTold: false });
}

function hooksOf({ reason, asked, isTold = true }: { reason?: string; asked?: string; isTold?: boolean }) {
  return {
    async prepare({ fields, before, actor, now }) {
      const { reason, ...given } = activityRows.fieldsOf({ fields });
      const known = before && activityRows.fieldsOf(before);
      if (known && ownerKey(ownerOf(known)) !== ownerKey(ownerOf(given)))
        throw refused(given.user ? "user" : "externalUser", messages.samePerson);
      const times = {
        startedAt: whole(given.startedAt),
        endedAt: given.endedAt ? whole(given.endedAt) : null,
        breaks: given.breaks.map((one) => ({
          startedAt: whole(one.startedAt),
          endedAt: one.endedAt ? whole(one.endedAt) : null,
        })),
      };
      const { source, flags, corrections, stampings } =
        known ?? (asked === undefined ? NEW : requested({ reason: asked, actor, now }));
      const [kind, zone, project] = await Promise.all([
        findKind(given.kind),
        zoneOfBranch(given.branch),
        bookedProject({ known, given, actor }),
      ]);
      const faults = await enteredFaults({
        known: known && bookingOf(known),
        given: bookingOf({ ...given, project }),
        kind,
        // Whoever asks for time may only ask for that of their branches.
        isPersonKnown: asked !== undefined,
      });
      if (faults.length > 0) throw inputError({ code: "validation", faults });
      if (!known || hasOtherTimes(known, times)) refuseLength({ fields: times });
      const entered = { ...given, ...times, project, source, flags, corrections, stampings, reason: "" };
      const after: ActivityFields = {
        ...entered,
        ...derived({ activity: times, kind }),
        day: dayOf({ ...times, zone }),
        ...(known && !isLookedAt({ known, after: entered, reason })
          ? {}
          : await overlapFlags({ fields: entered, id: before?.id, now })),
      };
      return { fields: known ? corrected({ known, after, reason, actor, now }) : after, secrets: {} };
    },

    async checks({ before, row, actor, now }) {
      const known = before && activityRows.fieldsOf(before);
      const after = row && activityRows.fieldsOf(row);
      if (after) refuseFuture({ fields: after, now });
      refuseOwn({ actor, known, after });
      const id = row?.id ?? before?.id ?? "";
      const fields = after ?? known;
      if (!fields) return [];
      const owner = ownerOf(fields);
      if (after && after.day !== known?.day) await requireEmployed({ owner, day: after.day });
      const days = [known?.day, after?.day].flatMap((day) => day ?? []);
      const why = reason ?? (after === null ? "" : after.corrections.at(-1)?.reason);
      const version = row?.version ?? before?.version ?? 0;
      const news = await changeNews({ id, version, known, after, actor, reason: why ?? "", isTold, now });
      return [
        ...(await unlockedChecks({ user: sheetOwner(owner), days })),
        ...news.map((write) => ({ condition: () => write, error: stale() })),
        ...(await runningChecks({ id, known, after, fields })),
        ...(await metChecks({ id, known, after, now })),
        ...(before && !row
          ? voided({ row: before, fields, actor, now, kept: reason === undefined ? {} : { reason } })
          : []),
      ];
    },

    isRepeated: (error) => isAppError(error, MET_CHANGED),
  } satisfies Hooks;
}

/** What an activity has that was entered for a request: it was corrected, and nothing was recorded before. */
function requested({ reason, actor, now }: { reason: string; actor: Actor; now: Instant }): typeof NEW {
  const nothing = { startedAt: null, endedAt: null, breaks: [], kind: null };
  const correction = { at: new Date(now).toISOString(), by: requireStaff(actor).user.id, reason, ...nothing };
  return { ...NEW, flags: ["corrected"], corrections: [correction] };
}

/** @throws input for typed times without any time between them, and for more than a day. */
function refuseLength({
  fields: { startedAt, endedAt },
}: {
  fields: Pick<ActivityFields, "startedAt" | "endedAt">;
}): void {
  if (!endedAt) return;
  const length = Date.parse(endedAt) - Date.parse(startedAt);
  if (length === 0) throw refused("endedAt", messages.noLength);
  if (length > DAY) throw refused("endedAt", messages.tooLong);
}

/** The flags of what somebody has entered or looked at: whether the person has recorded other time meanwhile. */
async function overlapFlags({
  fields,
  id,
  now,
}: {
  fields: Pick<ActivityFields, "user" | "externalUser" | "startedAt" | "endedAt" | "breaks" | "flags">;
  /** Undefined for one that is new. */
  id: string | undefined;
  now: Instant;
}): Promise<Pick<ActivityFields, "flags">> {
  const { field, id: value } = ownerOf(fields);
  const to = fields.endedAt ? Date.parse(fields.endedAt) : now;
  const from = Date.parse(fields.startedAt) - LONGEST;
  const others = await readActivities({ scope: { field, value }, from, to });
  const isMet = others.some((other) => other.id !== id && isOverlapping(other, fields));
  const flags = fields.flags.filter((flag) => flag !== "overlap");
  return { flags: isMet ? [...flags, "overlap"] : flags };
}

/** Keeps what runs for the person in step with the activity. @throws conflict for a second one that runs. */
async function runningChecks({
  id,
  known,
  after,
  fields,
}: {
  id: string;
  known: ActivityFields | null;
  after: ActivityFields | null;
  fields: ActivityFields;
}): Promise<WriteCheck[]> {
  const [was, is] = [known, after].map((one) => one && entryOf({ id, fields: one }));
  if (isDeepStrictEqual(was ?? null, is ?? null)) return [];
  const running = await findRunning(ownerOf(fields));
  const others = running.active.filter((entry) => entry.id !== id);
  if (is && !was && others.length > 0) throw new AppError("time.running", "conflict", messages.running);
  const writes = runningWrite({ before: running, active: [...others, ...(is ? [is] : [])] });
  return writes.map((write) => ({ condition: () => write, error: stale() }));
}

function voided({
  row,
  fields,
  actor,
  now,
  kept: why,
}: {
  row: Row;
  fields: ActivityFields;
  actor: Actor;
  now: Instant;
  /** Why, where somebody has said so. */
  kept: { reason?: string };
}): WriteCheck[] {
  const by = actor.kind === "staff" ? { voidedBy: actor.user.id } : {};
  const kept = { owner: ownerKey(ownerOf(fields)), id: row.id, version: row.version, fields: row.fields, ...why };
  const writes = transactionWrites({
    entities: { voided: VoidedActivityEntity },
    writes: (entities) => [entities.voided.put({ ...kept, voidedAt: new Date(now).toISOString(), ...by }).commit()],
  });
  return writes.map((write) => ({ condition: () => write, error: stale() }));
}

/**
 * About their own time decides somebody else, as about a request for a correction, unless they may correct everywhere.
 * @throws forbidden.
 */
function refuseOwn({
  actor,
  known,
  after,
}: {
  actor: Actor;
  known: ActivityFields | null;
  after: ActivityFields | null;
}): void {
  const isSame = known && after && !isLookedAt({ known, after, reason: addedReason({ known, after }) });
  const fields = after ?? known;
  if (isSame || !fields || mayCorrect({ actor, branch: fields.branch, owner: ownerKey(ownerOf(fields)) })) return;
  throw new AppError("time.own", "forbidden", messages.own);
}

/** The reason of the correction that was added; one alone says that the times are right. */
function addedReason({ known, after }: { known: ActivityFields; after: ActivityFields }): string {
  const added = after.corrections.length > known.corrections.length ? after.corrections.at(-1) : undefined;
  return added?.reason ?? "";
}

function refuseFuture({ fields: { startedAt, endedAt }, now }: { fields: ActivityFields; now: Instant }): void {
  if (Date.parse(startedAt) > now + AHEAD) throw refused("startedAt", messages.future);
  if (endedAt && Date.parse(endedAt) > now + AHEAD) throw refused("endedAt", messages.future);
}

type Booked = Pick<ActivityFields, "user" | "externalUser" | "branch" | "kind" | "project">;

function bookingOf({ branch, kind, project, ...whose }: Booked) {
  return { owner: ownerOf(whose), branch, kind: kind ?? null, project: project ?? null };
}

function whole(at: string): string {
  return new Date(wholeSecond(Date.parse(at))).toISOString();
}
