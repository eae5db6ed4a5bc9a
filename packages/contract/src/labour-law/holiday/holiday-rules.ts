import { type LocalDate, addDays, weekdayOf, WEEKDAYS } from "../../kit/time";
import type { Country } from "../country";
import { easterSunday } from "./easter";
import type { HOLIDAY_NAMES } from "./holidays.texts";

export type HolidayId = keyof typeof HOLIDAY_NAMES;

/** The states of Germany by ISO 3166-2. */
export const GERMAN_STATES = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH",
] as const;
export type GermanState = (typeof GERMAN_STATES)[number];

/**
 * What distinguishes a municipality within its state: Augsburg has a day of its own, and in those of Catholic majority
 * (Bavaria) or that a regulation names (Saxony, Thuringia) a Catholic feast is a holiday. There are about 1700 of them,
 * so a branch says which kind its own is.
 */
export const MUNICIPALITIES = ["augsburg", "catholic"] as const;
export type Municipality = (typeof MUNICIPALITIES)[number];

/** One holiday where and while a law names it. Without states it holds in the whole country. */
export interface HolidayRule {
  country: Country;
  id: HolidayId;
  states?: readonly GermanState[];
  municipalities?: readonly Municipality[];
  /** First and last year, both included. */
  from?: number;
  to?: number;
}

const NORTH: readonly GermanState[] = ["HB", "HH", "NI", "SH"];
const EVERYWHERE: readonly HolidayId[] = [
  "newYear",
  "easterMonday",
  "labourDay",
  "ascension",
  "whitMonday",
  "christmasDay",
  "secondChristmasDay",
];

/**
 * § 7 Abs. 2 ARG: thirteen days for all of Austria. Days of the states' patrons are working days, Good Friday has been
 * one since 2019 (the personal holiday of § 7a ARG is a leave), and 24 and 31 December are none.
 */
const AUSTRIA: readonly HolidayRule[] = [
  ...EVERYWHERE,
  "epiphany" as const,
  "corpusChristi" as const,
  "assumption" as const,
  "nationalDay" as const,
  "allSaints" as const,
  "immaculateConception" as const,
].map((id) => ({ country: "AT", id }));

/** The holiday laws of the sixteen states; German Unity by Art. 2 Abs. 2 of the treaty of 1990. */
const GERMANY: readonly HolidayRule[] = [
  ...[...EVERYWHERE, "goodFriday" as const, "germanUnity" as const].map((id) => ({ country: "DE" as const, id })),
  { country: "DE", id: "epiphany", states: ["BW", "BY", "ST"] },
  { country: "DE", id: "womensDay", states: ["BE"], from: 2019 },
  { country: "DE", id: "womensDay", states: ["MV"], from: 2023 },
  { country: "DE", id: "easterSunday", states: ["BB"] },
  { country: "DE", id: "whitSunday", states: ["BB"] },
  { country: "DE", id: "liberationDay", states: ["BE"], from: 2020, to: 2020 },
  { country: "DE", id: "liberationDay", states: ["BE"], from: 2025, to: 2025 },
  { country: "DE", id: "corpusChristi", states: ["BW", "BY", "HE", "NW", "RP", "SL"] },
  { country: "DE", id: "corpusChristi", states: ["SN", "TH"], municipalities: ["catholic"] },
  { country: "DE", id: "uprisingDay", states: ["BE"], from: 2028, to: 2028 },
  { country: "DE", id: "peaceFestival", states: ["BY"], municipalities: ["augsburg"] },
  { country: "DE", id: "assumption", states: ["SL"] },
  // Augsburg is one of the municipalities of Catholic majority.
  { country: "DE", id: "assumption", states: ["BY"], municipalities: ["catholic", "augsburg"] },
  { country: "DE", id: "childrensDay", states: ["TH"], from: 2019 },
  { country: "DE", id: "reformation", states: ["BB", "MV", "SN", "ST", "TH"] },
  { country: "DE", id: "reformation", states: NORTH, from: 2018 },
  { country: "DE", id: "allSaints", states: ["BW", "BY", "NW", "RP", "SL"] },
  { country: "DE", id: "repentance", states: ["SN"] },
];

export const HOLIDAY_RULES: readonly HolidayRule[] = [...AUSTRIA, ...GERMANY];

/** Days that are the same every year, as month and day, or counted from Easter Sunday, or found by a rule of their own. */
const DAYS: Readonly<Record<HolidayId, string | number | ((year: number) => LocalDate)>> = {
  newYear: "01-01",
  epiphany: "01-06",
  womensDay: "03-08",
  goodFriday: -2,
  easterSunday: 0,
  easterMonday: 1,
  labourDay: "05-01",
  liberationDay: "05-08",
  ascension: 39,
  whitSunday: 49,
  whitMonday: 50,
  corpusChristi: 60,
  uprisingDay: "06-17",
  peaceFestival: "08-08",
  assumption: "08-15",
  childrensDay: "09-20",
  germanUnity: "10-03",
  nationalDay: "10-26",
  reformation: "10-31",
  allSaints: "11-01",
  repentance: wednesdayBeforeNovember23,
  immaculateConception: "12-08",
  christmasDay: "12-25",
  secondChristmasDay: "12-26",
};

/** The day of a holiday in a year. */
export function dayOfHoliday({ id, year }: { id: HolidayId; year: number }): LocalDate {
  const day = DAYS[id];
  if (typeof day === "string") return `${year}-${day}`;
  return typeof day === "number" ? addDays(easterSunday(year), day) : day(year);
}

/** § 1 Abs. 1 SächsSFG: the Wednesday before 23 November, which lies between the 16th and the 22nd. */
function wednesdayBeforeNovember23(year: number): LocalDate {
  const last = `${year}-11-22`;
  const since = (WEEKDAYS.indexOf(weekdayOf(last)) - WEEKDAYS.indexOf("wednesday") + 7) % 7;
  return addDays(last, -since);
}
