import { HOUR, type LocalDate, MINUTE } from "../../kit/time";
import { easterSunday } from "../holiday/easter";
import type { Sector } from "../subject";
import { breakPlace, summedBreaks, workWithoutBreak } from "./break-checks";
import {
  allowedHolidayWork,
  anyWork,
  everySecondSunday,
  freeDayForHoliday,
  freeDays,
  freeInMonth,
  freeSundays,
  holidayWork,
  saturdayWork,
  substituteDay,
  sundayWork,
  workOnNamedDays,
} from "./free-day-checks";
import { FREE_SUNDAYS } from "./free-sundays";
import { averageOfWorkday, dailyHours, nightWork, shiftSpan, weeklyHours } from "./hours-checks";
import { type ShortenedRest, dailyRest, restMadeUp } from "./rest-checks";
import { type LawRule, rulesOf } from "./rule";

const QUARTER = 15 * MINUTE;
const NOT_HOSPITALITY: readonly Sector[] = ["bakery", "retail", "other"];

/** § 5 Abs. 2 ArbZG: restaurants and hotels. */
const HOSPITALITY_REST: ShortenedRest = { least: 10, madeUpBy: "restOfTwelveHours" };

/** Arbeitszeitgesetz, for adults. */
const ARBZG = rulesOf({
  country: "DE",
  from: "1994-07-01",
  rules: [
    {
      id: "dailyHours",
      paragraph: "§ 3 Satz 2 ArbZG",
      minAge: 18,
      // Up to ten hours if the average of six months or 24 weeks is eight.
      check: dailyHours({ above: 8, upTo: 10, severity: "info" }),
    },
    {
      id: "dailyHours",
      paragraph: "§ 3 ArbZG",
      minAge: 18,
      check: dailyHours({ above: 10, severity: "breach" }),
    },
    { id: "averageHours", paragraph: "§ 3 Satz 2 ArbZG", minAge: 18, check: averageOfWorkday({ most: 8 }) },
    {
      id: "breaks",
      paragraph: "§ 4 Satz 1 und 2 ArbZG",
      minAge: 18,
      check: summedBreaks({
        steps: [
          { above: 6 * HOUR, least: 30 * MINUTE },
          { above: 9 * HOUR, least: 45 * MINUTE },
        ],
        part: QUARTER,
      }),
    },
    {
      id: "longWork",
      paragraph: "§ 4 Satz 3 ArbZG",
      minAge: 18,
      check: workWithoutBreak({ most: 6 * HOUR, part: QUARTER }),
    },
    {
      id: "dailyRest",
      paragraph: "§ 5 Abs. 1 ArbZG",
      minAge: 18,
      sectors: NOT_HOSPITALITY,
      check: dailyRest({ least: 11 }),
    },
    {
      id: "dailyRest",
      paragraph: "§ 5 Abs. 1 und 2 ArbZG",
      minAge: 18,
      sectors: ["hospitality"],
      check: dailyRest({ least: 11, shortened: HOSPITALITY_REST }),
    },
    {
      id: "restMadeUp",
      paragraph: "§ 5 Abs. 2 ArbZG",
      minAge: 18,
      sectors: ["hospitality"],
      check: restMadeUp({ least: 11, shortened: HOSPITALITY_REST }),
    },
    {
      id: "sundayWork",
      paragraph: "§ 9 Abs. 1 ArbZG",
      minAge: 18,
      sectors: ["retail", "other"],
      check: sundayWork({ severity: "warning" }),
    },
    {
      id: "sundayWork",
      paragraph: "§ 10 Abs. 3 ArbZG",
      minAge: 18,
      sectors: ["bakery"],
      // Baking and delivering for up to three hours.
      check: sundayWork({ severity: "warning", above: 3 }),
    },
    {
      id: "holidayWork",
      paragraph: "§ 9 Abs. 1 ArbZG",
      minAge: 18,
      sectors: NOT_HOSPITALITY,
      check: holidayWork({ severity: "warning" }),
    },
    { id: "freeSundays", paragraph: "§ 11 Abs. 1 ArbZG", minAge: 18, check: freeSundays({ free: FREE_SUNDAYS }) },
    { id: "substituteDay", paragraph: "§ 11 Abs. 3 ArbZG", minAge: 18, check: substituteDay },
  ],
});

const isChristmasOrNewYearsEve = (day: LocalDate): boolean => day.endsWith("-12-24") || day.endsWith("-12-31");
/**
 * § 18 Abs. 2 JArbSchG: the holidays on which no trade may employ minors, restaurants included. The text of the law could
 * not be checked, see `isTextChecked`.
 */
const isForAll = (day: LocalDate): boolean =>
  ["-12-25", "-01-01", "-05-01"].some((end) => day.endsWith(end)) || day === easterSunday(Number(day.slice(0, 4)));

/** Jugendarbeitsschutzgesetz, below 18. */
const JARBSCHG = rulesOf({
  country: "DE",
  from: "1976-05-01",
  rules: [
    { id: "child", paragraph: "§ 5 Abs. 1 JArbSchG", belowAge: 15, check: anyWork },
    {
      id: "dailyHours",
      paragraph: "§ 8 Abs. 2a JArbSchG",
      belowAge: 18,
      // Up to eight and a half if other days of the week are shorter.
      check: dailyHours({ above: 8, upTo: 8.5, severity: "warning" }),
    },
    {
      id: "dailyHours",
      paragraph: "§ 8 Abs. 1 JArbSchG",
      belowAge: 18,
      check: dailyHours({ above: 8.5, severity: "breach" }),
    },
    {
      id: "weeklyHours",
      paragraph: "§ 8 Abs. 1 JArbSchG",
      belowAge: 18,
      check: weeklyHours({ above: 40, severity: "breach" }),
    },
    {
      id: "breaks",
      paragraph: "§ 11 Abs. 1 JArbSchG",
      belowAge: 18,
      check: summedBreaks({
        steps: [
          { above: 4.5 * HOUR, least: 30 * MINUTE },
          { above: 6 * HOUR, least: 60 * MINUTE },
        ],
        part: QUARTER,
      }),
    },
    {
      id: "longWork",
      paragraph: "§ 11 Abs. 2 JArbSchG",
      belowAge: 18,
      check: workWithoutBreak({ most: 4.5 * HOUR, part: QUARTER }),
    },
    { id: "breakPlace", paragraph: "§ 11 Abs. 2 JArbSchG", belowAge: 18, check: breakPlace },
    {
      id: "shiftSpan",
      paragraph: "§ 12 JArbSchG",
      belowAge: 18,
      sectors: NOT_HOSPITALITY,
      check: shiftSpan({ most: 10 }),
    },
    {
      id: "shiftSpan",
      paragraph: "§ 12 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality"],
      check: shiftSpan({ most: 11 }),
    },
    { id: "dailyRest", paragraph: "§ 13 JArbSchG", belowAge: 18, check: dailyRest({ least: 12 }) },
    {
      id: "nightWork",
      paragraph: "§ 14 Abs. 1 JArbSchG",
      belowAge: 18,
      sectors: ["retail", "other"],
      check: nightWork({ evening: 20 * 60, morning: 6 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 14 Abs. 1 JArbSchG",
      belowAge: 16,
      sectors: ["hospitality", "bakery"],
      check: nightWork({ evening: 20 * 60, morning: 6 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 14 Abs. 2 Nr. 1 JArbSchG",
      minAge: 16,
      belowAge: 18,
      sectors: ["hospitality"],
      check: nightWork({ evening: 22 * 60, morning: 6 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 14 Abs. 2 Nr. 4 JArbSchG",
      minAge: 16,
      belowAge: 17,
      sectors: ["bakery"],
      check: nightWork({ evening: 20 * 60, morning: 5 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 14 Abs. 3 JArbSchG",
      minAge: 17,
      belowAge: 18,
      sectors: ["bakery"],
      check: nightWork({ evening: 20 * 60, morning: 4 * 60 }),
    },
    { id: "freeDays", paragraph: "§ 15 JArbSchG", belowAge: 18, check: freeDays({ most: 5 }) },
    {
      id: "saturdayWork",
      paragraph: "§ 16 Abs. 1 JArbSchG",
      belowAge: 18,
      sectors: ["other"],
      check: saturdayWork,
    },
    {
      id: "saturdayWork",
      paragraph: "§ 16 Abs. 2 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality", "bakery", "retail"],
      // At least two Saturdays of a month should be free.
      check: freeInMonth({ weekday: "saturday", free: 2, severity: "info" }),
    },
    {
      id: "sundayWork",
      paragraph: "§ 17 Abs. 1 JArbSchG",
      belowAge: 18,
      sectors: NOT_HOSPITALITY,
      check: sundayWork({ severity: "breach" }),
    },
    {
      id: "freeSundays",
      paragraph: "§ 17 Abs. 2 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality"],
      check: freeInMonth({ weekday: "sunday", free: 2, severity: "breach" }),
    },
    {
      id: "freeSundays",
      paragraph: "§ 17 Abs. 2 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality"],
      // Every second Sunday should be free.
      check: everySecondSunday({ severity: "info" }),
    },
    {
      id: "holidayWork",
      paragraph: "§ 18 Abs. 1 JArbSchG",
      belowAge: 18,
      sectors: NOT_HOSPITALITY,
      check: holidayWork({ severity: "breach" }),
    },
    {
      id: "holidayWork",
      paragraph: "§ 18 Abs. 1 JArbSchG",
      belowAge: 18,
      check: workOnNamedDays({ isNamed: isChristmasOrNewYearsEve, from: 14 * 60 }),
    },
    {
      id: "holidayWork",
      paragraph: "§ 18 Abs. 2 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality"],
      check: workOnNamedDays({ isNamed: isForAll }),
    },
    {
      id: "holidayInHospitality",
      paragraph: "§ 18 Abs. 2 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality"],
      check: allowedHolidayWork({ isForbidden: isForAll }),
    },
    {
      id: "substituteDay",
      paragraph: "§ 18 Abs. 3 JArbSchG",
      belowAge: 18,
      sectors: ["hospitality"],
      check: freeDayForHoliday({ isForbidden: isForAll }),
    },
  ],
});

export const GERMANY: readonly LawRule[] = [...ARBZG, ...JARBSCHG];
