import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { stateOf } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import type { TransactionWrite } from "../../platform/db";
import { type Row, findRow } from "../../records/rows";
import { sheetOwner, unlockedWrites } from "../../time-sheet/stored";
import { readActivities } from "../read";
import { entryOf } from "../running";
import { deviceOf } from "./stamping-of";
import type { ActiveEntry } from "../running.entity";
import { type ActivityFields, type Owner, activityRows, ownerOf } from "../rows";

/** No branch lets an activity run for longer. */
const LONGEST = 3 * DAY;
/** A stamping this soon after an end says what is recorded already. */
const SKEW = MINUTE;

/** An activity that the branch's rule has ended, though the person went on, or ended it at another time. */
export interface ClosedByRule {
  /** As it is stored. */
  row: Row;
  /** As it was before the rule. */
  opened: Row;
  /** As it would run. */
  entry: ActiveEntry;
  /** Whether its times stay: somebody has corrected it since, or the person has begun another one or a day has passed. */
  isSettled: boolean;
}

/**
 * The activity of the person that a stamping of this time concerns, and that the rule has ended since: the one that ran
 * then, or the last one before, if what is stamped may have come after the rule. Null without one.
 */
export async function closedByRuleAt({
  owner,
  at,
  action,
  device,
}: {
  owner: Owner;
  at: Instant;
  action: StampingAction;
  /** See `deviceOf`. */
  device: string | null;
}): Promise<ClosedByRule | null> {
  const scope = { field: owner.field, value: owner.id };
  const begun = (await readActivities({ scope, from: at - LONGEST, to: at })).filter(
    ({ startedAt }) => Date.parse(startedAt) <= at,
  );
  const isClosed = ({ flags }: Activity): boolean => flags.includes("closedByRule");
  const then = begun.findLast((one) => isClosed(one) && lastEnd(one) >= at);
  // What has begun on the device itself is ended there, whatever another one has ended at that time.
  const own = begun.findLast(({ stampings: [first] }) => first !== undefined && deviceOf(first) === device);
  const last = own && isClosed(own) ? own : isTold({ begun, at }) ? undefined : begun.findLast(isClosed);
  const found = then ?? (action === "start" ? undefined : last);
  const row = found ? await findRow({ resource: activityRows, id: found.id }) : null;
  if (!row) return null;
  const known = activityRows.fieldsOf(row);
  const fields = openedFields(known);
  const entry = entryOf({ id: row.id, fields });
  if (!known.endedAt || !entry) return null;
  const arrived = Date.parse(known.stampings[0]?.receivedAt ?? known.startedAt);
  const hasBegunSince = begun.some(({ id, startedAt }) => id !== row.id && Date.parse(startedAt) > arrived);
  const isOvertaken = !then && (hasBegunSince || at - Date.parse(known.startedAt) > DAY);
  // A break neither begins nor ends in an activity that something else has followed.
  if (isOvertaken && action !== "end") return null;
  return { row, opened: { ...row, fields }, entry, isSettled: isOvertaken || isCorrected(known) };
}

/** Whether the last activity was ended by somebody at this time, so that another stamping of its end adds nothing. */
function isTold({ begun, at }: { begun: readonly Activity[]; at: Instant }): boolean {
  const last = begun.at(-1);
  return last !== undefined && !last.flags.includes("closedByRule") && lastEnd(last) >= at - SKEW;
}

/** When it ended by what is known, or was known once. */
function lastEnd({ endedAt, corrections }: Pick<Activity, "endedAt" | "corrections">): Instant {
  const ends = [endedAt, ...corrections.map((one) => one.endedAt)];
  return Math.max(...ends.map((end) => (end ? Date.parse(end) : 0)));
}

/**
 * Whether somebody has changed the end that the rule has set. The rule ends what has no end yet, so that a former end was
 * changed since. What a stamping of the person has corrected, at the moment at which it arrived, does not count.
 */
function isCorrected({ corrections, stampings, ...fields }: ActivityFields): boolean {
  const { id } = ownerOf(fields);
  const stampedAt = new Set(stampings.map(({ receivedAt }) => receivedAt));
  // One without a reason is about what the time was booked on.
  return corrections.some(
    ({ at, by, reason, endedAt }) => endedAt !== null && reason !== "" && !(by === id && stampedAt.has(at)),
  );
}

/** The activity without what the rule has added: its end, that of an open break, and the flag. */
function openedFields(known: ActivityFields): ActivityFields {
  const breaks = known.breaks.map((one, index) =>
    index === known.breaks.length - 1 && one.endedAt === known.endedAt ? { ...one, endedAt: null } : one,
  );
  const flags = known.flags.filter((flag) => flag !== "closedByRule");
  const open = { endedAt: null, breaks };
  return { ...known, ...open, flags, state: stateOf(open), workedSeconds: null, breakSeconds: null };
}

/**
 * The fields with the times that the rule had left as a correction, where a stamping tells of another end. Its time
 * is that at which the stamping arrived, by which the two belong together.
 */
export function correctedByRule({
  closed,
  fields,
  by,
  now,
}: {
  closed: ClosedByRule;
  /** With what the stamping has told. */
  fields: ActivityFields;
  by: string;
  now: Instant;
}): ActivityFields {
  const { startedAt, endedAt, breaks, kind, corrections } = activityRows.fieldsOf(closed.row);
  if (fields.endedAt === endedAt) return fields;
  const former = { startedAt, endedAt: endedAt ?? null, breaks, kind: kind ?? null };
  const reason = fields.endedAt ? messages.lateEnd : messages.lateGoing;
  return { ...fields, corrections: [...corrections, { at: new Date(now).toISOString(), by, reason, ...former }] };
}

/** The conditions under which the activity may still change. @throws conflict for a locked month. */
export function unlockedActivity(fields: ActivityFields): Promise<TransactionWrite[]> {
  return unlockedWrites({ user: sheetOwner(ownerOf(fields)), days: [fields.day] });
}
