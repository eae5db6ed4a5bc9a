import { type LocalDate, addDays, weekdayOf, zonedTime } from "../../kit/time";
import { dayTime, workedPiecesOf, timeWithin } from "../check/work-time";
import type { Stretch } from "../subject";

/** When it is night for the tax, in minutes after midnight (§ 3b Abs. 2 EStG). */
export const TAX_FREE_NIGHT = { from: 20 * 60, to: 6 * 60 } as const;

/** The highest parts of the wage up to which surcharges are free of tax: § 3b Abs. 1 and 3 EStG (Germany). */
export const TAX_FREE_PERCENT = {
  night: 25,
  /** 0:00 to 4:00, if the work began before midnight. */
  deepNight: 40,
  sunday: 50,
  /** Holidays, and 31 December from 14:00. */
  holiday: 125,
  /** 25 and 26 December, 1 May, and 24 December from 14:00. */
  highHoliday: 150,
} as const;
export type TaxFreeClass = keyof typeof TAX_FREE_PERCENT;

/**
 * Seconds of a stretch by class. A night has 25 or 40 percent, never both; of Sunday and holiday the higher one counts;
 * a night and a Sunday or holiday count side by side. Work that began before midnight of a Sunday or holiday is still part
 * of it until 4:00 of the next day, unless that day is worth more itself. Whether the afternoons of 24 and 31 December
 * go on like that is not clear from the law, so they do not.
 */
export function taxFreeSeconds({
  stretch,
  beganOn,
  holidays,
}: {
  stretch: Stretch;
  /** The day on which the work began, if the stretch goes on with another. */
  beganOn?: LocalDate;
  holidays: ReadonlySet<LocalDate>;
}): Record<TaxFreeClass, number> {
  const { zone, start, end } = stretch;
  const pieces = workedPiecesOf(stretch);
  const first = zonedTime({ at: start, zone }).date;
  const sums: Record<TaxFreeClass, number> = { night: 0, deepNight: 0, sunday: 0, holiday: 0, highHoliday: 0 };
  const count = (day: LocalDate, { from, to }: { from: number; to: number }, names: (TaxFreeClass | null)[]): void => {
    const seconds = timeWithin({ pieces, within: dayTime({ day, zone, from, to }) }) / 1000;
    for (const name of names) if (name) sums[name] += seconds;
  };
  for (let day = first; dayTime({ day, zone }).start < end; day = addDays(day, 1)) {
    const isContinued = day > (beganOn ?? first);
    const early = better(
      dayClass({ day, minutes: 0, holidays }),
      isContinued ? dayClass({ day: addDays(day, -1), minutes: 0, holidays }) : null,
    );
    count(day, { from: 0, to: 240 }, [isContinued ? "deepNight" : "night", early]);
    count(day, { from: 240, to: 360 }, ["night", dayClass({ day, minutes: 240, holidays })]);
    count(day, { from: 360, to: 840 }, [dayClass({ day, minutes: 360, holidays })]);
    count(day, { from: 840, to: 1200 }, [dayClass({ day, minutes: 840, holidays })]);
    count(day, { from: 1200, to: 1440 }, ["night", dayClass({ day, minutes: 1200, holidays })]);
  }
  return sums;
}

type DayClass = Exclude<TaxFreeClass, "night" | "deepNight">;

/** What a day is from a minute of it on. */
function dayClass({
  day,
  minutes,
  holidays,
}: {
  day: LocalDate;
  minutes: number;
  holidays: ReadonlySet<LocalDate>;
}): DayClass | null {
  const date = day.slice(5);
  const isAfternoon = minutes >= 840;
  if (["12-25", "12-26", "05-01"].includes(date) || (date === "12-24" && isAfternoon)) return "highHoliday";
  if (holidays.has(day) || (date === "12-31" && isAfternoon)) return "holiday";
  return weekdayOf(day) === "sunday" ? "sunday" : null;
}

/** The one with the higher part. */
function better(a: DayClass | null, b: DayClass | null): DayClass | null {
  if (!a || !b) return a ?? b;
  return TAX_FREE_PERCENT[a] >= TAX_FREE_PERCENT[b] ? a : b;
}
