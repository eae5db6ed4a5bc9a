import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { type StampingOutcome, stampingOutcome } from "@tresen/contract/time-tracking/activity.state";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { dayOf, isOverlapping } from "@tresen/contract/time-tracking/recorded-time";
import { TIME_TRACKING_MESSAGES as messages } from "@tresen/contract/time-tracking/time-tracking.texts";
import { ulid } from "ulid";
import type { TransactionWrite } from "../platform/db";
import { type Row, findRow } from "../records/rows";
import { activityWrites, changedRow, stamped, withFlags } from "./change";
import { type Booking, kindsOf, refused, requireBooking, zoneOfBranch } from "./context";
import { isLate, stampingFlags } from "./late/flags";
import { closedByRuleAt, correctedByRule, unlockedActivity } from "./late/closed-by-rule";
import { keptWith, stampingOf } from "./late/kept";
import { isFollowed, placedIn, placedStamping } from "./late/placed";
import { readActivities } from "./read";
import { entryOf } from "./running";
import type { ActiveEntry, RunningRow } from "./running.entity";
import { type ActivityFields, activityOf, activityRows } from "./rows";
import type { Stamping } from "./stamp";

/** How far the clocks of two devices may differ: two stampings within this time are in the order in which they arrive. */
const SKEW = MINUTE;
const SECOND = 1000;
/** How long before an uncertain time the activity may have begun with which it is kept. */
const NEAR = 2 * DAY;

export interface Planned {
  outcome: StampingOutcome;
  writes: TransactionWrite[];
  active: readonly ActiveEntry[];
  /** The current activity afterwards. */
  current: Activity | null;
}

export type Asked = Stamping & {
  /** When it was stamped, to the second. */
  at: Instant;
  running: RunningRow;
  /** The activities that run, by id. */
  rows: ReadonlyMap<string, Row>;
};

/**
 * What a stamping changes. It concerns what ran at its time. A start leaves an activity that the person has begun or
 * changed elsewhere since then as it is, and what overlaps it is flagged; anything else takes its place among what was
 * stamped later. What is so already is kept with the activity, since what arrives later may lie before it. What the branch's rule has ended meanwhile is taken as if it
 * still ran, unless somebody has corrected it since: a stamping knows better than the rule. An end that comes after the
 * rule's moves that, unless the person has begun something else in between: it is kept with the activity then.
 * One of an uncertain time that meets nothing is kept for a manager with what it may have meant.
 * @throws conflict for what the rule has ended in a month that is locked.
 */
export async function plannedStamping(asked: Asked): Promise<Planned> {
  const { action, at, running, now } = asked;
  const isConcerned = ({ changedAt }: ActiveEntry): boolean => Date.parse(changedAt) <= at + SKEW;
  const open = running.active
    .filter((entry) => asked.rows.has(entry.id) && isConcerned(entry))
    .sort((a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt));
  const found =
    open.length === 0 && now - at > SECOND ? await closedByRuleAt({ owner: asked.stamper.owner, at, action }) : null;
  if (found?.isSettled && action !== "start")
    return keptWith({ asked, row: found.row, flags: [...(await stampingFlags({ asked })), "overlap"] });
  const closed = found && !found.isSettled && isConcerned(found.entry) ? found : null;
  const concerned = closed ? [closed.entry] : open;
  const rows = closed ? new Map([[closed.row.id, closed.opened]]) : asked.rows;
  const elsewhere = running.active.filter((entry) => !concerned.includes(entry));
  const current = concerned.at(-1);
  if (!current && action !== "start") {
    if (asked.body.isClockUncertain) return metNothing(asked);
    const placed = await placedStamping({ asked, closed: found?.isSettled ? null : found });
    if (placed) return placed;
    if (action === "end" && isLate(asked)) return metNothing(asked);
  }
  const row = current && rows.get(current.id);
  if (row && !closed && action !== "start" && concerned.length === 1 && isFollowed({ row, asked }))
    return placedIn({ asked, row });
  const isSame = row !== undefined && isSameBooking({ fields: activityRows.fieldsOf(row), asked });
  const outcome = stampingOutcome({ action, state: current?.state ?? null, isSame });
  if (outcome === "unchanged" && row)
    return keptWith({ asked, row: closed?.row ?? row, flags: await stampingFlags({ asked, current }) });
  if (outcome === null || outcome === "unchanged")
    return { outcome, writes: [], active: running.active, current: null };
  // No time within an activity runs backwards, if the clocks of devices differ.
  const time = new Date(Math.max(at, ...concerned.map(({ changedAt }) => Date.parse(changedAt)))).toISOString();
  const all = concerned.flatMap(({ id }) => rows.get(id) ?? []);
  const isEnd = action === "start" || action === "end";
  const touched = isEnd ? all : all.slice(-1);
  const flags = await stampingFlags({ asked, current });
  const kinds = await kindsOf(touched.map(activityRows.fieldsOf));
  const changed = await Promise.all(
    touched.map(async (before) => {
      const known = activityRows.fieldsOf(before);
      const change = action === "start" ? ("end" as const) : action;
      const stamping = stampingOf({ ...asked, action: change, time });
      const kind = known.kind ? kinds.get(known.kind) : undefined;
      // No working day has more hours than a day, so somebody has to look at it: nothing that was told is cut off.
      const isTooLong = change === "end" && Date.parse(time) - Date.parse(known.startedAt) > DAY;
      const told = isTooLong ? withFlags({ known: flags, flags: ["clockUncertain"] }) : flags;
      const fields = stamped({ fields: known, action: change, at: time, kind, stamping, flags: told });
      const after = changedRow({
        row: before,
        fields: await withOverlap({
          asked,
          id: before.id,
          fields: closed ? correctedByRule({ closed, fields, by: asked.stamper.owner.id, now }) : fields,
        }),
        now,
      });
      return { before: closed?.row ?? before, after };
    }),
  );
  const begun = action === "start" ? await newRow({ asked, time, flags, ended: touched }) : null;
  const written = [...changed, ...(begun ? [{ before: null, after: begun }] : [])];
  const kept = isEnd ? [] : concerned.slice(0, -1);
  const left = written.flatMap(({ after }) => entryOf({ id: after.id, fields: activityRows.fieldsOf(after) }) ?? []);
  const last = written.at(-1)?.after;
  return {
    outcome,
    writes: [
      ...written.flatMap((change) => activityWrites({ ...change, actor: asked.stamper.actor, now })),
      ...(closed ? await unlockedActivity(activityRows.fieldsOf(closed.row)) : []),
    ],
    active: [...elsewhere, ...kept, ...left],
    current: action === "end" || !last ? null : activityOf(last),
  };
}

/**
 * What becomes of an end, pause or resume whose time is uncertain and at whose time nothing ran: its true time may be
 * another. So may the beginning of what a late end has ended still arrive. It is kept with the activity that runs, or else
 * with the nearest one, whose times stay. Without any it is an activity of no length, which ends as it begins.
 */
async function metNothing(asked: Asked): Promise<Planned> {
  const { action, at, now, running, stamper, body } = asked;
  const known = await stampingFlags({ asked });
  const flags = body.isClockUncertain ? known : withFlags({ known, flags: ["overlap"] });
  const row = await nearestRow(asked);
  const ended = row && activityRows.fieldsOf(row).endedAt;
  // That it has ended is recorded already.
  if (ended && action === "end" && Math.abs(Date.parse(ended) - at) <= SKEW)
    return { outcome: "unchanged", writes: [], active: running.active, current: null };
  if (row) return keptWith({ asked, row, flags });
  const time = new Date(at).toISOString();
  // It is booked on nothing.
  const { branch, sequence, deviceAt } = body;
  const made = await newRow({ asked: { ...asked, body: { branch, sequence, deviceAt } }, time, flags, ended: [] });
  const begun = activityRows.fieldsOf(made);
  const fields = stamped({ fields: begun, action: "end", at: time, kind: undefined, stamping: null, flags });
  const writes = [
    ...activityWrites({ before: null, after: { ...made, fields }, actor: stamper.actor, now }),
    ...(await unlockedActivity(fields)),
  ];
  return { outcome: "ended", writes, active: running.active, current: null };
}

/** What runs and changed last, or else the last activity that began before the time, or the first one after it. */
async function nearestRow({ stamper: { owner }, at, now, running, rows }: Asked): Promise<Row | null> {
  const [entry] = running.active
    .filter(({ id }) => rows.has(id))
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
  if (entry) return rows.get(entry.id) ?? null;
  const known = await readActivities({ scope: { field: owner.field, value: owner.id }, from: at - NEAR, to: now });
  const found = known.findLast(({ startedAt }) => Date.parse(startedAt) <= at) ?? known[0];
  return found ? findRow({ resource: activityRows, id: found.id }) : null;
}

async function newRow({
  asked,
  time,
  flags,
  ended,
}: {
  asked: Asked;
  time: string;
  flags: readonly ActivityFlag[];
  ended: readonly Row[];
}): Promise<Row> {
  const { stamper, body, now } = asked;
  const branch = branchOf(asked);
  const { field, id: owner } = stamper.owner;
  const booking = await requireBooking({
    ...{ ...bookingOf(body), branch, reach: stamper.terminal ? [branch] : stamper.branches },
    isLate: isLate(asked),
  });
  const fields: ActivityFields = {
    user: field === "user" ? owner : null,
    externalUser: field === "externalUser" ? owner : null,
    ...{ branch, startedAt: time, endedAt: null, breaks: [], reason: "", ...booking, note: body.note ?? "" },
    ...{ state: "running", source: stamper.source, workedSeconds: null, breakSeconds: null },
    day: dayOf({ startedAt: time, zone: await zoneOfBranch(branch) }),
    flags: [...flags],
    ...{ corrections: [], stampings: [stampingOf({ ...asked, time })] },
  };
  const id = `act_${ulid(now)}`;
  const written = new Date(now).toISOString();
  return {
    ...{ id, version: 1, createdAt: written, updatedAt: written, parts: 0, secrets: {} },
    fields: await withOverlap({ asked, id, fields, ended }),
  };
}

/**
 * Flags an activity that was stamped before it arrived, if the person has recorded other time meanwhile: at its start,
 * and once it has ended in between.
 */
async function withOverlap({
  asked,
  id,
  fields,
  ended = [],
}: {
  asked: Asked;
  id: string;
  fields: ActivityFields;
  /** Those that end with its start. */
  ended?: readonly Row[];
}): Promise<ActivityFields> {
  const { stamper, now } = asked;
  const isBefore = now - asked.at > SKEW;
  if (!(isBefore || fields.flags.includes("offline")) || fields.flags.includes("overlap")) return fields;
  const { field, id: value } = stamper.owner;
  const others = await readActivities({ scope: { field, value }, from: Date.parse(fields.startedAt) - DAY, to: now });
  const own = new Set([id, ...ended.map((row) => row.id)]);
  const start = Date.parse(fields.startedAt);
  const stretch = fields.endedAt ? fields : { ...fields, endedAt: new Date(start + SECOND).toISOString() };
  const isMet = others.some((other) => !own.has(other.id) && isOverlapping(other, stretch));
  return isMet ? { ...fields, flags: [...fields.flags, "overlap"] } : fields;
}

/** @throws input for a branch that is not the person's. */
function branchOf({ stamper: { terminal, branches }, body }: Asked): string {
  const branch = terminal?.branch ?? body.branch ?? branches[0];
  if (branch === undefined || !(terminal || branches.includes(branch))) throw refused("branch", messages.branch);
  return branch;
}

function bookingOf({ kind = null, project = null, task = null }: Asked["body"]): Booking {
  return { kind, project, task };
}

function isSameBooking({ fields, asked: { body, stamper } }: { fields: ActivityFields; asked: Asked }): boolean {
  return (
    (fields.kind ?? null) === (body.kind ?? null) &&
    ((fields.project ?? null) === (body.project ?? null) || (!body.project && !!body.task)) &&
    (fields.task ?? null) === (body.task ?? null) &&
    fields.note === (body.note ?? fields.note) &&
    fields.branch === (stamper.terminal?.branch ?? body.branch ?? fields.branch)
  );
}
