import { DAY, MINUTE } from "@tresen/contract/kit/time";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import { isDeepStrictEqual } from "node:util";
import { type Row, findRow } from "../../records/rows";
import { activityWrites, changedRow, stamped } from "../change";
import { newRow } from "../begun";
import type { Asked, Change, Planned } from "../planned-stamping";
import { readActivities } from "../read";
import type { UnmatchedEnd } from "../running.entity";
import { activityRows } from "../rows";
import { unlockedActivity } from "./closed-by-rule";
import { stampingFlags } from "./flags";
import { keptWith } from "./kept";
import { stampingOf } from "./stamping-of";
import { settled } from "./settled";

/** Two ends within this time say the same. */
const SAME = MINUTE;
/** How long before an uncertain time the activity may have begun with which it is kept. */
const NEAR = 2 * DAY;
/** How long an end waits for its start: a stamping is refused after seven days, and an activity lasts a day at most. */
const WAITING = 8 * DAY;
/** How many ends of a person wait at most. */
const MOST = 20;

/**
 * What becomes of an end, pause or resume whose time is uncertain and at whose time nothing ran: its true time may be
 * another. It is kept with the activity that runs, or else with the nearest one, whose times stay. Without any it is an
 * activity of no length, which ends as it begins.
 */
export async function metNothing(asked: Asked): Promise<Planned> {
  const { action, at, now, running, stamper, body } = asked;
  const flags = await stampingFlags({ asked });
  const row = await nearestRow(asked);
  const ended = row && activityRows.fieldsOf(row).endedAt;
  // That it has ended is recorded already.
  if (ended && action === "end" && Math.abs(Date.parse(ended) - at) <= SAME)
    return { outcome: "unchanged", writes: [], active: running.active, current: null };
  if (row) return keptUnmatched({ asked, row, flags });
  const time = new Date(at).toISOString();
  // It is booked on nothing.
  const { branch, sequence, device, deviceAt, isClockUncertain } = body;
  const plain = { branch, sequence, device, deviceAt, isClockUncertain };
  const made = await newRow({ asked: { ...asked, body: plain }, time, flags });
  const begun = activityRows.fieldsOf(made);
  const fields = stamped({ fields: begun, action: "end", at: time, kind: undefined, stamping: null, flags });
  const writes = [
    ...activityWrites({ before: null, after: { ...made, fields }, actor: stamper.actor, now }),
    ...(await unlockedActivity(fields)),
  ];
  const kept = { activity: made.id, added: [] };
  const ends = action === "end" ? await endsWith({ asked, kept }) : {};
  return { outcome: "ended", writes, active: running.active, current: null, ...ends };
}

/** A stamping that is kept with an activity that it has not ended, and waits for the start of what it has ended. */
export async function keptUnmatched({
  asked,
  row,
  flags,
}: {
  asked: Asked;
  row: Row;
  flags: readonly ActivityFlag[];
}): Promise<Planned> {
  const planned = await keptWith({ asked, row, flags });
  if (asked.action !== "end" || planned.outcome === "unchanged") return planned;
  const known = activityRows.fieldsOf(row).flags;
  const kept = { activity: row.id, added: flags.filter((flag) => !known.includes(flag)) };
  return { ...planned, ...(await endsWith({ asked, kept })) };
}

/** The ends that wait, with one at whose time nothing runs. @param kept with which activity it is kept meanwhile. */
export async function endsWith({
  asked,
  kept,
}: {
  asked: Asked;
  kept?: UnmatchedEnd["keptWith"];
}): Promise<Required<Pick<Planned, "unmatchedEnds">>> {
  const { at, now, running } = asked;
  const waiting = (running.unmatchedEnds ?? []).filter(({ stamping }) => Date.parse(stamping.at) > now - WAITING);
  const stamping = stampingOf({ ...asked, time: new Date(at).toISOString() });
  const end = { stamping, flags: await stampingFlags({ asked }), ...(kept ? { keptWith: kept } : {}) };
  return { unmatchedEnds: [...waiting, end].slice(-MOST) };
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

/**
 * The changes with what follows where an end that had met nothing has found what it has ended: it does not wait any more,
 * and the activity with which it was kept meanwhile is as it was without it. Was that nothing but the end, it becomes the
 * one that has begun.
 */
export async function matchedChange({
  asked,
  changes,
}: {
  asked: Asked;
  changes: readonly Change[];
}): Promise<Pick<Planned, "unmatchedEnds"> & { written: Omit<Change, "matched">[] }> {
  const { running, now } = asked;
  const found = changes.find(({ matched }) => matched);
  if (!found?.matched) return { written: [...changes] };
  const { matched, ...change } = found;
  const unmatchedEnds = (running.unmatchedEnds ?? []).filter((end) => end !== matched);
  const others = changes.filter((one) => one !== found);
  const before = matched.keptWith ? await findRow({ resource: activityRows, id: matched.keptWith.activity }) : null;
  const isChanged = changes.some((one) => one.before?.id === before?.id);
  const asIs = { written: [...others, change], unmatchedEnds };
  if (!before || isChanged || !isFree({ before, change })) return asIs;
  const known = activityRows.fieldsOf(before);
  const stampings = known.stampings.filter((one) => !isDeepStrictEqual(one, matched.stamping));
  if (stampings.length > 0) {
    const flags = known.flags.filter((flag) => !matched.keptWith?.added.includes(flag));
    const { fields } = await settled({ asked, id: before.id, fields: { ...known, stampings, flags } });
    const after = changedRow({ row: before, fields, now });
    return { written: [{ before, after }, ...asIs.written], unmatchedEnds };
  }
  if (change.before) return asIs;
  const after = changedRow({ row: before, fields: activityRows.fieldsOf(change.after), now });
  return { written: [...others, { before, after }], unmatchedEnds };
}

/** Whether nobody has corrected the activity, and its month is the one that is written anyway. */
function isFree({ before, change: { after } }: { before: Row; change: Omit<Change, "matched"> }): boolean {
  const [kept, begun] = [before, after].map((row) => activityRows.fieldsOf(row));
  return kept?.corrections.length === 0 && kept.day.slice(0, 7) === begun?.day.slice(0, 7);
}
