import { isInAbsence } from "@tresen/contract/absence/day-part";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { AbsenceCalendarEntity, type AbsenceRow, findAbsence, readCalendar } from "../absence/stored";
import { type TransactionWrite, transactionWrites } from "../platform/db";

/** The approved absences of a person. */
export interface Absent {
  /** Those into which a shift falls. */
  absences: readonly AbsenceRow[];
  /** Those of the days that were asked for. */
  around: readonly AbsenceRow[];
  /** The version of the calendar of their absences. */
  calendar: number;
}

/** The approved absences of a person around a shift. 1 read, and 1 more of each absence of the days. */
export async function absentAt({
  user,
  shift,
  branch,
  around = null,
}: {
  user: string;
  /** Null where the person gets none. */
  shift: WorkingSchedule | null;
  branch: Branch;
  /** Further days whose absences are wanted. */
  around?: { from: LocalDate; to: LocalDate } | null;
}): Promise<Absent> {
  const { spans, version } = await readCalendar(user);
  const taken = shift ? daysOf({ shift, branch }) : [];
  const isAround = (span: { from: LocalDate; to: LocalDate }): boolean =>
    around !== null && span.from <= around.to && span.to >= around.from;
  const met = spans.filter((span) => isAround(span) || taken.some((day) => span.from <= day && span.to >= day));
  const rows = await Promise.all(met.map(({ id }) => findAbsence(id)));
  const approved = rows.filter((row): row is AbsenceRow => row?.state === "approved");
  const isMet = (row: AbsenceRow): boolean =>
    shift !== null && isInAbsence({ absence: row, work: shift, zone: zoneOf(branch) });
  return { absences: approved.filter(isMet), around: approved.filter(isAround), calendar: version };
}

/** The condition that no absence of a person was written since their calendar was read. */
export function calendarCheck({ user, calendar }: { user: string; calendar: number }): TransactionWrite[] {
  return transactionWrites({
    entities: { calendars: AbsenceCalendarEntity },
    writes: ({ calendars }) => [
      calendars
        .check({ user })
        .where(({ version }, { eq, notExists }) => (calendar === 0 ? notExists(version) : eq(version, calendar)))
        .commit(),
    ],
  });
}

/** The days that a shift touches, by the branch's clock. */
function daysOf({ shift, branch }: { shift: WorkingSchedule; branch: Branch }): LocalDate[] {
  const dayAt = (at: number): LocalDate => zonedTime({ at, zone: zoneOf(branch) }).date;
  return [...new Set([dayAt(Date.parse(shift.startsAt)), dayAt(Date.parse(shift.endsAt) - 1)])];
}
