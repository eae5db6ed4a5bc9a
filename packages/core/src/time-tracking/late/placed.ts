import { DAY, MINUTE } from "@tresen/contract/kit/time";
import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { stampedTimes } from "@tresen/contract/time-tracking/stampings/stamped-times";
import { type Row, findRow } from "../../records/rows";
import { activityWrites, changedRow, derived, withFlags, withStamping } from "../change";
import { findKind } from "../context";
import type { Asked, Planned } from "../planned-stamping";
import { readActivities } from "../read";
import { entryOf } from "../running";
import { type ActivityFields, activityOf, activityRows } from "../rows";
import { type ClosedByRule, correctedByRule, unlockedActivity } from "./closed-by-rule";
import { stampingFlags } from "./flags";
import { isKept, keptWith, stampingOf } from "./kept";

/** An end this soon after another one says the same. */
const SAME = MINUTE;
/** How long an activity may last, so that an end after it can be of it. */
const LONGEST = 3 * DAY;
/** What tells a manager that something else was stamped, too. */
const CONTRADICTED = ["overlap"] as const;

/**
 * Places an end, pause or resume among what was stamped after it, in the order of the times: it concerns the activity that
 * ran at its time. What was stamped after an end stays in the stampings, and the activity is flagged. Where somebody has
 * entered other times since, those stay, and the stamping is kept with them.
 * @param closed what the rule has ended and was running at the time.
 * @returns null where nothing ran at the time that could be paused or resumed.
 */
export async function placedStamping({
  asked,
  closed,
}: {
  asked: Asked;
  closed: ClosedByRule | null;
}): Promise<Planned | null> {
  const row = closed?.row ?? (await rowAt(asked));
  if (row) return placedIn({ asked, row, closed });
  return asked.action === "end" ? endAfter(asked) : null;
}

/** Whether the times of the activity are those of its stampings, and one of these is later than the one that has arrived. */
export function isFollowed({ row, asked: { at } }: { row: Row; asked: Asked }): boolean {
  const fields = activityRows.fieldsOf(row);
  return isAsStamped(fields) && fields.stampings.some((one) => Date.parse(one.at) > at);
}

/** The stamping in its place among those of the activity. */
export async function placedIn({
  asked,
  row,
  closed = null,
}: {
  asked: Asked;
  row: Row;
  closed?: ClosedByRule | null;
}): Promise<Planned> {
  const { now, running, stamper } = asked;
  const known = activityRows.fieldsOf(closed?.opened ?? row);
  const flags = await stampingFlags({ asked });
  if (!isAsStamped(known)) return keptWith({ asked, row, flags: [...flags, ...CONTRADICTED] });
  const stamping = stampingOf({ ...asked, time: new Date(asked.at).toISOString() });
  if (isKept({ fields: known, stamping })) return keptWith({ asked, row, flags: [] });
  const placed = placedFields({ known, stamping, flags });
  const told = { ...placed, ...derived({ activity: placed, kind: await findKind(known.kind) }) };
  const fields = closed ? correctedByRule({ closed, fields: told, by: stamper.owner.id, now }) : told;
  const after = changedRow({ row, fields, now });
  const entry = entryOf({ id: row.id, fields });
  const elsewhere = running.active.filter(({ id }) => id !== row.id);
  const writes = [
    ...activityWrites({ before: row, after, actor: stamper.actor, now }),
    // What runs is of no month that is locked.
    ...(known.endedAt || closed ? await unlockedActivity(known) : []),
  ];
  const active = [...elsewhere, ...(entry ? [entry] : [])];
  return {
    outcome: fields.state,
    writes,
    active,
    current: entry ? activityOf(after) : runningElsewhere(asked, row.id),
  };
}

function placedFields({
  known,
  stamping,
  flags,
}: {
  known: ActivityFields;
  stamping: ActivityFields["stampings"][number];
  flags: readonly ActivityFlag[];
}): ActivityFields {
  const stampings = withStamping({ fields: known, stamping });
  const { isContradicted, ...times } = stampedTimes({ startedAt: known.startedAt, stampings });
  const added = [...flags, ...(isContradicted ? CONTRADICTED : [])];
  return { ...known, ...times, stampings, flags: withFlags({ known: known.flags, flags: added }) };
}

/** Whether nobody has entered other times than those that were stamped. */
function isAsStamped(fields: ActivityFields): boolean {
  return !hasOtherTimes(fields, stampedTimes(fields));
}

/** The activity that ran at the time of the stamping: of those that run still, or else of those that have ended since. */
async function rowAt({ at, running, rows, stamper: { owner } }: Asked): Promise<Row | null> {
  const [entry] = running.active
    .filter(({ id, startedAt }) => rows.has(id) && Date.parse(startedAt) <= at)
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  if (entry) return rows.get(entry.id) ?? null;
  const known = await readActivities({ scope: { field: owner.field, value: owner.id }, from: at - LONGEST, to: at });
  const found = known.findLast(
    ({ startedAt, endedAt }) => Date.parse(startedAt) <= at && endedAt && Date.parse(endedAt) > at,
  );
  return found ? findRow({ resource: activityRows, id: found.id }) : null;
}

/**
 * An end at whose time nothing ran any more is kept with the activity that had ended last, within a day of its beginning.
 * It is flagged where it says another end: what it ended may arrive later.
 */
async function endAfter(asked: Asked): Promise<Planned | null> {
  const { at, stamper } = asked;
  const { field, id: value } = stamper.owner;
  const known = await readActivities({ scope: { field, value }, from: at - DAY, to: at });
  const last = known.findLast(({ startedAt, endedAt }) => Date.parse(startedAt) <= at && endedAt);
  const row = last ? await findRow({ resource: activityRows, id: last.id }) : null;
  if (!row) return null;
  const isSame = Math.abs(Date.parse(last?.endedAt ?? "") - at) <= SAME;
  return keptWith({ asked, row, flags: isSame ? [] : [...(await stampingFlags({ asked })), ...CONTRADICTED] });
}

function runningElsewhere({ running, rows }: Asked, except: string): Planned["current"] {
  const [last] = running.active
    .filter(({ id }) => id !== except)
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
  const row = last && rows.get(last.id);
  return row ? activityOf(row) : null;
}
