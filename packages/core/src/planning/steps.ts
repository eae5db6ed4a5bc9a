import { permissionOf } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { type ConsentAnswer, type ShiftStep, stateAfter } from "@tresen/contract/planning/shift.state";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import { type WorkingSchedule, workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { SHIFT_ANSWER_EVENT } from "../outbox";
import type { TransactionWrite } from "../platform/db";
import { AppError } from "../platform/errors";
import { writeIndexing } from "../records";
import { type Row, type WriteCheck, asChecks, findRow, stale, writeRow } from "../records/rows";
import { ownView } from "./mine";
import { shiftRows } from "./rows";
import { decidersOf, personWrites } from "./telling";

export interface Asked {
  actor: Actor;
  id: string;
  version: number;
  now: Instant;
}

/**
 * Records the answer of a person to a shift that was told to them, or called off, too late. Whoever plans for the branch is
 * told of a refusal. The same answer again changes nothing.
 * @throws conflict where nothing is asked, or was answered otherwise, or for another version; missing, also for shifts of
 * others.
 */
export async function answerConsent({
  actor,
  id,
  version,
  answer,
  now,
}: Asked & { answer: ConsentAnswer }): Promise<OwnShift> {
  const { user } = requireStaff(actor);
  const before = await existing(id);
  const shift = shiftRows.recordOf(before);
  if (shift.told?.user !== user.id) throw missing();
  const { consent } = shift;
  if (!consent || consent.user !== user.id) throw new AppError("shift.consent", "conflict", SHIFT_MESSAGES.consent);
  if (consent.answer === answer) return ownView({ shift, user: user.id });
  if (consent.answer) throw new AppError("shift.answered", "conflict", SHIFT_MESSAGES.answered);
  if (before.version !== version) throw stale();
  const answered = { ...consent, answer, answeredAt: new Date(now).toISOString() };
  const checks = answer === "refused" ? asChecks(await refusalWrites({ shift, now })) : [];
  const written = await writeFields({ actor, before, fields: { consent: answered }, checks, now });
  return ownView({ shift: written, user: user.id });
}

/** The writes of the messages that tell whoever plans for the branch that the person of a shift does not agree to it. */
async function refusalWrites({ shift, now }: { shift: WorkingSchedule; now: Instant }): Promise<TransactionWrite[]> {
  const { id, version, branch, told } = shift;
  const permission = permissionOf({ resource: workingSchedules, verb: "update" });
  const to = await decidersOf({ permission, branches: [branch], except: told?.user ? [told.user] : [], now });
  return personWrites({
    ...{ event: SHIFT_ANSWER_EVENT, owner: id, instance: String(version), branch },
    ...{ request: { about: "shiftAnswer", news: "refused" }, to, now },
  });
}

/** Calls off a published shift. @throws conflict for one that is not published, or in another version; missing, forbidden. */
export async function cancelShift({
  actor,
  id,
  version,
  now,
}: Asked): Promise<Pick<WorkingSchedule, "id" | "version" | "state">> {
  const permission = permissionOf({ resource: workingSchedules, verb: "update" });
  requirePermission({ actor, permission });
  const before = await existing(id);
  requirePermission({ actor, permission, branch: shiftRows.recordOf(before).branch });
  if (before.version !== version) throw stale();
  const { state, ...shift } = await writeStep({ actor, before, step: "cancel", fields: {}, checks: [], now });
  return { id: shift.id, version: shift.version, state };
}

interface Change {
  actor: Actor;
  before: Row;
  fields: Partial<WorkingSchedule>;
  checks: readonly WriteCheck[];
  now: Instant;
}

/** Writes a shift in the state after a step. @throws conflict where its state does not allow the step. */
export async function writeStep({
  before,
  step,
  fields,
  ...change
}: Change & { step: ShiftStep }): Promise<WorkingSchedule> {
  const state = stateAfter({ state: shiftRows.recordOf(before).state, step });
  if (!state) throw new AppError("shift.step", "conflict", SHIFT_MESSAGES.step);
  return writeFields({ before, fields: { ...fields, state }, ...change });
}

async function writeFields({ actor, before, fields, checks, now }: Change): Promise<WorkingSchedule> {
  const updatedAt = new Date(now).toISOString();
  const after = { ...before, version: before.version + 1, updatedAt, fields: { ...before.fields, ...fields } };
  const cause = { actor, action: "update" as const, now };
  const row = await writeRow({ resource: workingSchedules, before, after, checks, cause, indexing: writeIndexing });
  return shiftRows.recordOf(row);
}

/** @throws missing. */
export async function existing(id: string): Promise<Row> {
  const row = await findRow({ resource: shiftRows, id });
  if (!row) throw missing();
  return row;
}

export const missing = (): AppError => new AppError("record.missing", "missing", SHIFT_MESSAGES.missing);
