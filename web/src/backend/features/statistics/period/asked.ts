import { DELIVERY_METHODS, type DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import { DAY, type LocalDate, isDate } from "@tresen/contract/kit/time";
import {
  COMPARISONS,
  type Comparison,
  DAYS_LIMIT,
  INTERVALS,
  type Interval,
} from "@tresen/contract/statistics/statistics-query";
import { DAYS_REVERSED, TOO_MANY_DAYS } from "@tresen/contract/statistics/statistics-query.texts";
import { type Days, FIRST_PRESET, PRESETS, type Preset, daysOf } from "./presets";

/** What the address of the page says. All of it is optional, and what is not understood is left out. */
export interface StatisticsSearch {
  /** One of `PRESETS`; used unless both days are given. */
  period?: string | undefined;
  /** `YYYY-MM-DD` */
  from?: string | undefined;
  to?: string | undefined;
  interval?: string | undefined;
  branch?: string | undefined;
  method?: string | undefined;
  compare?: string | undefined;
  /** The only widget that is shown. */
  chart?: string | undefined;
}

/** The filters of all calls. */
export interface Filter extends Days {
  branch?: string | undefined;
  method?: DeliveryMethod | undefined;
}
/** Those of series in addition. */
export interface Asked extends Filter {
  interval: Interval;
  compare?: Comparison | undefined;
}

/** The most days that are shown by the hour. */
const HOURLY = 31;
/** The most days of the intervals that are chosen by themselves. */
const LONGEST = { hour: 2, day: 62, week: 190 } as const;

export const daysIn = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;

/** The days that the address means, whether or not they can be asked for. */
export function chosenDays({ search, today }: { search: StatisticsSearch; today: LocalDate }): Days {
  const { from = "", to = "", period } = search;
  if (isDate(from) && isDate(to)) return { from, to };
  return daysOf({ preset: PRESETS.find((preset) => preset === period) ?? FIRST_PRESET, today });
}

/** The preset that was pressed, or the one that means the chosen days: on some days two mean the same. */
export function chosenPreset({ search, today }: { search: StatisticsSearch; today: LocalDate }): Preset | undefined {
  const { from, to } = chosenDays({ search, today });
  const same = PRESETS.filter((preset) => {
    const days = daysOf({ preset, today });
    return days.from === from && days.to === to;
  });
  return same.find((preset) => preset === search.period) ?? same.find((preset) => preset === FIRST_PRESET) ?? same[0];
}

/** Why figures of these days cannot be asked for; null if they can. */
export function daysFault(days: Days): string | null {
  if (days.from > days.to) return DAYS_REVERSED;
  return daysIn(days) > DAYS_LIMIT ? TOO_MANY_DAYS : null;
}

/** The intervals that these days can be shown in. */
export function intervalsFor(days: Days): readonly Interval[] {
  return INTERVALS.filter((interval) => interval !== "hour" || daysIn(days) <= HOURLY);
}

/** What is asked of the server. */
export function askedOf({ search, today }: { search: StatisticsSearch; today: LocalDate }): Asked {
  const days = chosenDays({ search, today });
  const interval = intervalsFor(days).find((one) => one === search.interval) ?? fittingInterval(days);
  return {
    ...days,
    branch: search.branch,
    method: DELIVERY_METHODS.find((method) => method === search.method),
    interval,
    compare: COMPARISONS.find((comparison) => comparison === search.compare),
  };
}

/** The filters without what only series use, so that other widgets are not asked again when that changes. */
export function filterOf({ from, to, branch, method }: Asked): Filter {
  return { from, to, branch, method };
}

/** Visits have no method. */
export function withoutMethod<A extends Filter>(asked: A): A {
  return { ...asked, method: undefined };
}

function fittingInterval(days: Days): Interval {
  const count = daysIn(days);
  if (count <= LONGEST.hour) return "hour";
  if (count <= LONGEST.day) return "day";
  return count <= LONGEST.week ? "week" : "month";
}
