import { type LocalDate, addDays } from "../../kit/time";
import type { WorkingSchedule } from "../working-schedule.resource";
import { clockOf, onOtherDay, timesOf } from "./moved";
import type { TemplateShift } from "./planner";
import { weekdayNumber } from "./weekday";
import type { NewShift } from "./planner-calls";

/** The Monday of the week of a day. */
export const mondayOf = (day: LocalDate): LocalDate => addDays(day, 1 - weekdayNumber(day));

type Planned = Pick<
  WorkingSchedule,
  "startsAt" | "endsAt" | "breakMinutes" | "user" | "department" | "role" | "kind" | "note"
>;

/** A shift as a further one would be created like it. */
export function newShiftOf({
  startsAt,
  endsAt,
  breakMinutes,
  user = null,
  department = null,
  role,
  kind = null,
  note,
}: Planned): NewShift {
  return { startsAt, endsAt, breakMinutes, user, department, role, kind, note };
}

/** The shifts as those of another week, by the wall clock of the branch. Cancelled ones are not copied. */
export function copiedShifts({
  shifts,
  days,
  zone,
}: {
  shifts: readonly (Planned & Pick<WorkingSchedule, "state">)[];
  /** How many days later. */
  days: number;
  zone: string;
}): NewShift[] {
  return shifts
    .filter(({ state }) => state !== "cancelled")
    .map((shift) => ({ ...newShiftOf(shift), ...onOtherDay({ ...shift, days, zone }) }));
}

/** Shifts of a week as those of a template. */
export function templateShifts({
  shifts,
  zone,
  isWithPeople,
}: {
  shifts: readonly (Planned & Pick<WorkingSchedule, "state" | "day">)[];
  zone: string;
  /** Without, all shifts of the template are open. */
  isWithPeople: boolean;
}): TemplateShift[] {
  return shifts
    .filter(({ state }) => state !== "cancelled")
    .flatMap((shift) => {
      const { breakMinutes, user, department, role, kind, note } = newShiftOf(shift);
      if (!shift.day) return [];
      return {
        weekday: weekdayNumber(shift.day),
        from: clockOf({ at: shift.startsAt, zone }),
        to: clockOf({ at: shift.endsAt, zone }),
        ...{ breakMinutes, role, note },
        user: isWithPeople ? (user ?? null) : null,
        department: department ?? null,
        kind: kind ?? null,
      };
    });
}

/** The shifts that a template has in the week of this Monday. */
export function shiftsOfTemplate({
  shifts,
  monday,
  zone,
}: {
  shifts: readonly TemplateShift[];
  monday: LocalDate;
  zone: string;
}): NewShift[] {
  return shifts.map(({ weekday, from, to, ...shift }) => ({
    ...shift,
    ...timesOf({ day: addDays(monday, weekday - 1), from, to, zone }),
  }));
}
