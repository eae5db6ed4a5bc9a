import { ABSENCE_LABELS } from "../../absence/absence.texts";
import type { TimeSheetDetail } from "../time-sheet";
import { hoursText } from "../time-sheet.texts";
import { SHEET_WORDS as words } from "./export.texts";

type Day = TimeSheetDetail["days"][number];

/**
 * What stands beside a day: the public holiday, why somebody did not work, as far as it may be told, and how much of the
 * work is paid as work on a holiday and therefore not in the difference. Where work on a holiday is in it, as in Germany,
 * that says how it goes together with the pay (`paidMinutes`).
 */
export function dayRemark({ day, isExternal }: { day: Day; isExternal: boolean }): string {
  const { holiday, absence, halves, isAbsent } = day;
  const kinds = halves ? halves.map(({ kind }) => kind) : absence ? [absence] : [];
  const away = kinds.length > 0 ? kinds.map((kind) => ABSENCE_LABELS[kind]).join(" / ") : isAbsent ? words.absent : "";
  const apart = isExternal ? 0 : holidayWork(day);
  const credited = isExternal || holiday === null || apart !== 0 ? 0 : day.workedMinutes;
  return [
    ...[holiday ?? "", away, apart === 0 ? "" : words.holidayWork(hoursText(apart))],
    credited === 0 ? "" : words.creditedHolidayWork(hoursText(credited)),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** The worked minutes that are no part of the difference (`monthOf`). */
function holidayWork({ workedMinutes, creditedMinutes, plannedMinutes, differenceMinutes }: Day): number {
  return workedMinutes + creditedMinutes - plannedMinutes - differenceMinutes;
}
