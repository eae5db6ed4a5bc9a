import { DAY, MINUTE } from "@tresen/contract/kit/time";
import { hasOtherTimes } from "@tresen/contract/time-tracking/activity.rules";
import { stampedTimes } from "@tresen/contract/time-tracking/stampings/stamped-times";
import { type Row, findRow } from "../../records/rows";
import { sheetOwner, unlockedWrites } from "../../time-sheet/stored";
import { activityWrites, changedRow } from "../change";
import type { Asked, Planned } from "../planned-stamping";
import { readActivities } from "../read";
import { entryOf } from "../running";
import { type ActivityFields, activityOf, activityRows } from "../rows";
import { type ClosedByRule, correctedByRule } from "./closed-by-rule";
import { CONTRADICTED, begunAgain, dividedStampings, flagsWithout, placedFields } from "./divided";
import { stampingFlags } from "./flags";
import { isKept, keptWith } from "./kept";
import { deviceOf, stampingOf } from "./stamping-of";
import { metLate, settled } from "./settled";
import { keptUnmatched, matchedChange } from "./unmatched";

/** An end this soon after another one says the same. */
const SAME = MINUTE;
/** How long an activity may last, so that an end after it can be of it. */
const LONGEST = 3 * DAY;

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
  const { before: first, again } = dividedStampings({ known, stamping });
  const left = flagsWithout({ fields: known, moved: again });
  const told = await placedFields({ known: { ...known, stampings: first, flags: left }, flags });
  const { fields, matched } = await settled({ asked, id: row.id, fields: told });
  const shown = closed ? correctedByRule({ closed, fields, by: stamper.owner.id, now }) : fields;
  const change = { before: row, after: changedRow({ row, fields: shown, now }), matched };
  const next = again.length > 0 ? await begunAgain({ asked, row, known, stampings: again }) : null;
  const { written, unmatchedEnds } = await matchedChange({ asked, changes: [change, ...(next ? [next] : [])] });
  const entries = written.flatMap(({ after }) => entryOf({ id: after.id, fields: activityRows.fieldsOf(after) }) ?? []);
  const elsewhere = running.active.filter(({ id }) => id !== row.id);
  // What runs is of no month that is locked.
  const days = known.endedAt || closed ? [known, ...(next ? [activityRows.fieldsOf(next.after)] : [])] : [];
  const writes = [
    ...written.flatMap((one) => activityWrites({ ...one, actor: stamper.actor, now })),
    ...(await metLate({ asked, written })),
    ...(await unlockedWrites({ user: sheetOwner(stamper.owner), days: days.map(({ day }) => day) })),
  ];
  const runs = written.find(({ after }) => after.id === entries.at(-1)?.id)?.after;
  return {
    ...{ outcome: shown.state, writes, unmatchedEnds },
    active: [...elsewhere, ...entries],
    current: asked.action === "end" ? null : runs ? activityOf(runs) : runningElsewhere({ ...asked, except: row.id }),
  };
}

/** Whether nobody has entered other times than those that were stamped. */
export function isAsStamped(fields: ActivityFields): boolean {
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
 * An end at whose time nothing ran any more changes nothing. It is kept with the activity that had ended last, within a day
 * of its beginning, and waits where it says another end: what it ended may arrive later. It is flagged where another
 * device has told the end: one of the two is wrong, or something is missing.
 */
async function endAfter(asked: Asked): Promise<Planned | null> {
  const { at, stamper } = asked;
  const { field, id: value } = stamper.owner;
  const known = await readActivities({ scope: { field, value }, from: at - DAY, to: at });
  const last = known.findLast(({ startedAt, endedAt }) => Date.parse(startedAt) <= at && endedAt);
  const row = last ? await findRow({ resource: activityRows, id: last.id }) : null;
  if (!row) return null;
  const isSame = Math.abs(Date.parse(last?.endedAt ?? "") - at) <= SAME;
  if (isSame) return keptWith({ asked, row, flags: [] });
  const own = deviceOf(stampingOf({ ...asked, time: new Date(at).toISOString() }));
  const ending = last?.stampings.findLast((one) => one.action === "end" && one.at === last.endedAt);
  const isOther = ending !== undefined && deviceOf(ending) !== own;
  const isFlagged = isOther || asked.body.isClockUncertain;
  const flags = isFlagged ? [...(await stampingFlags({ asked })), ...(isOther ? CONTRADICTED : [])] : [];
  return keptUnmatched({ asked, row, flags });
}

/** What runs of the person beside an activity; of several the one that was stamped last. */
export function runningElsewhere({
  running,
  rows,
  except,
}: Pick<Asked, "running" | "rows"> & { except?: string }): Planned["current"] {
  const [last] = running.active
    .filter(({ id }) => id !== except)
    .sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
  const row = last && rows.get(last.id);
  return row ? activityOf(row) : null;
}
