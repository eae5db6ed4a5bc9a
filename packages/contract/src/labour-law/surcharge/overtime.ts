import type { LocalDate } from "../../kit/time";
import type { Country } from "../country";

/** The work of a week, Monday to Sunday. Time of paid absence counts as worked. */
export interface WorkedWeek {
  monday: LocalDate;
  /** Seconds of each day on which there was work. */
  days: readonly number[];
  /** Seconds that were agreed for the week. */
  agreed: number;
}

/** From where on work is overtime in Austria, in seconds: § 3 AZG, unless § 4 or a collective agreement has more or less. */
export interface NormalHours {
  day: number;
  /** Of each day of the week in question, where they differ. */
  days?: readonly number[];
  week: number;
}

const HOUR = 3600;
/** § 3 Abs. 1 AZG: eight hours a day, forty a week. */
export const AUSTRIAN_NORMAL_HOURS: NormalHours = { day: 8 * HOUR, week: 40 * HOUR };

/** Up to which normal hours of a day can be agreed in Austria, in seconds; where the week has four days, up to ten hours. */
const LONGEST_DAY = 9 * HOUR;
const LONGEST_OF_FOUR = 10 * HOUR;

/**
 * The normal hours of a day in Austria: the agreed ones, at least eight and at most nine, so that a week of 38.5 hours can
 * have longer days and a short Friday (§ 4 Abs. 2 AZG), or ten in a week of four days (§ 4 Abs. 8 AZG). The text of the law
 * could not be checked, nor is it checked here that the free time at the end of the week is longer for it.
 * @param agreed Seconds that were agreed for the day.
 * @param workdays On how many days of the week work was agreed.
 * @returns Seconds.
 */
export function austrianDay({ agreed, workdays }: { agreed: number; workdays: number }): number {
  const longest = workdays <= 4 ? LONGEST_OF_FOUR : LONGEST_DAY;
  return Math.min(longest, Math.max(AUSTRIAN_NORMAL_HOURS.day, agreed));
}

export interface WeekClasses {
  /** Seconds within what was agreed. */
  normal: number;
  /** Seconds above what was agreed, but no overtime: Mehrarbeit. */
  extra: number;
  overtime: number;
  /** Seconds that were agreed and not worked. */
  missing: number;
}

interface AskedWeek {
  country: Country;
  week: Pick<WorkedWeek, "days" | "agreed">;
  normal?: NormalHours;
}

/**
 * Seconds of a week by class; normal, extra and overtime make up all of the work.
 *
 * Austria: what exceeds a day's normal hours or, of the rest, the week's is overtime (§ 6 Abs. 1 AZG); what lies between
 * the agreed and the normal hours is Mehrarbeit (§ 19d Abs. 3 AZG). Germany: the law has no overtime of its own, so all
 * above what was agreed is overtime by contract.
 */
export function classesOfWeek({
  country,
  week: { days, agreed },
  normal = AUSTRIAN_NORMAL_HOURS,
}: AskedWeek): WeekClasses {
  const worked = sumOf(days);
  if (country === "DE") {
    const overtime = Math.max(0, worked - agreed);
    return { normal: worked - overtime, extra: 0, overtime, missing: Math.max(0, agreed - worked) };
  }
  const withinDays = sumOf(days.map((seconds, index) => Math.min(seconds, normal.days?.[index] ?? normal.day)));
  const within = Math.min(withinDays, normal.week);
  const extra = Math.max(0, within - agreed);
  return {
    normal: within - extra,
    extra,
    overtime: worked - within,
    missing: Math.max(0, agreed - worked),
  };
}

/**
 * The overtime of a week by its days: of each day what exceeds its normal hours and, of the rest, what the days before it have
 * left of the week's. Together it is the overtime of `classesOfWeek`.
 * @returns Seconds, in the order of the days.
 */
export function overtimeByDay({
  country,
  week: { days, agreed },
  normal = AUSTRIAN_NORMAL_HOURS,
}: AskedWeek): number[] {
  let left = country === "AT" ? normal.week : agreed;
  return days.map((seconds, index) => {
    const most = country === "AT" ? (normal.days?.[index] ?? normal.day) : Infinity;
    const within = Math.min(seconds, most, left);
    left -= within;
    return seconds - within;
  });
}

/**
 * Mehrarbeit by calendar quarter (`2026-Q3`): what was evened out by time off within the quarter has no surcharge (§ 19d
 * Abs. 3b Z 1 AZG), the rest has one of 25 %. A week belongs to the quarter of its Monday.
 * @returns Seconds.
 */
export function extraWorkByQuarter({
  weeks,
  normal,
}: {
  weeks: readonly WorkedWeek[];
  normal?: NormalHours;
}): Map<string, { extra: number; evenedOut: number; surcharged: number }> {
  const quarters = Map.groupBy(weeks, ({ monday }) => quarterOf(monday));
  return new Map(
    [...quarters].map(([quarter, of]) => {
      const classes = of.map((week) => classesOfWeek({ country: "AT", week, normal }));
      const extra = sumOf(classes.map((one) => one.extra));
      const evenedOut = Math.min(extra, sumOf(classes.map(({ missing }) => missing)));
      return [quarter, { extra, evenedOut, surcharged: extra - evenedOut }];
    }),
  );
}

const quarterOf = (day: LocalDate): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
