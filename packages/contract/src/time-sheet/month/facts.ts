import type { AbsenceKind } from "../../absence/absence-kinds";
import type { DayPart } from "../../absence/day-part";
import type { Instant, LocalDate } from "../../kit/time";
import type { Country } from "../../labour-law/country";
import type { Holiday } from "../../labour-law/holiday/holidays";
import type { Night } from "../../labour-law/surcharge/split";
import type { CountedAs, RecordedStretch } from "../../time-tracking/recorded-time";
import type { Personnel } from "../../user/personnel/personnel-fields";
import type { SheetSurcharge } from "./surcharge-classes";

/** A recorded activity, as sheets count it. */
export interface SheetEntry extends RecordedStretch {
  id: string;
  /** The day of its start by the clock of its branch: it belongs to that day's month as a whole. */
  day: LocalDate;
  zone: string;
  kind: (CountedAs & { id: string; isPaid: boolean }) | null;
  flags: readonly string[];
}

/** An approved absence. */
export interface SheetAbsence {
  kind: AbsenceKind;
  from: LocalDate;
  to: LocalDate;
  /** Half of each day. */
  half: boolean;
  part?: DayPart | null | undefined;
}

/** What a branch has agreed on for its payroll. */
export interface SheetRules {
  /** To how many minutes the work of a day is rounded up. */
  roundingMinutes: number;
  /** Null where the branch has said nothing: see `nightOf`. */
  night: Night | null;
  /** From how many minutes a week on somebody works full time. */
  fullTimeMinutes: number;
  /** Surcharges beyond those of the law, from a day on. */
  percents: readonly { surcharge: SheetSurcharge; validFrom: LocalDate; percent: number }[];
}

export const USUAL_RULES: SheetRules = {
  roundingMinutes: 1,
  night: null,
  fullTimeMinutes: 40 * 60,
  percents: [],
};

/** What the months of a person are computed from. */
export interface SheetFacts {
  person: Pick<Personnel, "birthDate" | "entryDate" | "exitDate" | "contracts">;
  /** The law of the person's branch; null where it is not known. */
  country: Country | null;
  /** By ISO 3166-2 without the country. */
  state: string | null;
  rules: SheetRules;
  /** All of the person's, from before the month on as far as its rules look back: see `firstDayFor`. */
  entries: readonly SheetEntry[];
  absences: readonly SheetAbsence[];
  /** Of all years that the entries touch, those on which rest is owed: see `restHolidays`. */
  holidays: readonly Holiday[];
  now: Instant;
  /**
   * Whether they are no employee: then nothing is planned, and there is no balance, no surcharge and no labour law.
   */
  isExternal?: boolean;
  /** By the clock of the person's branch. */
  today: LocalDate;
}
