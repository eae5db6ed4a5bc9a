import * as z from "zod";
import { ABSENCE_KINDS } from "../absence/absence-kinds";
import { instant } from "../kit/fields/instant-fields";
import { workDay, workMonth } from "../kit/fields/work-day-fields";
import { id, sentText } from "../kit/schema";
import { SHEET_SURCHARGES } from "./month/surcharge-classes";
import { pay } from "./pay/pay";
import { TIME_SHEET_STATES } from "./time-sheet.state";
import { TIME_SHEET_MESSAGES as messages } from "./time-sheet.texts";

const day = z.iso.date();
const minutes = z.int();
const named = z.object({ id, name: z.string() });

/** `2026-11`. */
export const month = workMonth(messages.month);

/** Minutes of one kind of surcharge. */
const surcharge = z.object({
  surcharge: z.enum(SHEET_SURCHARGES),
  minutes,
  /** Of the wage of an hour; null where neither law nor branch names one. */
  percent: z.number().nullable(),
  /** Of the law that names it; null where only the branch does. */
  paragraph: z.string().nullable(),
  /** The part of it that is free of tax in Germany, in percent of the wage; null where none is. */
  taxFreePercent: z.number().nullable(),
});

/** Minutes of a kind of activity that is not paid as work, such as being on call at home. */
const otherTime = z.object({
  /** The id of the kind. */
  kind: id,
  name: z.string(),
  isPaid: z.boolean(),
  /** Whether the law counts it as working time. */
  isWorkingTime: z.boolean(),
  minutes,
});
export type SheetOtherTime = z.output<typeof otherTime>;

export const SHEET_WARNINGS = [
  "law",
  "open",
  "uncertain",
  "closedByRule",
  "overlap",
  "beforeEntry",
  "afterExit",
  "missing",
  "absent",
  "balance",
] as const;
const warning = z.object({
  kind: z.enum(SHEET_WARNINGS),
  severity: z.enum(["info", "warning", "breach"]),
  paragraph: z.string().nullable(),
  day,
  message: z.string(),
});

/** The month of a person. Durations are whole minutes: each day's work is rounded up, so that none is lost. */
export const timeSheet = z.object({
  user: named,
  month,
  state: z.enum(TIME_SHEET_STATES),
  /** What a step has to name: of the stored row, and of the figures that the reader has seen. */
  version: z.int(),
  digest: z.string(),
  /** By contract, without public holidays. */
  plannedMinutes: minutes,
  workedMinutes: minutes,
  breakMinutes: minutes,
  /** Approved ones, with the planned minutes that count as worked. The kind is null where the reader may not know it. */
  absences: z.array(z.object({ kind: z.enum(ABSENCE_KINDS).nullable(), days: z.number(), minutes })),
  /** What was entered for months that are locked; part of the difference. */
  correctionMinutes: minutes,
  /** Worked, absences and corrections less planned, in Austria without work on public holidays (`monthOf`). */
  differenceMinutes: minutes,
  openingBalanceMinutes: minutes,
  closingBalanceMinutes: minutes,
  surcharges: z.array(surcharge),
  /** Recorded time that is no part of what was worked, by kinds. */
  otherTimes: z.array(otherTime),
  warnings: z.array(warning),
  /** Of somebody who is no employee: only what was worked, without plan, balance, surcharges and labour law. */
  isExternal: z.boolean(),
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
  /** Whether the reader has confirmed it on behalf of its person, so that somebody else approves it. */
  needsOther: z.boolean(),
  /** The first day on which the month can be locked. */
  lockableFrom: day,
  /** The hash of the month in the chain of the person; null until it is locked. */
  hash: z.string().nullable(),
});
export type TimeSheet = z.output<typeof timeSheet>;

const sheetDay = z.object({
  day,
  plannedMinutes: minutes,
  workedMinutes: minutes,
  /** As it was recorded. */
  workedSeconds: z.int(),
  breakMinutes: minutes,
  creditedMinutes: minutes,
  absence: z.enum(ABSENCE_KINDS).nullable(),
  /** Of a day with two absences those of the morning and the afternoon; missing on all other days. */
  halves: z.array(z.object({ kind: z.enum(ABSENCE_KINDS), creditedMinutes: minutes })).optional(),
  isAbsent: z.boolean(),
  /** The name of the public holiday. */
  holiday: z.string().nullable(),
  differenceMinutes: minutes,
});

/** What was entered for an earlier month. */
const correction = z.object({ day, minutes, reason: z.string(), at: instant, by: named });

/** The same with its days and everything that was done with it. */
export const timeSheetDetail = timeSheet.extend({
  days: z.array(sheetDay),
  corrections: z.array(correction),
  /** Who confirmed it on behalf of its person, and why; null where the person did, and while it is open. */
  confirmedBy: z.object({ by: named, at: instant, reason: z.string() }).nullable(),
  steps: z.array(
    z.object({
      state: z.enum(TIME_SHEET_STATES),
      at: instant,
      by: named,
      reason: z.string(),
      /** Where nobody has opened it: somebody has changed what had been confirmed. */
      cause: z.literal("change").optional(),
    }),
  ),
  /** Whether it is open because something else has changed what had been confirmed, such as an absence or a contract. */
  isOutdated: z.boolean(),
  /** To how many minutes the work of a day is rounded up. */
  roundingMinutes: z.int(),
  /** What it is worth; null where no wage was agreed, and for whoever may not see wages. */
  pay: pay.nullable(),
});
export type TimeSheetDetail = z.output<typeof timeSheetDetail>;

export const timeSheetStep = z.strictObject({
  state: z.enum(TIME_SHEET_STATES),
  version: z.int().min(0),
  /** Of the figures that were seen: where others have changed them meanwhile, nothing is confirmed. */
  digest: z.string().max(100),
  /** Needed to reopen somebody else's, or to confirm it on their behalf. */
  reason: sentText(500),
});
export type TimeSheetStep = z.output<typeof timeSheetStep>;

/** Minutes more or less for a day of a month that is locked. */
export const timeSheetCorrection = z.strictObject({
  version: z.int().min(0),
  day: workDay,
  minutes: z.int().min(-1440).max(1440),
  reason: sentText(500).refine((text) => text !== "", messages.reason),
});
export type TimeSheetCorrection = z.output<typeof timeSheetCorrection>;

export const CHAIN_FAULTS = ["entries", "figures", "content", "link", "missing"] as const;

/** What was found when the locked months of a person were computed again. */
export const timeSheetCheck = z.object({
  user: named,
  isWhole: z.boolean(),
  /** The hash of the newest locked month; empty without one. */
  head: z.string(),
  months: z.array(
    z.object({
      month,
      hash: z.string(),
      lockedAt: instant,
      /** When its entries were removed at the end of their time; null while they are there. */
      deletedAt: instant.nullable(),
      /** `entries`: they differ; `figures`: the sheet does; `content`: the link was changed; `link`: it follows another one. */
      faults: z.array(z.enum(CHAIN_FAULTS)),
    }),
  ),
});
export type TimeSheetCheck = z.output<typeof timeSheetCheck>;
