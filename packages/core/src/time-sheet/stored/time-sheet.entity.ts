import type { MonthFigures } from "@tresen/contract/time-sheet/month/month-of";
import type { PaidMinutes } from "@tresen/contract/time-sheet/pay/paid-minutes";
import type { Pay } from "@tresen/contract/time-sheet/pay/pay";
import type { TimeSheetState } from "@tresen/contract/time-sheet/time-sheet.state";
import { Entity } from "electrodb";
import { anything, connection, custom, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** One step of a sheet, or a correction that was entered into it. */
export interface StoredStep {
  state: TimeSheetState;
  /** ISO. */
  at: string;
  /** The id of the user. */
  by: string;
  reason: string;
  /** Where nobody has opened it: somebody has changed what had been confirmed. */
  cause?: "change";
}

/** Who has changed what a sheet adds up after it was confirmed, when and why. */
export type StoredChange = Pick<StoredStep, "at" | "by" | "reason">;

export interface StoredCorrection {
  /** The day of a locked month that it is for. */
  day: string;
  minutes: number;
  reason: string;
  at: string;
  by: string;
}

/** The figures of a locked month, which are never computed again. */
export interface LockedFigures extends MonthFigures {
  correctionMinutes: number;
  openingBalanceMinutes: number;
  closingBalanceMinutes: number;
  roundingMinutes: number;
  /** Null where no wage was agreed; absent in months that were locked before amounts were computed. */
  pay?: Pay | null;
  /** What payroll gets by the hour; absent in months that were locked before it was kept. */
  paid?: PaidMinutes;
}

/**
 * What was done with the month of a person. There is none for a month that nobody has confirmed or corrected. Figures of
 * an open month are computed; those of a locked one are kept here.
 */
export const TimeSheetEntity = new Entity(
  {
    model: model("timeSheet"),
    attributes: {
      /** The id of the user. */
      user: text,
      /** `2026-11`. */
      month: text,
      version: number,
      state: { type: custom<TimeSheetState>("string"), required: true },
      /** Of the figures that the state is about: with others the month is open again. */
      digest: text,
      steps: { ...anything<readonly StoredStep[]>(), required: true },
      corrections: { ...anything<readonly StoredCorrection[]>(), required: true },
      figures: anything<LockedFigures>(),
      hash: optionalText,
      /** The last change of its entries since it was confirmed or approved; a step replaces the row without it. */
      changed: anything<StoredChange>(),
    },
    indexes: { primary: primaryKey({ pk: "time-sheets#${user}", sk: "${month}" }) },
  },
  connection,
);

/**
 * Until which month the time of a person is locked, one row each. Every change of an activity by hand, and every
 * one that makes or ends an absence, counts up `turn` on condition that its months are not locked, and locking needs the
 * count that it read before it looked at them. So both are either in the locked month as it was locked, or their change is
 * refused.
 */
export const TimeHeadEntity = new Entity(
  {
    model: model("timeHead"),
    attributes: {
      user: text,
      turn: { type: "number" },
      lockedUntil: optionalText,
      /** Of the newest locked month. */
      hash: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "time-head#${user}", sk: "head" }) },
  },
  connection,
);

/** A locked month in the chain of its person: hashes alone. It stays when the entries are removed. */
export const TimeLinkEntity = new Entity(
  {
    model: model("timeLink"),
    attributes: {
      user: text,
      month: text,
      /** By what rule the hashes are made; absent in months that were locked by the first. */
      format: { type: "number" },
      /** Salted hashes of the entries in the order of their start, and of the figures. */
      entries: { ...anything<readonly string[]>(), required: true },
      figures: text,
      /** Of the month locked before; empty for the first. */
      previous: text,
      hash: text,
      lockedAt: text,
      /** When entries and salt were removed. */
      deletedAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "time-links#${user}", sk: "${month}" }) },
  },
  connection,
);

/** What makes the hashes of a month unguessable. It lies with the person and goes with the entries. */
export const TimeSaltEntity = new Entity(
  {
    model: model("timeSalt"),
    attributes: { user: text, month: text, salt: text },
    indexes: { primary: primaryKey({ pk: "time-salts#${user}", sk: "${month}" }) },
  },
  connection,
);
