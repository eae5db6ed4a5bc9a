import { HELD_STATES } from "@tresen/contract/absence/absence-kinds";
import { absenceSubject } from "@tresen/contract/absence/absence.permissions";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { isOtherHalf } from "@tresen/contract/absence/day-part";
import { mayLieOver } from "@tresen/contract/absence/sickness";
import type { Instant } from "@tresen/contract/kit/time";
import { daysOfMonth, monthAfter } from "@tresen/contract/time-sheet/month/months";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem } from "../records/changes";
import { stale } from "../records/rows";
import { type LockedMonth, sheetOwner, unlockedWrites } from "../time-sheet/stored";
import { exitDatesOf } from "../user/personnel";
import { newsWrites } from "./news";
import type { Colleague } from "./people";
import { requireOnlyOne } from "./personal-holiday";
import { AbsenceCalendarEntity, AbsenceEntity, type AbsenceRow, findAbsence, readCalendar } from "./stored";

/** How often a write is tried again after another absence of the same person was faster. */
const ATTEMPTS = 5;

/**
 * Writes an absence with the calendar of its person, so that of two with a day in common only one is written,
 * except sickness over days that were granted, with an entry of the log that tells whose and by whom, and nothing of why or when, and with
 * the messages to those concerned.
 * @param before null for a new one.
 * @throws conflict for days that another absence has or whose month is locked, for days after the last one of the employment,
 * and when somebody else changed it meanwhile.
 */
export async function writeAbsence({
  before,
  row,
  person,
  by,
  now,
}: {
  before: AbsenceRow | null;
  row: AbsenceRow;
  person: Colleague;
  by: string;
  now: Instant;
}): Promise<void> {
  const step = stepItem({
    subject: { resource: absenceSubject.name, id: row.id, version: row.version, title: person.name },
    actor: { kind: "staff", id: by },
    action: before ? "update" : "create",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: before && before.state !== row.state ? [{ field: "state", before: before.state, after: row.state }] : [],
  });
  await requireEmployed({ before, row });
  const news = await newsWrites({ before, row, person, by, now });
  for (let attempt = 1; ; attempt += 1) {
    const calendar = await readCalendar(row.user);
    const others = calendar.spans.filter(({ id }) => id !== row.id);
    const isHeld = HELD_STATES.includes(row.state);
    const [overlap] = isHeld ? await refusedOverlaps({ before, row, others }) : [];
    if (overlap) throw overlapping(overlap);
    if (isHeld && row.kind === "personalHoliday") await requireOnlyOne({ row, others });
    const { id, from, to } = row;
    const unlocked = await unlockedDays({ before, row });
    const spans = isHeld ? [...others, { id, from, to }] : others;
    try {
      await writeTransaction({
        entities: { absences: AbsenceEntity, calendars: AbsenceCalendarEntity, changes: ChangeEntity },
        writes: (entities) => [
          entities.absences
            .put(row)
            .where((stored, { eq, notExists }) =>
              before ? eq(stored.version, before.version) : notExists(stored.version),
            )
            .commit(),
          entities.calendars
            .put({ user: row.user, version: calendar.version + 1, spans })
            .where((stored, { eq, notExists }) =>
              calendar.version === 0 ? notExists(stored.version) : eq(stored.version, calendar.version),
            )
            .commit(),
          entities.changes.put({ ...step, branches: [...person.branches] }).commit(),
          ...unlocked,
          ...news,
        ],
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.rejected.includes(0) || attempt === ATTEMPTS) throw stale(error);
    }
  }
}

/** Absences that have a day of the row and that it may not lie over, nor they over it. */
async function refusedOverlaps({
  before,
  row,
  others,
}: Change & { others: readonly { id: string; from: string; to: string }[] }): Promise<AbsenceRow[]> {
  const shared = others.filter(({ from, to }) => from <= row.to && to >= row.from);
  const rows = (await Promise.all(shared.map(({ id }) => findAbsence(id)))).flatMap((found) => found ?? []);
  // Sickness that lies over it already does not keep an absence from being approved or shortened.
  const isMore = before !== null && before.half && (!row.half || row.part !== before.part);
  const isNew = !before || isMore || row.from < before.from || row.to > before.to;
  return rows.filter(
    (other) =>
      !isOtherHalf(row, other) &&
      !mayLieOver({ kind: row.kind, other: other.kind }) &&
      (isNew || !mayLieOver({ kind: other.kind, other: row.kind })),
  );
}

/**
 * What is written on condition that no month is locked of which the change gives or takes days.
 * @throws conflict for a locked month: of an absence that is to be approved, with the first day on which it can begin.
 */
async function unlockedDays({ before, row }: Change): Promise<TransactionWrite[]> {
  const user = sheetOwner({ field: "user", id: row.user });
  const { taken, given } = countedDays({ before, row });
  // First, since no other days help where the absence as it was has days in a locked month.
  const kept = await unlockedWrites({ user, days: taken });
  if (given.length === 0) return kept;
  return unlockedWrites({ user, days: [...taken, ...given], refused: lockedBegin });
}

/**
 * The first days of what a change gives to time sheets or takes from them: of an approved absence as it was, and of one that
 * is or may become approved. None where the change is about something else, such as its note or certificate.
 */
function countedDays({ before, row }: Change): { taken: string[]; given: string[] } {
  const isSame = before !== null && COUNTED.every((field) => before[field] === row[field]);
  if (isSame) return { taken: [], given: [] };
  return {
    taken: before?.state === "approved" ? [before.from] : [],
    given: HELD_STATES.includes(row.state) ? [row.from] : [],
  };
}
const COUNTED = ["kind", "from", "to", "half", "part", "state"] as const;

interface Change {
  before: AbsenceRow | null;
  row: AbsenceRow;
}

function lockedBegin({ month, lockedUntil }: LockedMonth): AppError {
  const message = ABSENCE_MESSAGES.locked({ month, openFrom: daysOfMonth(monthAfter(lockedUntil)).first });
  return new AppError("time.locked", "conflict", message, [{ field: "from", code: "time.locked", message }]);
}

/**
 * Nobody is absent after the last day of their employment. What was entered before that day was known can still be rejected,
 * withdrawn and annotated.
 * @throws conflict.
 */
async function requireEmployed({ before, row }: Change): Promise<void> {
  if (countedDays({ before, row }).given.length === 0) return;
  const lastDay = (await exitDatesOf([row.user])).get(row.user);
  if (!lastDay || row.to <= lastDay) return;
  const message = ABSENCE_MESSAGES.left({ from: row.from, lastDay });
  const field = row.from > lastDay ? "from" : "to";
  throw new AppError("absence.left", "conflict", message, [{ field, code: "absence.left", message }]);
}

/** The days are the person's own, so telling them tells nothing of anybody else. */
function overlapping(span: { from: string; to: string }): AppError {
  const message = ABSENCE_MESSAGES.overlap(span);
  return new AppError("absence.overlap", "conflict", message, [{ field: "from", code: "overlap", message }]);
}
