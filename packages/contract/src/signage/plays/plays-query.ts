import * as z from "zod";
import { expecting, id } from "../../kit/schema";
import { DAY } from "../../kit/time";
import { PLAYS_MESSAGES as texts } from "./plays.texts";

/** The most days that one answer is about. */
export const PLAYS_DAYS_LIMIT = 93;

const FIRST_DAY = "2000-01-01";
const day = z.iso.date(expecting(texts.day)).refine((date) => date >= FIRST_DAY, { error: texts.day, abort: true });

export const playsQuery = z
  .strictObject({
    from: day.meta({ description: "Der erste Tag, nach dem Kalender der Filiale" }),
    to: day.meta({ description: "Der letzte Tag; höchstens 93 Tage" }),
    branch: id.optional().meta({ description: "Ohne Filiale alle, die man sehen darf" }),
    scene: id.optional(),
    tv: id.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: texts.reversed })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < PLAYS_DAYS_LIMIT, {
    path: ["to"],
    error: texts.tooLong,
  });
export type PlaysQuery = z.output<typeof playsQuery>;

/** What the TVs of a branch showed of a version of a scene on one day. */
const playsRow = z.object({
  day: z.string(),
  branch: z.string(),
  scene: z.string(),
  version: z.int(),
  /** As the scene was called then: it may have been removed since. */
  name: z.string(),
  plays: z.int(),
  seconds: z.int(),
});
export type PlaysRow = z.output<typeof playsRow>;

const named = z.array(z.object({ id: z.string(), name: z.string() }));

export const plays = z.object({
  /** By day, branch and name. */
  rows: z.array(playsRow),
  /** All that was shown in these days and branches, and where, whichever scene and TV were asked for. */
  scenes: named,
  tvs: named,
});
export type Plays = z.output<typeof plays>;
