import { type Instant, type LocalDate, instantAt } from "../../kit/time";
import type { WorkingSchedule } from "../working-schedule.resource";
import { clockMinutes } from "./moved";
import type { StaffingNeed } from "./planner";
import { weekdayNumber } from "./weekday";

/** How a need of a day is met: the fewest and most people of its role who are there at once while it lasts. */
export interface Cover {
  need: StaffingNeed;
  least: number;
  most: number;
  /** Open shifts of the role that touch its time: they would help if somebody took them. */
  open: number;
  /** How many are missing at the worst moment, and how many are too many at the fullest; 0 where none. */
  missing: number;
  surplus: number;
}

type Planned = Pick<WorkingSchedule, "startsAt" | "endsAt" | "user" | "role" | "state">;

/**
 * The needs of a day and how the shifts meet them, by their times. Breaks have no place in a shift, so whoever has one
 * counts as there.
 */
export function coverOf({
  needs,
  shifts,
  day,
  zone,
}: {
  needs: readonly StaffingNeed[];
  shifts: readonly Planned[];
  day: LocalDate;
  zone: string;
}): Cover[] {
  return needs
    .filter(({ weekday }) => weekday === weekdayNumber(day))
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.role.localeCompare(b.role, "de"))
    .map((need) => {
      const at = (clock: string): Instant => instantAt({ date: day, minutes: clockMinutes(clock), zone });
      const [from, to] = [at(need.from), at(need.to)];
      const there = shifts
        .filter(({ state, role }) => state !== "cancelled" && (need.role === "" || isSameRole(role, need.role)))
        .map((shift) => ({ start: Date.parse(shift.startsAt), end: Date.parse(shift.endsAt), isOpen: !shift.user }))
        .filter(({ start, end }) => start < to && end > from);
      const staffed = there.filter(({ isOpen }) => !isOpen);
      // The number changes only where somebody comes or goes.
      const moments = [from, ...staffed.flatMap(({ start, end }) => [start, end])].filter(
        (moment) => moment >= from && moment < to,
      );
      const counts = moments.map(
        (moment) => staffed.filter(({ start, end }) => start <= moment && end > moment).length,
      );
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      return {
        ...{ need, least, most, open: there.length - staffed.length },
        missing: Math.max(0, need.min - least),
        surplus: need.max === null ? 0 : Math.max(0, most - need.max),
      };
    });
}

const isSameRole = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
