import type { Cases } from "./case";

const DAILY = "§ 12 Abs. 1 AZG, § 5 Abs. 1 ArbZG";
const SPLIT = "§ 12 Abs. 2a AZG, § 5 Abs. 2 ArbZG";
const WEEKLY = "§§ 3 bis 6 ARG, § 11 ArbZG";
const SUNDAY = "§ 3 ARG, §§ 9 bis 11 ArbZG";
const HOLIDAY = "§§ 7 und 9 ARG, §§ 9 bis 11 ArbZG";

export const RESTS: readonly Cases[] = [
  {
    of: "rests between days",
    cases: [
      [DAILY, "0 08:00-16:30 u30, 1 03:30-12:00 u30", "", ""],
      [DAILY, "0 08:00-16:30 u30, 1 03:29-11:59 u30", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 14:00-22:30 u30, 1 08:00-16:30 u30", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 14:00-22:30 u30, 1 09:30-18:00 u30", "", ""],
      [DAILY, "0 22:00-06:30 u30, 1 17:30-02:00 u30", "", ""],
      [DAILY, "0 22:00-06:30 u30, 1 17:00-01:30 u30", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 14:00-22:30 u30 x, 1 08:00-16:30 u30", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 14:00-22:30 u30, 1 08:00-16:30 u30 x", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 14:00-22:30 u30 x, 1 08:00-16:30 u30 x", "", ""],
      [DAILY, "0 06:00-08:00, 0 20:00-22:00", "", ""],
      [DAILY, "0 06:00-09:00, 0 19:00-22:00, 1 06:00-09:00", "dailyRest:b", "dailyRest:b"],
      [
        "§ 2 Abs. 1 Z 1 AZG und § 12 Abs. 1 AZG, § 5 Abs. 1 ArbZG",
        "0 06:00-08:00, 0 12:00-14:00, 0 18:00-20:00, 1 00:00-02:00, 1 06:00-08:00, 1 12:00-14:00",
        "dailyRest:b",
        "dailyRest:b",
      ],
      [DAILY, "0 17:30-02:00 u30, 1 06:00-14:30 u30", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 22:00-02:00, 1 04:59-07:59", "", ""],
      [DAILY, "0 22:00-02:00, 1 05:00-08:00", "dailyRest:b", "dailyRest:b"],
      [DAILY, "0 18:00-00:00, 1 11:00-17:00", "", ""],
      [DAILY, "0 18:00-00:00, 1 10:59-16:59", "dailyRest:b", "dailyRest:b"],
    ],
  },
  {
    of: "rests in hospitality",
    sector: "hospitality",
    cases: [
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 09:00-13:00", "", ""],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 08:00-12:00", "", ""],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 07:59-12:00", "", "dailyRest:b"],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 06:00-10:00", "", "dailyRest:b"],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 05:59-10:00", "dailyRest:b", "dailyRest:b"],
      [SPLIT, "0 10:00-14:00, 0 17:00-22:30, 1 08:30-12:00", "", "dailyHours:i"],
      [SPLIT, "0 10:00-14:00, 0 16:59-22:30, 1 08:30-12:00", "dailyRest:b", "dailyHours:i"],
      [SPLIT, "0 15:00-23:30 u30, 1 09:30-18:00 u30", "dailyRest:b", ""],
      [SPLIT, "0 15:00-23:30 u30, 1 09:29-17:59 u30", "dailyRest:b", "dailyRest:b"],
      [SPLIT, "0 15:00-23:30 u30, 1 10:30-19:00 u30", "", ""],
      [SPLIT, "0 10:00-22:00 b14:00-18:00, 1 08:00-12:00", "", ""],
    ],
  },
  {
    of: "shortened rests that may still be made up for",
    sector: "hospitality",
    to: 1,
    cases: [
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 08:00-12:00", "", ""],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 08:00-12:01", "restMadeUp:i", "restMadeUp:i"],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 06:00-10:00", "", "dailyRest:b"],
      [SPLIT, "0 10:00-14:00, 0 18:00-22:00, 1 06:00-10:01", "restMadeUp:i", "dailyRest:b"],
      [SPLIT, "0 14:00-22:30 u30, 1 08:30-17:00 u30", "dailyRest:b", "restMadeUp:i"],
      [SPLIT, "0 14:00-22:30 u30, 1 09:30-18:00 u30", "", ""],
    ],
  },
  {
    of: "weekly rests and substitute days",
    sector: "hospitality",
    cases: [
      [WEEKLY, "0-5 10:00-18:30 u30", "", ""],
      [WEEKLY, "1-6 10:00-18:30 u30", "", ""],
      [WEEKLY, "0-6 10:00-18:30 u30", "refusable:i substituteRest:i weeklyRest:b", "substituteDay:i"],
      [WEEKLY, "0-2 10:00-18:30 u30, 4-6 10:00-18:30 u30", "", ""],
      [WEEKLY, "0-2 14:00-22:30 u30, 4-6 06:00-14:30 u30", "substituteRest:i weeklyRest:w", ""],
      [WEEKLY, "0-2 13:00-21:30 u30, 4-6 09:30-18:00 u30", "", ""],
      [WEEKLY, "0-2 13:00-21:31 u30, 4-6 09:30-18:00 u30", "substituteRest:i weeklyRest:w", "dailyHours:i"],
      [WEEKLY, "0 06:00-08:00, 1 20:00-23:00, 2-6 12:00-16:00", "substituteRest:i weeklyRest:w", "substituteDay:i"],
      [WEEKLY, "0-5 10:00-14:00 x, 6 10:00-14:00", "substituteRest:i weeklyRest:b", "substituteDay:i"],
      [WEEKLY, "0-6 10:00-14:00 x", "", ""],
      [
        WEEKLY,
        "0-5 08:00-18:45 u45, 6 10:00-10:30",
        "substituteRest:i weeklyHours:b weeklyRest:b",
        "dailyHours:i substituteDay:i",
      ],
    ],
  },
  {
    of: "two weeks in hospitality",
    sector: "hospitality",
    to: 13,
    cases: [
      [WEEKLY, "0-6 10:00-14:00, 7-11 10:00-14:00", "weeklyRest:b", ""],
      [WEEKLY, "0-6 10:00-14:00, 7-12 10:00-14:00", "weeklyRest:b", "substituteDay:i"],
      // A rest over Sunday and Monday is enough for both weeks only with 72 hours.
      [WEEKLY, "0-5 06:00-10:00, 8-13 10:00-14:00", "", ""],
      [WEEKLY, "0-5 06:00-10:01, 8-13 10:00-14:00", "substituteRest:i weeklyRest:w", ""],
      [WEEKLY, "0-5 10:00-14:00, 8-13 10:00-14:00", "substituteRest:i weeklyRest:w", ""],
      [WEEKLY, "0-5 12:00-18:00, 7-13 12:00-18:00", "substituteRest:i weeklyRest:b", "substituteDay:i"],
    ],
  },
  {
    of: "on Sundays",
    cases: [
      [SUNDAY, "6 08:00-12:00", "sundayWork:w", "sundayWork:w"],
      [SUNDAY, "5 20:00-02:00", "sundayWork:w", "sundayWork:w"],
      [SUNDAY, "5 18:00-00:00", "", ""],
      [SUNDAY, "6 22:00-04:00", "sundayWork:w", "sundayWork:w"],
      [SUNDAY, "6 08:00-12:00 x", "", ""],
    ],
  },
  {
    of: "on Sundays in bakeries",
    sector: "bakery",
    cases: [
      [SUNDAY, "6 05:00-08:00", "sundayWork:w", ""],
      [SUNDAY, "6 05:00-08:01", "sundayWork:w", "sundayWork:w"],
    ],
  },
  { of: "on Sundays in hospitality", sector: "hospitality", cases: [[SUNDAY, "6 10:00-14:00", "", ""]] },
  { of: "on Sundays in shops", sector: "retail", cases: [[SUNDAY, "6 10:00-14:00", "sundayWork:w", "sundayWork:w"]] },
  {
    of: "on Christi Himmelfahrt",
    base: "2026-05-11",
    cases: [
      [HOLIDAY, "3 08:00-12:00", "holidayWork:w", "holidayWork:w"],
      [HOLIDAY, "2 20:00-02:00", "holidayWork:w", "holidayWork:w"],
      [HOLIDAY, "2 18:00-00:00", "", ""],
    ],
  },
  {
    of: "on Christi Himmelfahrt in hospitality",
    sector: "hospitality",
    base: "2026-05-11",
    cases: [
      [HOLIDAY, "3 10:00-14:00", "holidayWork:i", ""],
      [HOLIDAY, "0-5 10:00-18:30 u30", "holidayWork:i", "substituteDay:i"],
    ],
  },
  {
    of: "the Austrian national day",
    base: "2026-10-26",
    cases: [
      [HOLIDAY, "0 08:00-12:00", "holidayWork:w", ""],
      [HOLIDAY, "6 08:00-12:00", "sundayWork:w", "holidayWork:w sundayWork:w"],
    ],
  },
  { of: "on German Unity", base: "2026-09-28", cases: [[HOLIDAY, "5 08:00-12:00", "", "holidayWork:w"]] },
  { of: "on Good Friday", base: "2026-03-30", cases: [[HOLIDAY, "4 08:00-12:00", "", "holidayWork:w"]] },
  {
    of: "8 December and 11 November",
    base: "2026-12-07",
    cases: [
      [HOLIDAY, "1 08:00-12:00", "holidayWork:w", ""],
      [HOLIDAY, "-26 08:00-12:00", "", ""],
    ],
  },
];
