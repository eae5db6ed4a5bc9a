import type { Absence, AbsenceChange, AbsenceInput, AbsenceStepInput } from "@tresen/contract/absence/absence";
import { isBinding, isChangeable, isDecision, possibleSteps } from "@tresen/contract/absence/absence.state";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError, forbidden } from "../platform/errors";
import { stale } from "../records/rows";
import { type Colleague, type Reach, findColleague, reachOf, requireColleague } from "./people";
import { type AbsenceRow, findAbsence } from "./stored";
import { viewOf } from "./view";
import { writeAbsence } from "./write";

/**
 * Asks for an absence of one's own, or enters one of somebody else, which is approved with that.
 * @throws forbidden, missing for an unknown person, conflict for days that another absence has.
 */
export async function createAbsence({
  actor,
  body: { user, ...fields },
  now,
}: {
  actor: Actor;
  body: AbsenceInput;
  now: Instant;
}): Promise<Absence> {
  const { user: self } = requireStaff(actor);
  const person = await requireColleague(user ?? self.id);
  const reach = reachOf({ actor, person });
  if (!reach.isOwn && !reach.mayDecide) throw forbidden();
  const at = new Date(now).toISOString();
  const row: AbsenceRow = {
    ...{ id: `abs_${ulid(now)}`, version: 1, user: person.id, ...daysOf(fields) },
    ...{ reason: "", createdAt: at, state: reach.mayDecide ? "approved" : "requested" },
    ...(reach.mayDecide ? { decidedAt: at, decidedBy: self.id } : {}),
  };
  await writeAbsence({ before: null, row, person, by: self.id, now });
  return shown({ row, person, reach });
}

interface Asked {
  actor: Actor;
  id: string;
}

/** Replaces days, kind and note. @throws forbidden, missing, conflict for another version, state or taken days. */
export async function changeAbsence({
  actor,
  id,
  body: { version, ...fields },
  now,
}: Asked & { body: AbsenceChange; now: Instant }): Promise<Absence> {
  const { row: before, person, reach } = await foundAbsence({ actor, id });
  if (!reach.isOwn && !reach.mayDecide) throw forbidden();
  if (before.version !== version) throw stale();
  if (isBinding({ state: before.state, ...reach })) throw granted();
  if (!isChangeable({ state: before.state, ...reach })) throw impossible();
  const row = { ...before, ...daysOf(fields), version: version + 1 };
  await writeAbsence({ before, row, person, by: requireStaff(actor).user.id, now });
  return shown({ row, person, reach });
}

/** Approves, rejects or withdraws it. @throws forbidden, missing, conflict for another version or state. */
export async function stepAbsence({
  actor,
  id,
  body: { version, state, reason },
  now,
}: Asked & { body: AbsenceStepInput; now: Instant }): Promise<Absence> {
  const { row: before, person, reach } = await foundAbsence({ actor, id });
  if (!reach.isOwn && !reach.mayDecide) throw forbidden();
  if (isDecision(state) && !reach.mayDecide) throw own();
  if (before.version !== version) throw stale();
  if (isBinding({ state: before.state, ...reach })) throw granted();
  if (!possibleSteps({ state: before.state, ...reach }).includes(state)) throw impossible();
  const by = requireStaff(actor).user.id;
  const decided = { decidedAt: new Date(now).toISOString(), decidedBy: by };
  const row = { ...before, state, reason, version: version + 1, ...decided };
  await writeAbsence({ before, row, person, by, now });
  return shown({ row, person, reach });
}

/** @throws forbidden, missing. Whether there is something that is not for the actor is not told. */
export async function getAbsence(asked: Asked): Promise<Absence> {
  return shown(await foundAbsence(asked));
}

export interface FoundAbsence {
  row: AbsenceRow;
  person: Colleague;
  reach: Reach;
}

/** An absence of which the actor may see something. @throws missing. */
export async function foundAbsence({ actor, id }: Asked): Promise<FoundAbsence> {
  const row = await findAbsence(id);
  if (!row) throw missing();
  const person = await requireColleague(row.user);
  const reach = reachOf({ actor, person });
  if (!viewOf({ row, person, reach, decider: null })) throw missing();
  return { row, person, reach };
}

/** The view of an absence that its reader may see. @throws missing. */
export async function shown(found: FoundAbsence): Promise<Absence> {
  const { decidedBy } = found.row;
  const view = viewOf({ ...found, decider: decidedBy ? await findColleague(decidedBy) : null });
  if (!view) throw missing();
  return view;
}

/** What is stored of the days that were asked for: half days where a half is named. */
function daysOf({
  half,
  part,
  ...fields
}: Omit<AbsenceChange, "version">): Pick<AbsenceRow, "kind" | "from" | "to" | "note" | "half" | "part" | "year"> {
  return { ...fields, half: half || Boolean(part), part: part ?? undefined, year: fields.from.slice(0, 4) };
}

const missing = (): AppError => new AppError("absence.missing", "missing", ABSENCE_MESSAGES.missing);
const own = (): AppError => new AppError("absence.own", "forbidden", ABSENCE_MESSAGES.own);
const granted = (): AppError => new AppError("absence.granted", "forbidden", ABSENCE_MESSAGES.granted);
const impossible = (): AppError => new AppError("absence.step", "conflict", ABSENCE_MESSAGES.step);
