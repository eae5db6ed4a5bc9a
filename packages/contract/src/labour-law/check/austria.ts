import { HOUR, MINUTE } from "../../kit/time";
import { shapedBreaks, workWithoutBreak } from "./break-checks";
import {
  allowedHolidayWork,
  anyWork,
  everySecondSunday,
  holidayWork,
  sundayWork,
  twoFreeDays,
} from "./free-day-checks";
import { averageOfWeek, dailyHours, nightWork, weeklyHours } from "./hours-checks";
import { type ShortenedRest, dailyRest, restMadeUp } from "./rest-checks";
import { type LawRule, rulesOf } from "./rule";
import { substituteRest, weeklyRest } from "./weekly-rest-checks";

const HALF_HOUR = [{ count: 1, minutes: 30 }];

/** § 12 Abs. 2a AZG, whose wording is doubtful here: kitchen and service with a split day, whose break has three hours or more. */
const SPLIT_DAY: ShortenedRest = { least: 8, splitBy: 3, madeUpBy: "longerRests" };

/** Arbeitszeitgesetz, for adults. */
const AZG = rulesOf({
  country: "AT",
  from: "1970-01-01",
  rules: [
    {
      id: "breaks",
      paragraph: "§ 11 Abs. 1 AZG",
      minAge: 18,
      check: shapedBreaks({
        above: 6 * HOUR,
        shapes: [...HALF_HOUR, { count: 2, minutes: 15 }, { count: 3, minutes: 10 }],
      }),
    },
    // Until the law of 2018 ten and fifty hours were the limit.
    {
      id: "dailyHours",
      paragraph: "§ 9 Abs. 1 AZG",
      minAge: 18,
      to: "2018-08-31",
      check: dailyHours({ above: 10, severity: "breach" }),
    },
    {
      id: "weeklyHours",
      paragraph: "§ 9 Abs. 1 AZG",
      minAge: 18,
      to: "2018-08-31",
      check: weeklyHours({ above: 50, severity: "breach" }),
    },
    {
      id: "dailyRest",
      paragraph: "§ 12 Abs. 1 AZG",
      minAge: 18,
      sectors: ["bakery", "retail", "other"],
      check: dailyRest({ least: 11 }),
    },
  ],
});

/** The same law as it was changed by BGBl. I 53/2018. */
const AZG_2018 = rulesOf({
  country: "AT",
  from: "2018-09-01",
  rules: [
    {
      id: "dailyHours",
      paragraph: "§ 9 Abs. 1 AZG",
      minAge: 18,
      check: dailyHours({ above: 12, severity: "breach" }),
    },
    {
      id: "refusable",
      paragraph: "§ 7 Abs. 6 AZG",
      minAge: 18,
      check: dailyHours({ above: 10, upTo: 12, severity: "info" }),
    },
    {
      id: "weeklyHours",
      paragraph: "§ 9 Abs. 1 AZG",
      minAge: 18,
      check: weeklyHours({ above: 60, severity: "breach" }),
    },
    {
      id: "refusable",
      paragraph: "§ 7 Abs. 6 AZG",
      minAge: 18,
      check: weeklyHours({ above: 50, upTo: 60, severity: "info" }),
    },
    { id: "averageHours", paragraph: "§ 9 Abs. 4 AZG", minAge: 18, check: averageOfWeek({ most: 48 }) },
    {
      id: "dailyRest",
      paragraph: "§ 12 Abs. 1 und 2a AZG",
      minAge: 18,
      sectors: ["hospitality"],
      check: dailyRest({ least: 11, shortened: SPLIT_DAY }),
    },
    {
      id: "restMadeUp",
      paragraph: "§ 12 Abs. 2a AZG",
      minAge: 18,
      sectors: ["hospitality"],
      check: restMadeUp({ least: 11, shortened: SPLIT_DAY }),
    },
  ],
});

/** Arbeitsruhegesetz, for adults. What hospitality may do on Sundays and holidays is in the regulation to § 12. */
const ARG = rulesOf({
  country: "AT",
  from: "1984-07-01",
  rules: [
    { id: "weeklyRest", paragraph: "§§ 3 bis 5 ARG", minAge: 18, check: weeklyRest },
    { id: "substituteRest", paragraph: "§ 6 ARG", minAge: 18, check: substituteRest },
    {
      id: "sundayWork",
      paragraph: "§ 3 ARG",
      minAge: 18,
      sectors: ["bakery", "retail", "other"],
      check: sundayWork({ severity: "warning" }),
    },
    {
      id: "holidayWork",
      paragraph: "§ 7 ARG",
      minAge: 18,
      sectors: ["bakery", "retail", "other"],
      check: holidayWork({ severity: "warning", onSundays: false }),
    },
    {
      id: "holidayWork",
      paragraph: "§§ 7 und 9 Abs. 5 ARG",
      minAge: 18,
      sectors: ["hospitality"],
      check: holidayWork({ severity: "info", onSundays: false }),
    },
  ],
});

/**
 * Kinder- und Jugendlichen-Beschäftigungsgesetz 1987, below 18. Doubtful here: nine and 45 hours of § 11 Abs. 3, the
 * earlier morning of bakeries in § 17, and the 43 hours of § 19 that a collective agreement may allow.
 */
const KJBG = rulesOf({
  country: "AT",
  from: "1988-01-01",
  rules: [
    { id: "child", paragraph: "§ 5 KJBG", belowAge: 15, check: anyWork },
    {
      id: "dailyHours",
      paragraph: "§ 11 Abs. 1 bis 3 KJBG",
      belowAge: 18,
      // Up to nine hours if the week is divided otherwise.
      check: dailyHours({ above: 8, upTo: 9, severity: "warning" }),
    },
    {
      id: "dailyHours",
      paragraph: "§ 11 Abs. 3 KJBG",
      belowAge: 18,
      check: dailyHours({ above: 9, severity: "breach" }),
    },
    {
      id: "weeklyHours",
      paragraph: "§ 11 Abs. 1 bis 3 KJBG",
      belowAge: 18,
      check: weeklyHours({ above: 40, upTo: 45, severity: "warning" }),
    },
    {
      id: "weeklyHours",
      paragraph: "§ 11 Abs. 3 KJBG",
      belowAge: 18,
      check: weeklyHours({ above: 45, severity: "breach" }),
    },
    {
      id: "breaks",
      paragraph: "§ 15 Abs. 1 KJBG",
      belowAge: 18,
      check: shapedBreaks({ above: 4.5 * HOUR, shapes: HALF_HOUR }),
    },
    {
      id: "longWork",
      paragraph: "§ 15 Abs. 2 KJBG",
      belowAge: 18,
      check: workWithoutBreak({ most: 6 * HOUR, part: 30 * MINUTE }),
    },
    { id: "dailyRest", paragraph: "§ 16 Abs. 1 KJBG", minAge: 15, belowAge: 18, check: dailyRest({ least: 12 }) },
    { id: "dailyRest", paragraph: "§ 16 Abs. 1 KJBG", belowAge: 15, check: dailyRest({ least: 14 }) },
    {
      id: "nightWork",
      paragraph: "§ 17 Abs. 1 KJBG",
      belowAge: 18,
      sectors: ["retail", "other"],
      check: nightWork({ evening: 20 * 60, morning: 6 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 17 Abs. 1 KJBG",
      belowAge: 16,
      sectors: ["hospitality"],
      check: nightWork({ evening: 20 * 60, morning: 6 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 17 Abs. 2 KJBG",
      minAge: 16,
      belowAge: 18,
      sectors: ["hospitality"],
      check: nightWork({ evening: 23 * 60, morning: 6 * 60 }),
    },
    {
      id: "nightWork",
      paragraph: "§ 17 Abs. 5 KJBG",
      belowAge: 18,
      sectors: ["bakery"],
      check: nightWork({ evening: 20 * 60, morning: 4 * 60 }),
    },
    {
      id: "sundayWork",
      paragraph: "§ 18 Abs. 1 KJBG",
      belowAge: 18,
      sectors: ["bakery", "retail", "other"],
      check: sundayWork({ severity: "breach" }),
    },
    {
      id: "holidayWork",
      paragraph: "§ 18 Abs. 1 KJBG",
      belowAge: 18,
      sectors: ["bakery", "retail", "other"],
      check: holidayWork({ severity: "breach" }),
    },
    {
      id: "holidayInHospitality",
      paragraph: "§ 18 Abs. 2 KJBG",
      belowAge: 18,
      sectors: ["hospitality"],
      check: allowedHolidayWork(),
    },
    {
      id: "freeSundays",
      paragraph: "§ 18 Abs. 3 KJBG",
      belowAge: 18,
      sectors: ["hospitality"],
      // Collective agreements allow more (up to 23 Sundays of a year, as far as is known).
      check: everySecondSunday({ severity: "warning" }),
    },
    { id: "freeDays", paragraph: "§ 19 KJBG", belowAge: 18, check: twoFreeDays({ least: 43 }) },
  ],
});

export const AUSTRIA: readonly LawRule[] = [...AZG, ...AZG_2018, ...ARG, ...KJBG];
