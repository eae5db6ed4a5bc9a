import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import type { Instant } from "@tresen/contract/kit/time";
import { dayOf } from "@tresen/contract/time-tracking/recorded-time";
import { stampedTimes } from "@tresen/contract/time-tracking/stampings/stamped-times";
import { ulid } from "ulid";
import type { Row } from "../../records/rows";
import { type Stamping, derived, withFlags, withStamping } from "../change";
import { findKind, zoneOfBranch } from "../context";
import type { Asked, Change } from "../planned-stamping";
import { type ActivityFields, activityRows } from "../rows";
import { LATE } from "./flags";
import { settled } from "./settled";

/** What tells a manager that something else was stamped, too. */
export const CONTRADICTED = ["overlap"] as const;

/**
 * The stampings of the activity with the one that has arrived, in two parts where it has ended before somebody stamped
 * another start, which had changed nothing while it ran: with that another activity begins.
 */
export function dividedStampings({ known, stamping }: { known: ActivityFields; stamping: Stamping }): {
  before: Stamping[];
  again: Stamping[];
} {
  const all = withStamping({ fields: known, stamping });
  const { endedAt } = stampedTimes({ startedAt: known.startedAt, stampings: all });
  const after = all.filter(({ at }) => endedAt && at > endedAt).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const again = after.slice(after.findIndex(({ action }) => action === "start"));
  if (!after.some(({ action }) => action === "start")) return { before: all, again: [] };
  return { before: all.filter((one) => !again.includes(one)), again };
}

/** What was stamped of an activity after a start that arrives late and ends it. */
export interface LaterStampings {
  all: readonly Stamping[];
  /** Those of what the start begins. */
  own: readonly Stamping[];
  /** Those of what began with another start, which had changed nothing while the activity ran. */
  again: Stamping[];
}

export const NONE_LATER: LaterStampings = { all: [], own: [], again: [] };

export function laterStampings({ row, at }: { row: Row; at: Instant }): LaterStampings {
  const { stampings } = activityRows.fieldsOf(row);
  const all = stampings.filter((one) => Date.parse(one.at) > at).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const next = all.findIndex(({ action }) => action === "start");
  return next < 0 ? { all, own: all, again: [] } : { all, own: all.slice(0, next), again: all.slice(next) };
}

/** The flags of an activity that some of its stampings have left: the time of those that stay may be certain. */
export function flagsWithout({
  fields: { flags, stampings },
  moved,
}: {
  fields: Pick<ActivityFields, "flags" | "stampings">;
  moved: readonly Stamping[];
}): ActivityFlag[] {
  const isMoved = moved.some(({ isClockUncertain }) => isClockUncertain);
  const isLeft = stampings.some((one) => one.isClockUncertain && !moved.includes(one));
  return isMoved && !isLeft ? flags.filter((flag) => flag !== "clockUncertain") : [...flags];
}

/** The activity that began with the first of the stampings, booked as the one that was taken to run then. */
export async function begunAgain({
  asked,
  row,
  known,
  stampings,
}: {
  asked: Asked;
  row: Row;
  known: ActivityFields;
  stampings: Stamping[];
}): Promise<Change> {
  const [start] = stampings;
  const startedAt = start?.at ?? known.startedAt;
  const day = dayOf({ startedAt, zone: await zoneOfBranch(known.branch) });
  const fields = await placedFields({
    known: { ...known, startedAt, day, source: start?.source ?? known.source, flags: [], corrections: [], stampings },
    flags: stampings.some(arrivedLate) ? ["offline"] : [],
  });
  const written = new Date(asked.now).toISOString();
  const base = { id: `act_${ulid(asked.now)}`, version: 1, createdAt: written, updatedAt: written };
  const after: Row = { ...base, parts: 0, secrets: {}, fields };
  const { fields: shown, matched } = await settled({ asked, id: after.id, fields, ended: [row] });
  return { before: null, after: { ...after, fields: shown }, matched };
}

/** The activity with the times that its stampings tell. */
export async function placedFields({
  known,
  flags,
}: {
  known: ActivityFields;
  flags: readonly ActivityFlag[];
}): Promise<ActivityFields> {
  const { isContradicted, isEndedAgain, ...times } = stampedTimes(known);
  const isUncertain = known.stampings.some(({ isClockUncertain }) => isClockUncertain);
  const added = [
    ...flags,
    ...(isUncertain ? (["clockUncertain"] as const) : []),
    ...(isContradicted || isEndedAgain ? CONTRADICTED : []),
  ];
  const told = { ...known, ...times, flags: withFlags({ known: known.flags, flags: added }) };
  return { ...told, ...derived({ activity: told, kind: await findKind(known.kind) }) };
}

function arrivedLate({ at, receivedAt }: Stamping): boolean {
  return Date.parse(receivedAt) - Date.parse(at) > LATE;
}
