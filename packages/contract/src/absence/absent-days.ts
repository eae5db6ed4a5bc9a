import type { LocalDate } from "../kit/time";
import { daysBetween } from "../labour-law/check/work-time";
import { earlier } from "../labour-law/leave/calendar";
import type { AbsenceKind } from "./absence-kinds";

/**
 * The days between two days on which somebody was away for the whole day, as averages of working hours leave them out.
 * Time off in lieu is none of them: it makes up for longer days, and has to lower the average.
 */
export function absentDays({
  absences,
  from,
  to,
}: {
  absences: readonly { kind: AbsenceKind; from: LocalDate; to: LocalDate; half: boolean }[];
  from: LocalDate;
  to: LocalDate;
}): LocalDate[] {
  return absences
    .filter(({ kind, half }) => kind !== "compensation" && !half)
    .flatMap((one) => daysBetween({ from: one.from < from ? from : one.from, to: earlier(one.to, to) }));
}
