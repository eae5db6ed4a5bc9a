import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { type StampingOutcome, stampingOutcome } from "@tresen/contract/time-tracking/activity.state";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import type { TransactionWrite } from "../platform/db";
import type { Row } from "../records/rows";
import { sheetOwner, unlockedWrites } from "../time-sheet/stored";
import { activityWrites, changedRow, stamped, withFlags } from "./change";
import { kindsOf } from "./context";
import { stampingFlags } from "./late/flags";
import { closedByRuleAt, correctedByRule } from "./late/closed-by-rule";
import {
  type LaterStampings,
  NONE_LATER,
  begunAgain,
  flagsWithout,
  laterStampings,
  placedFields,
} from "./late/divided";
import { keptWith } from "./late/kept";
import { deviceOf, stampingOf } from "./late/stamping-of";
import { ownThen, takenEnds, withoutAdded } from "./late/own-device";
import { isFollowed, placedIn, placedStamping, runningElsewhere } from "./late/placed";
import { metLate, settled } from "./late/settled";
import { endsWith, keptUnmatched, matchedChange, metNothing } from "./late/unmatched";
import { isSameBooking, newRow } from "./begun";
import { entryOf } from "./running";
import type { ActiveEntry, RunningRow, UnmatchedEnd } from "./running.entity";
import { activityOf, activityRows } from "./rows";
import type { Stamping } from "./stamp";

/** How far the clocks of two devices may differ: two stampings within this time are in the order in which they arrive. */
const SKEW = MINUTE;
const SECOND = 1000;

export interface Planned {
  outcome: StampingOutcome;
  writes: TransactionWrite[];
  active: readonly ActiveEntry[];
  /** The current activity afterwards. */
  current: Activity | null;
  /** The ends that wait for their start, where these change. */
  unmatchedEnds?: readonly UnmatchedEnd[] | undefined;
}

/** How an activity changes; `before` is null for a new one. */
export interface Change {
  before: Row | null;
  after: Row;
  /** The end that had met nothing and has ended it. */
  matched: UnmatchedEnd | null;
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
  // What arrives long after it was stamped is in the order of the times.
  const skew = now - at > SKEW ? 0 : SKEW;
  const isConcerned = ({ changedAt }: ActiveEntry): boolean => Date.parse(changedAt) <= at + skew;
  const open = running.active
    .filter((entry) => asked.rows.has(entry.id) && isConcerned(entry))
    .sort((a, b) => Date.parse(a.changedAt) - Date.parse(b.changedAt));
  const found =
    open.length === 0 && now - at > SECOND
      ? await closedByRuleAt({
          owner: asked.stamper.owner,
          at,
          action,
          device: deviceOf(stampingOf({ ...asked, time: "" })),
        })
      : null;
  if (found?.isSettled && action !== "start")
    return keptUnmatched({ asked, row: found.row, flags: [...(await stampingFlags({ asked })), "overlap"] });
  const closed = found && !found.isSettled && isConcerned(found.entry) ? found : null;
  const isLateStart = action === "start" && open.length === 0 && now - at > SECOND;
  const then = isLateStart && !closed ? await ownThen(asked) : null;
  const reopened = closed ?? then;
  const concerned = reopened ? [reopened.entry].flatMap((entry) => entry ?? []) : open;
  const rows = reopened ? new Map([[reopened.row.id, reopened.opened]]) : asked.rows;
  const elsewhere = running.active.filter(({ id }) => concerned.every((entry) => entry.id !== id));
  const current = concerned.at(-1);
  if (!current && action !== "start") {
    const placed = await placedStamping({ asked, closed: found?.isSettled ? null : found });
    if (placed) return placed;
    if (asked.body.isClockUncertain) return metNothing(asked);
  }
  const row = current && rows.get(current.id);
  const followed = row && isFollowed({ row, asked }) ? row : null;
  const isPlaced = action === "pause" || action === "resume" || (action === "end" && concerned.length === 1);
  if (followed && isPlaced) return placedIn({ asked, row: closed?.row ?? followed, closed });
  const isSame = row !== undefined && isSameBooking({ fields: activityRows.fieldsOf(row), asked });
  const outcome = stampingOutcome({ action, state: current?.state ?? null, isSame });
  if (outcome === "unchanged" && row)
    return keptWith({ asked, row: reopened?.row ?? row, flags: await stampingFlags({ asked, current }) });
  if (outcome === null || outcome === "unchanged") {
    const ends = action === "end" ? await endsWith({ asked }) : {};
    return { outcome, writes: [], active: running.active, current: null, ...ends };
  }
  // No time within an activity runs backwards, if the clocks of devices differ.
  const time = new Date(Math.max(at, ...concerned.map(({ changedAt }) => Date.parse(changedAt)))).toISOString();
  const all = concerned.flatMap(({ id }) => rows.get(id) ?? []);
  const isEnd = action === "start" || action === "end";
  const touched = isEnd ? all : all.slice(-1);
  const flags = await stampingFlags({ asked, current });
  const kinds = await kindsOf(touched.map(activityRows.fieldsOf));
  const source = followed ?? then?.row ?? null;
  const later = source ? laterStampings({ row: source, at }) : NONE_LATER;
  const moved = action === "start" ? later.all : later.again;
  const changed = await Promise.all(
    touched.map(async (before): Promise<Change> => {
      const known = activityRows.fieldsOf(before);
      const change = action === "start" ? ("end" as const) : action;
      const isSwitch = action === "start";
      const stamping = { ...stampingOf({ ...asked, action: change, time }), ...(isSwitch ? { isSwitch } : {}) };
      const kind = known.kind ? kinds.get(known.kind) : undefined;
      // No working day has more hours than a day, so somebody has to look at it: nothing that was told is cut off.
      const isTooLong = change === "end" && Date.parse(time) - Date.parse(known.startedAt) > DAY;
      const told = isTooLong ? withFlags({ known: flags, flags: ["clockUncertain"] }) : flags;
      // What was begun on another device beside the current activity ends until that one tells more, as by the rule.
      const [first] = known.stampings;
      const isElsewhere = before !== touched.at(-1) && first !== undefined && deviceOf(first) !== deviceOf(stamping);
      const ending = isElsewhere ? { stamping: null, flags: ["closedByRule" as const] } : { stamping, flags: told };
      const left = {
        stampings: known.stampings.filter((one) => !moved.includes(one)),
        flags: flagsWithout({ fields: known, moved }),
      };
      const { fields, matched } = await settled({
        ...{ asked, id: before.id },
        fields: stamped({ fields: { ...known, ...left }, action: change, at: time, kind, ...ending }),
      });
      const corrected = closed ? correctedByRule({ closed, fields, by: asked.stamper.owner.id, now }) : fields;
      return { before: reopened?.row ?? before, after: changedRow({ row: before, fields: corrected, now }), matched };
    }),
  );
  const begun = [
    ...(action === "start" ? [await begunActivity({ asked, time, flags, ended: touched, later })] : []),
    ...(source && later.again.length > 0
      ? [await begunAgain({ asked, row: source, known: activityRows.fieldsOf(source), stampings: later.again })]
      : []),
  ];
  // What had ended already loses what was stamped after its end.
  const taken = then ? takenEnds({ running, later: later.all }) : [];
  if (then && !then.entry) {
    const known = withoutAdded({ fields: activityRows.fieldsOf(then.opened), taken });
    const { fields } = await settled({ asked, id: then.row.id, fields: known });
    changed.push({ before: then.row, after: changedRow({ row: then.opened, fields, now }), matched: null });
  }
  const { written, unmatchedEnds = running.unmatchedEnds } = await matchedChange({
    ...{ asked, changes: [...changed, ...begun] },
  });
  const kept = isEnd ? [] : concerned.slice(0, -1);
  const left = written.flatMap(({ after }) => entryOf({ id: after.id, fields: activityRows.fieldsOf(after) }) ?? []);
  const last = (begun.at(-1) ?? changed.at(-1))?.after;
  const hasEnded = !last || activityRows.fieldsOf(last).endedAt;
  // What runs is of no month that is locked.
  const settledRows = [...(reopened ? [reopened.row] : []), ...(hasEnded ? begun.map(({ after }) => after) : [])];
  const days = settledRows.map((one) => activityRows.fieldsOf(one).day);
  return {
    outcome,
    writes: [
      ...written.flatMap((change) => activityWrites({ ...change, actor: asked.stamper.actor, now })),
      ...(await metLate({ asked, written })),
      ...(await unlockedWrites({ user: sheetOwner(asked.stamper.owner), days })),
    ],
    active: [...elsewhere, ...kept, ...left],
    current: action === "end" ? null : hasEnded ? runningElsewhere(asked) : activityOf(last),
    unmatchedEnds: unmatchedEnds?.filter((end) => !taken.includes(end)),
  };
}

/** What a start begins. It has ended if the person has ended their work since, or begun something else. */
async function begunActivity({
  asked,
  time,
  flags,
  ended,
  later,
}: {
  asked: Asked;
  time: string;
  flags: readonly ActivityFlag[];
  ended: readonly Row[];
  /** What was stamped after it of the activity that it ends. */
  later: LaterStampings;
}): Promise<Change> {
  const row = await newRow({ asked, time, flags });
  const begun = activityRows.fieldsOf(row);
  const [next] = later.again;
  const stampings = [
    ...begun.stampings,
    ...later.own,
    ...(next ? [{ ...next, action: "end" as const, isSwitch: true }] : []),
  ];
  const told = later.all.length > 0 ? await placedFields({ known: { ...begun, stampings }, flags: [] }) : begun;
  const { fields, matched } = await settled({ asked, id: row.id, fields: told, ended });
  return { before: null, after: { ...row, fields }, matched };
}
