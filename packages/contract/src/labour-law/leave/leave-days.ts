import { type DayPart, isOtherHalf } from "../../absence/day-part";
import type { LocalDate } from "../../kit/time";
import type { Contract } from "../../user/personnel/personnel-fields";
import { contractOn } from "../../user/personnel/personnel.rules";
import { daysBetween } from "../check/work-time";
import type { Country } from "../country";
import { countDays } from "./calendar";
import { type Fraction, ZERO, fraction, times } from "./fraction";
import { type LeaveUnit, unitsOfWeek, weekPartOf } from "./working-week";

/** Days of leave that were asked for or approved. */
export interface Leave {
  from: LocalDate;
  to: LocalDate;
  /** Half of each day. */
  isHalf?: boolean;
  /** Which half of each day, where it is known. */
  part?: DayPart | null | undefined;
  isApproved: boolean;
}

/** Days of sickness. */
export interface Sickness {
  from: LocalDate;
  to: LocalDate;
  half?: boolean;
  part?: DayPart | null | undefined;
  hasCertificate: boolean;
}

/** A day that takes leave. */
export interface LeaveDay {
  day: LocalDate;
  /** The part of a week's leave, and the same as days or hours by the contract of that day. */
  weeks: Fraction;
  units: Fraction;
  isApproved: boolean;
}

/**
 * The days that take leave, in order: working days by the contract that are no holidays and on which the person is not
 * sick as the law means it. A day counts once, also where two leaves have it, unless these are its two halves.
 */
export function leaveDaysOf({
  country,
  contracts,
  leaves,
  sickness,
  holidays,
  unit,
}: {
  country: Country;
  contracts: readonly Contract[];
  leaves: readonly Leave[];
  sickness: readonly Sickness[];
  holidays: ReadonlySet<LocalDate>;
  unit: LeaveUnit;
}): LeaveDay[] {
  const sick = sickness.filter((one) => interruptsLeave({ country, ...one }));
  const byPart = new Map<string, LeaveDay>();
  // Approved ones last, so that they win over a request for the same day.
  for (const leave of [...leaves].sort((a, b) => Number(a.isApproved) - Number(b.isApproved))) {
    const half = { half: leave.isHalf ?? false, part: leave.part };
    const ill = sick.filter(({ half: isHalf = false, part }) => !isOtherHalf({ half: isHalf, part }, half));
    for (const day of daysBetween(leave)) {
      const contract = contractOn({ contracts, day });
      if (!contract || holidays.has(day) || ill.some(({ from, to }) => from <= day && day <= to)) continue;
      const whole = weekPartOf({ contract, day, unit });
      const weeks = leave.isHalf ? times(whole, fraction(1, 2)) : whole;
      if (weeks.numerator === ZERO.numerator) continue;
      const units = times(weeks, unitsOfWeek({ contract, unit }));
      byPart.set(leave.isHalf && leave.part ? `${day} ${leave.part}` : day, {
        day,
        weeks,
        units,
        isApproved: leave.isApproved,
      });
    }
  }
  // A whole day has its halves in it.
  const taken = [...byPart].filter(([key, { day }]) => key === day || !byPart.has(day));
  return taken.map(([, day]) => day).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Whether days of sickness take no leave. § 5 UrlG: if it lasts longer than three calendar days, with a certificate. § 9
 * BUrlG: each day that a certificate proves.
 */
export function interruptsLeave({ country, from, to, hasCertificate }: Sickness & { country: Country }): boolean {
  return hasCertificate && (country === "DE" || countDays({ from, to }) > 3);
}
