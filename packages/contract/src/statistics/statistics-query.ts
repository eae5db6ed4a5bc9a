import * as z from "zod";
import { DELIVERY_METHODS } from "../branch/branch-hours";
import { expecting, id } from "../kit/schema";
import { DAY } from "../kit/time";
import { DAYS_REVERSED, EXPECTED_DAY, TOO_MANY_DAYS } from "./statistics-query.texts";

/** The most days that one answer is about. */
export const DAYS_LIMIT = 400;
export const INTERVALS = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof INTERVALS)[number];
/** `previous`: as many days just before; `year`: the same days of the year before. */
export const COMPARISONS = ["previous", "year"] as const;
export type Comparison = (typeof COMPARISONS)[number];

// Also the year before the first day is one that can be written.
const FIRST_DAY = "1971-01-01";
const day = z.iso.date(expecting(EXPECTED_DAY)).refine((date) => date >= FIRST_DAY, { error: EXPECTED_DAY });
const isDay = (text: string): boolean => day.safeParse(text).success;

const period = {
  from: day.meta({ description: "Der erste Tag, nach dem Kalender der Filiale" }),
  to: day.meta({ description: "Der letzte Tag; höchstens 400 Tage" }),
  branch: id.optional().meta({ description: "Ohne Filiale alle, die man sehen darf, jede nach ihrem Kalender" }),
  method: z.enum(DELIVERY_METHODS).optional().meta({ description: "Nur Bestellungen dieser Art; Besuche haben keine" }),
};

type Period = { from: string; to: string };

// What is no day is told as that alone.
const isOrdered = ({ from, to }: Period): boolean => from <= to || !isDay(from) || !isDay(to);
/** Whether these are not more days than one answer is about. */
export const isShort = ({ from, to }: Period): boolean => !((Date.parse(to) - Date.parse(from)) / DAY >= DAYS_LIMIT);

/** The query of every call about days that are over or running. */
export const statisticsQuery = z
  .strictObject({
    ...period,
    interval: z.enum(INTERVALS).default("day"),
    compare: z.enum(COMPARISONS).optional().meta({ description: "Dieselben Werte eines anderen Zeitraums dazu" }),
  })
  .refine(isOrdered, { path: ["to"], error: DAYS_REVERSED })
  .refine(isShort, { path: ["to"], error: TOO_MANY_DAYS });
export type StatisticsQuery = z.output<typeof statisticsQuery>;

const profilePeriod = { user: id, start: day, end: day };
const asPeriod = ({ start, end }: { start: string; end: string }): Period => ({ from: start, to: end });

export const profileEntriesQuery = z
  .strictObject(profilePeriod)
  .refine((query) => isOrdered(asPeriod(query)), { path: ["end"], error: DAYS_REVERSED })
  .refine((query) => isShort(asPeriod(query)), { path: ["end"], error: TOO_MANY_DAYS });

export const profileQuery = z
  .strictObject({
    ...profilePeriod,
    now: z
      .union([day, z.iso.datetime({ offset: true, ...expecting(EXPECTED_DAY) })])
      .meta({ description: "Ein Tag oder Zeitpunkt: bis dahin zählt `plannedMinutesUntilNow`" }),
  })
  .refine((query) => isOrdered(asPeriod(query)), { path: ["end"], error: DAYS_REVERSED })
  .refine((query) => isShort(asPeriod(query)), { path: ["end"], error: TOO_MANY_DAYS });
