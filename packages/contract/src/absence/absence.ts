import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { workDay } from "../kit/fields/work-day-fields";
import { id, sentText } from "../kit/schema";
import { COUNTRIES } from "../labour-law/country";
import { countDays } from "../labour-law/leave/calendar";
import { ABSENCE_KINDS, ABSENCE_STATES, MOST_DAYS } from "./absence-kinds";
import { ABSENCE_MESSAGES } from "./absence.texts";
import { type AwayDays, DAY_PARTS } from "./day-part";

const day = z.iso.date();
const named = z.object({ id, name: z.string() });

/** An absence as its reader may see it. */
export const absence = z.object({
  id,
  /** 0 where the reader may only know that somebody is away. */
  version: z.int(),
  user: named,
  /** Null where the reader may only know that somebody is away. */
  kind: z.enum(ABSENCE_KINDS).nullable(),
  from: day,
  to: day,
  /** Half of each day. */
  half: z.boolean(),
  part: z
    .enum(DAY_PARTS)
    .nullable()
    .meta({ description: "Welche Hälfte jedes Tages; null, wenn ganze Tage oder unbekannt" }),
  state: z.enum(ABSENCE_STATES),
  /** What the person says to it, and why it was rejected or cancelled. Empty where there is none, or it is not for the reader. */
  note: z.string(),
  reason: z.string(),
  /** The file that proves it; null where there is none, or it is not for the reader. */
  certificate: z.object({ name: z.string(), size: z.int() }).nullable(),
  /** Who brought it into its state, and when; null as long as it waits, and where it is not for the reader. */
  decided: z.object({ by: z.string(), at: instant }).nullable(),
  isOwn: z.boolean(),
  /** Whether the reader decides about it. */
  mayDecide: z.boolean(),
  /** Null like the kind. */
  createdAt: instant.nullable(),
});
export type Absence = z.output<typeof absence>;

/** Somebody on the staff, with the ids of their branches. */
export const absencePerson = named.extend({ branches: z.array(id) });
export type AbsencePerson = z.output<typeof absencePerson>;

/** The days of an absence and why. */
const days = {
  kind: z.enum(ABSENCE_KINDS),
  from: workDay,
  to: workDay,
  half: z.boolean().default(false),
  part: z.enum(DAY_PARTS).nullish().meta({ description: "Welche Hälfte jedes Tages; damit sind es halbe Tage" }),
};
const inOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;
const isShort = (span: { from: string; to: string }): boolean => countDays(span) <= MOST_DAYS;
const order = { path: ["to"], error: ABSENCE_MESSAGES.order };
const isOneDay = ({ kind, from, to, half, part }: AwayDays & { kind: string }): boolean =>
  kind !== "personalHoliday" || (from === to && !half && !part);
const oneDay = { path: ["to"], error: ABSENCE_MESSAGES.oneDay };
const length = { path: ["to"], error: ABSENCE_MESSAGES.tooLong(MOST_DAYS) };

/** Without `user` it is one's own. */
export const absenceInput = z
  .strictObject({ ...days, user: id.optional(), note: sentText(500) })
  .refine(inOrder, order)
  .refine(isShort, length)
  .refine(isOneDay, oneDay);
export type AbsenceInput = z.output<typeof absenceInput>;

export const absenceChange = z
  .strictObject({ ...days, version: z.int().min(1), note: sentText(500) })
  .refine(inOrder, order)
  .refine(isShort, length)
  .refine(isOneDay, oneDay);
export type AbsenceChange = z.output<typeof absenceChange>;

export const absenceStep = z
  .strictObject({
    version: z.int().min(1),
    state: z.enum(["approved", "rejected", "withdrawn"]),
    /** Needed to reject. To withdraw what was approved it may be given, and is told the person, too. */
    reason: sentText(500),
  })
  .refine(({ state, reason }) => state !== "rejected" || reason !== "", {
    path: ["reason"],
    error: ABSENCE_MESSAGES.reason,
  });
export type AbsenceStepInput = z.output<typeof absenceStep>;

/** What an absence would mean: the days of leave that it takes, what is left then, and what speaks against it. */
export const absencePreview = z.object({
  /** Working days that it takes of the account, in the account's unit; null where it takes none or there is no account. */
  taken: z.number().nullable(),
  /** What is left afterwards, with all that waits for an answer taken off; null like `taken`. */
  left: z.number().nullable(),
  unit: z.enum(["days", "hours"]),
  /** What is earned by the last day, where that is less than what would be taken by then; null otherwise. */
  earned: z.number().nullable(),
  /** The person's own absence that has one of its days and does not allow it. */
  overlap: z.object({ from: day, to: day }).nullable(),
  /** Of sickness: the person's other absences that it lies over. */
  covers: z.array(z.object({ kind: z.enum(ABSENCE_KINDS), from: day, to: day })),
  /** What of it comes back to the account with a certificate, in its unit; null without approved leave below or without an account. */
  returned: z.object({ units: z.number(), country: z.enum(COUNTRIES) }).nullable(),
  /** Who else of the same branches is away, or asked to be. */
  others: z.array(z.object({ name: z.string(), from: day, to: day })),
  /** The person's own shifts in what it takes of these days, as they were told, at all branches. */
  shifts: z.array(z.object({ id, branch: id, startsAt: instant, endsAt: instant, role: z.string() })),
});
export type AbsencePreview = z.output<typeof absencePreview>;

/** The leave account of one person in one leave year. */
export const holidayBalance = z.object({
  user: named,
  /** The calendar year in which the leave year begins. */
  year: z.int(),
  from: day,
  to: day,
  unit: z.enum(["days", "hours"]),
  entitlement: z.number(),
  accrued: z.number(),
  carriedOver: z.number(),
  carriedOverExpiresAt: day.nullable(),
  taken: z.number(),
  planned: z.number(),
  requested: z.number(),
  expired: z.number(),
  left: z.number(),
});
export type HolidayBalance = z.output<typeof holidayBalance>;
