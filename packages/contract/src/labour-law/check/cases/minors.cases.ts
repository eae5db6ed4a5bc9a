import type { Cases } from "./case";

const HOURS = "§ 11 KJBG, § 8 JArbSchG";
const BREAKS = "§ 15 KJBG, § 11 JArbSchG";
const SPAN = "§ 12 JArbSchG";
const REST = "§ 16 KJBG, § 13 JArbSchG";
const NIGHT = "§ 17 KJBG, § 14 JArbSchG";
const SUNDAYS = "§ 18 KJBG, § 17 JArbSchG";
const HOLIDAYS = "§ 18 KJBG, § 18 JArbSchG";
const FREE_DAYS = "§ 19 KJBG, §§ 15 und 16 JArbSchG";
const CHILDREN = "§ 5 KJBG, § 5 JArbSchG";

export const MINORS: readonly Cases[] = [
  {
    of: "sixteen, in hospitality",
    sector: "hospitality",
    birthDate: "2010-01-15",
    cases: [
      [BREAKS, "0 10:00-14:30", "", ""],
      [BREAKS, "0 10:00-14:31", "breaks:b", "breaks:b longWork:b"],
      [BREAKS, "0 10:00-15:00 b12:00-12:30", "", ""],
      [BREAKS, "0 10:00-16:30 b12:00-12:30", "", ""],
      [BREAKS, "0 10:00-16:31 b12:00-12:30", "", "breaks:b"],
      [BREAKS, "0 10:00-17:00 b12:30-12:45 b15:00-15:15", "breaks:b longWork:b", "breaks:b"],
      [BREAKS, "0 10:00-18:30 b13:00-13:30", "", "breaks:b longWork:b"],
      [BREAKS, "0 10:00-19:00 b12:00-12:30 b15:30-16:00", "", ""],
      [BREAKS, "0 10:00-19:00 u60", "", ""],
      [BREAKS, "0 10:00-15:30 b10:30-11:00", "", "breakPlace:w"],
      [BREAKS, "0 10:00-15:00 b14:00-14:30", "", "breakPlace:w"],
      [BREAKS, "0 10:00-17:00 b16:01-16:31", "longWork:b", "breakPlace:w breaks:b longWork:b"],
      [HOURS, "0 10:00-19:01 b12:00-12:30 b15:30-16:00", "dailyHours:w", "dailyHours:w"],
      [HOURS, "0 10:00-19:30 b12:00-12:30 b15:30-16:00", "dailyHours:w", "dailyHours:w"],
      [HOURS, "0 10:00-19:31 b12:00-12:30 b15:30-16:00", "dailyHours:w", "dailyHours:b"],
      [HOURS, "0 10:00-20:00 b12:00-12:30 b15:30-16:00", "dailyHours:w", "dailyHours:b"],
      [HOURS, "0 10:00-20:01 b12:00-12:30 b15:31-16:01", "dailyHours:b", "dailyHours:b"],
      [HOURS, "0-4 10:00-19:00 b12:00-12:30 b15:30-16:00", "", ""],
      [HOURS, "0-4 10:00-19:00 u60, 5 10:00-10:30", "weeklyHours:w", "freeDays:b weeklyHours:b"],
      [HOURS, "0-4 10:00-19:00 u60, 5 10:00-15:30 u30", "weeklyHours:w", "freeDays:b weeklyHours:b"],
      [HOURS, "0-4 10:00-19:00 u60, 5 10:00-16:00 u30", "weeklyHours:b", "freeDays:b weeklyHours:b"],
      [HOURS, "0-2 10:00-19:00 u60 x, 3-4 10:00-19:30 u60", "dailyHours:w weeklyHours:w", "dailyHours:w weeklyHours:b"],
      [SPAN, "0 10:00-21:00 b12:00-12:30 b14:30-17:00", "", ""],
      [SPAN, "0 10:00-21:01 b12:00-12:30 b14:30-17:01", "", "shiftSpan:b"],
      [REST, "0 14:00-22:00 b17:00-18:00, 1 10:00-14:00", "", ""],
      [REST, "0 14:00-22:00 b17:00-18:00, 1 09:59-13:59", "dailyRest:b", "dailyRest:b"],
      [REST, "0 14:00-22:00 b17:00-18:00 x, 1 09:59-13:59", "dailyRest:b", "dailyRest:b"],
      [NIGHT, "0 18:00-22:00", "", ""],
      [NIGHT, "0 18:00-22:01", "", "nightWork:b"],
      [NIGHT, "0 19:00-23:00", "", "nightWork:b"],
      [NIGHT, "0 19:00-23:01", "nightWork:b", "nightWork:b"],
      [NIGHT, "0 20:00-00:30", "nightWork:b", "nightWork:b"],
      [NIGHT, "0 06:00-10:00", "", ""],
      [NIGHT, "0 05:59-10:00", "nightWork:b", "nightWork:b"],
      [FREE_DAYS, "0-4 10:00-14:00", "", ""],
      [FREE_DAYS, "0-5 10:00-14:00", "", "freeDays:b"],
      [FREE_DAYS, "0-6 10:00-14:00", "freeDays:b", "freeDays:b"],
      [FREE_DAYS, "2-6 10:00-14:00", "", ""],
      [FREE_DAYS, "0-5 11:00-15:00, 7-11 10:00-14:00", "freeDays:w", "freeDays:b"],
      [FREE_DAYS, "0-4 11:00-15:00, 5 11:00-15:01, 7-11 10:00-14:00", "freeDays:b", "freeDays:b"],
      [SUNDAYS, "6 10:00-14:00", "", ""],
      [SUNDAYS, "-1 10:00-14:00, 6 10:00-14:00", "freeSundays:w", "freeSundays:i"],
      [SUNDAYS, "-8 10:00-14:00, 6 10:00-14:00", "", ""],
    ],
  },
  {
    of: "sixteen, in hospitality, over a month",
    sector: "hospitality",
    birthDate: "2010-01-15",
    base: "2026-09-21",
    cases: [
      [SUNDAYS, "-15 10:00-14:00, 6 10:00-14:00", "", ""],
      [SUNDAYS, "-15 10:00-14:00, -8 10:00-14:00, 6 10:00-14:00", "", "freeSundays:b"],
      [FREE_DAYS, "-9 10:00-14:00, 5 10:00-14:00", "", ""],
      [FREE_DAYS, "-16 10:00-14:00, -9 10:00-14:00, 5 10:00-14:00", "", "saturdayWork:i"],
    ],
  },
  {
    of: "sixteen, elsewhere",
    birthDate: "2010-01-15",
    cases: [
      [NIGHT, "0 06:00-10:00", "", ""],
      [NIGHT, "0 16:00-20:00", "", ""],
      [NIGHT, "0 16:00-20:01", "nightWork:b", "nightWork:b"],
      [SPAN, "0 09:00-19:00 b12:00-14:30", "", ""],
      [SPAN, "0 09:00-19:01 b12:00-14:31", "", "shiftSpan:b"],
      [FREE_DAYS, "5 10:00-14:00", "", "saturdayWork:b"],
      [SUNDAYS, "6 10:00-14:00", "sundayWork:b", "sundayWork:b"],
    ],
  },
  {
    of: "sixteen, in a bakery",
    sector: "bakery",
    birthDate: "2010-01-15",
    cases: [
      [NIGHT, "0 05:00-09:00", "", ""],
      [NIGHT, "0 04:00-08:00", "", "nightWork:b"],
      [NIGHT, "0 03:59-07:59", "nightWork:b", "nightWork:b"],
      [NIGHT, "0 16:00-20:01", "nightWork:b", "nightWork:b"],
      [FREE_DAYS, "5 06:00-10:00", "", ""],
    ],
  },
  {
    of: "seventeen, in a bakery",
    sector: "bakery",
    birthDate: "2009-01-15",
    cases: [
      [NIGHT, "0 16:00-20:01", "nightWork:b", "nightWork:b"],
      [NIGHT, "0 04:00-08:00", "", ""],
      [NIGHT, "0 03:59-07:59", "nightWork:b", "nightWork:b"],
    ],
  },
  {
    of: "fifteen, in hospitality",
    sector: "hospitality",
    birthDate: "2011-01-15",
    cases: [
      [NIGHT, "0 06:00-10:00", "", ""],
      [REST, "0 16:00-19:00, 1 07:00-10:00", "", ""],
      [NIGHT, "0 16:00-20:00", "", ""],
      [NIGHT, "0 16:00-20:01", "nightWork:b", "nightWork:b"],
    ],
  },
  {
    of: "fourteen",
    sector: "hospitality",
    birthDate: "2012-01-15",
    cases: [
      [CHILDREN, "0 10:00-12:00", "child:b", "child:b"],
      [REST, "0 16:00-18:00, 1 08:00-10:00", "child:b", "child:b"],
      [REST, "0 16:00-18:00, 1 07:59-09:59", "child:b dailyRest:b", "child:b"],
      [CHILDREN, "0 10:00-12:00, 1 00:30-02:00", "child:b dailyRest:b nightWork:b", "child:b nightWork:b"],
    ],
  },
  {
    of: "eighteen on the Wednesday",
    sector: "hospitality",
    birthDate: "2008-09-09",
    cases: [
      [NIGHT, "1 14:00-22:30 b17:00-18:00", "", "nightWork:b"],
      [NIGHT, "2 14:00-22:30 b17:00-18:00", "", ""],
      [HOURS, "1 08:00-18:00 u60", "dailyHours:w", "dailyHours:b"],
      [HOURS, "2 08:00-18:00 u60", "", "dailyHours:i"],
    ],
  },
  {
    of: "eighteen on 1 March, born on a leap day",
    sector: "hospitality",
    birthDate: "2008-02-29",
    base: "2026-02-23",
    cases: [
      [NIGHT, "5 14:00-22:30 b17:00-18:00", "", "nightWork:b"],
      [NIGHT, "6 14:00-22:30 b17:00-18:00", "", ""],
    ],
  },
  {
    of: "holidays of minors in hospitality",
    sector: "hospitality",
    birthDate: "2010-06-15",
    base: "2026-12-21",
    cases: [
      [HOLIDAYS, "3 10:00-14:00", "", ""],
      [HOLIDAYS, "3 10:00-14:01", "", "holidayWork:b"],
      [HOLIDAYS, "4 10:00-14:00", "holidayInHospitality:i", "holidayWork:b"],
      [HOLIDAYS, "5 10:00-14:00", "holidayInHospitality:i", "holidayInHospitality:i substituteDay:i"],
    ],
  },
  {
    of: "minors in hospitality at Easter",
    sector: "hospitality",
    birthDate: "2010-06-15",
    base: "2026-03-30",
    to: 7,
    cases: [
      [HOLIDAYS, "6 10:00-14:00", "", "holidayWork:b"],
      [HOLIDAYS, "7 10:00-14:00", "holidayInHospitality:i", "holidayInHospitality:i substituteDay:i"],
    ],
  },
  {
    of: "1 January of minors in hospitality",
    sector: "hospitality",
    birthDate: "2010-06-15",
    base: "2026-12-28",
    cases: [[HOLIDAYS, "4 10:00-14:00", "holidayInHospitality:i", "holidayWork:b"]],
  },
  {
    of: "1 May of minors in hospitality",
    sector: "hospitality",
    birthDate: "2010-06-15",
    base: "2026-04-27",
    cases: [[HOLIDAYS, "4 10:00-14:00", "holidayInHospitality:i", "holidayWork:b"]],
  },
  {
    of: "holidays of minors elsewhere",
    birthDate: "2010-06-15",
    base: "2026-05-11",
    cases: [[HOLIDAYS, "3 10:00-14:00", "holidayWork:b", "holidayWork:b"]],
  },
];
