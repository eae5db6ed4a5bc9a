import type { LocalDate } from "../kit/time";
import { daysBetween } from "../labour-law/check/work-time";
import { earlier } from "../labour-law/leave/calendar";
import type { AbsenceKind } from "./absence-kinds";
import { type DayPart, isOtherHalf } from "./day-part";

/**
 * The days between two days on which somebody was away for the whole day, as averages of working hours leave them out.
 * Time off in lieu is none of them: it makes up for longer days, and has to lower the average.
 */
export function absentDays({
  absences,
  from,
  to,
}: {
  absences: readonly {
    kind: AbsenceKind;
    from: LocalDate;
    to: LocalDate;
    half: boolean;
    part?: DayPart | null | undefined;
  }[];
  from: LocalDate;
  to: LocalDate;
}): LocalDate[] {
  const counted = absences.filter(({ kind }) => kind !== "compensation");
  const spans = counted.flatMap((one, index) => [
    ...(one.half ? [] : [one]),
    // Two halves of the same days are whole ones.
    ...counted
      .slice(index + 1)
      .filter((other) => isOtherHalf(one, other))
      .map((other) => ({ from: one.from > other.from ? one.from : other.from, to: earlier(one.to, other.to) })),
  ]);
  return spans.flatMap((one) => daysBetween({ from: one.from < from ? from : one.from, to: earlier(one.to, to) }));
}
