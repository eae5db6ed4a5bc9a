import type { Cases } from "./case";

const SPRING = "§§ 9, 11 und 12 AZG, §§ 3 bis 5 ArbZG";

/** Clocks change on Sundays, and in hospitality Sundays are days like any other. */
export const CLOCKS: readonly Cases[] = [
  {
    of: "the night of 29 March 2026, which has one hour less",
    sector: "hospitality",
    base: "2026-03-23",
    cases: [
      [SPRING, "5 23:00-06:00", "", ""],
      [SPRING, "5 23:00-06:01", "breaks:b", "breaks:b longWork:b"],
      [SPRING, "5 22:00-07:30 u30", "", ""],
      [SPRING, "5 22:00-07:31 u30", "", "dailyHours:i"],
      [SPRING, "5 20:00-06:00 u30", "", "dailyHours:i"],
      [SPRING, "5 14:00-20:00, 6 07:00-13:00", "dailyRest:b", "restMadeUp:i"],
      [SPRING, "5 14:00-20:00, 6 08:00-14:00", "", ""],
      [SPRING, "5 13:00-19:59, 6 08:00-14:00", "breaks:b", "breaks:b longWork:b"],
    ],
  },
  {
    of: "the night of 25 October 2026, which has one hour more",
    sector: "hospitality",
    base: "2026-10-19",
    cases: [
      [SPRING, "5 23:00-04:00", "", ""],
      [SPRING, "5 23:00-04:01", "breaks:b", "breaks:b longWork:b"],
      [SPRING, "5 22:00-06:30 u30", "", "dailyHours:i"],
      [SPRING, "5 20:00-06:00 u45", "refusable:i", "dailyHours:b"],
      [SPRING, "5 14:00-21:00 u30, 6 07:00-13:00", "", ""],
      [SPRING, "5 14:00-21:00 u30, 6 06:59-12:59", "dailyRest:b", "restMadeUp:i"],
    ],
  },
  {
    of: "the leap day of 2028",
    base: "2028-02-28",
    cases: [
      [SPRING, "0 14:00-22:30 u30, 1 08:00-16:30 u30", "dailyRest:b", "dailyRest:b"],
      [SPRING, "1 22:00-06:30 u30", "", ""],
      [SPRING, "1 22:00-06:30 u30, 2 17:29-22:00", "dailyRest:b", "dailyRest:b"],
      [SPRING, "0-4 08:00-18:45 u45, 5 08:00-08:01", "refusable:i", "dailyHours:i"],
    ],
  },
  {
    of: "the end of November, whose last day is a Monday",
    base: "2026-11-30",
    cases: [
      [SPRING, "0 22:00-06:30 u30", "", ""],
      [SPRING, "0 14:00-22:30 u30, 1 09:30-18:00 u30", "", ""],
      [SPRING, "0 14:00-22:30 u30, 1 09:29-18:00 u30", "dailyRest:b", "dailyHours:i dailyRest:b"],
      [SPRING, "0 18:00-06:46 u45", "dailyHours:b", "dailyHours:b"],
      [SPRING, "0-4 08:00-20:45 u45", "refusable:i", "dailyHours:b"],
      [SPRING, "0-4 08:00-20:45 u45, 5 08:00-08:01", "refusable:i weeklyHours:b", "dailyHours:b"],
    ],
  },
  {
    of: "the turn of the year",
    sector: "hospitality",
    base: "2026-12-28",
    cases: [
      [SPRING, "3 20:00-04:30 u30", "holidayWork:i", ""],
      [SPRING, "3 18:00-00:00", "", ""],
    ],
  },
];
