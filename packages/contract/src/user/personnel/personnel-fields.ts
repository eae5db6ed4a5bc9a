import * as z from "zod";
import { cents, choice, line } from "../../kit/schema";

/** How leave is counted. */
const HOLIDAY_UNITS = ["days", "hours"] as const;

/** Minutes of a week and of a day. */
const WEEK = 10_080;
const DAY = 1_440;

const SALARY_HINT = "Statt eines Stundenlohns";
const HOURS_HINT = "Für den Wert einer Stunde aus dem Gehalt, etwa 173; leer: Wochenstunden × 4,35";

/** Why leave of a year can be taken in the next one, in Germany. */
const CARRY_GROUNDS = ["urgent", "waiting"] as const;
const CARRY_LABELS = {
  urgent: "Dringender Grund: bis 31. März (§ 7 Abs. 3 Satz 2 BUrlG)",
  waiting: "Teilurlaub der Wartezeit, verlangt: bis Jahresende (§ 7 Abs. 3 Satz 4 BUrlG)",
} as const;
const CARRY_HINT = "Krankheit am Jahresende und lange Krankheit werden von selbst berücksichtigt";

const weekday = z.int().min(1).max(7).meta({ title: "Wochentag (1 = Montag)" });

/** What was agreed from a day on. */
export const contract = z.strictObject({
  validFrom: z.iso.date().meta({ title: "Gilt ab" }),
  validTo: z.iso.date().nullish().meta({ title: "Gilt bis", description: "Leer: bis der nächste beginnt" }),
  weeklyMinutes: z.int().min(0).max(WEEK).meta({ title: "Minuten pro Woche" }),
  days: z
    .array(z.strictObject({ weekday, minutes: z.int().min(0).max(DAY).meta({ title: "Minuten" }) }))
    .max(7)
    .default([])
    .meta({ title: "Tage", entry: "Tag", description: "Leer: gleichmäßig von Montag bis Freitag" }),
  hourlyWage: cents("Stundenlohn").nullish(),
  /** Instead of the wage of an hour, which then follows from it: see `hourlyWageOf`. */
  monthlySalary: cents("Monatsgehalt").nullish().meta({ description: SALARY_HINT }),
  monthlyHours: z
    .number()
    .min(1)
    .max(400)
    .nullish()
    .meta({ title: "Stunden im Monat (Teiler)", description: HOURS_HINT }),
  holidayWeeks: z.number().min(0).max(52).default(5).meta({ title: "Urlaubswochen im Jahr" }),
  sector: line("Branche (Kollektivvertrag)", 100).default(""),
  openingBalanceMinutes: z.int().min(-1_000_000).max(1_000_000).default(0).meta({ title: "Anfangsstand in Minuten" }),
  openingHolidayDays: z.number().min(-366).max(366).default(0).meta({ title: "Anfangsstand an Urlaubstagen" }),
});
export type Contract = z.output<typeof contract>;

/** What is kept about a person's employment, apart from their account: docs/decisions/0083-accounts.md. */
export const personnelFields = z.strictObject({
  birthDate: z.iso.date().nullish().meta({ title: "Geburtsdatum" }),
  personnelNumber: line("Personalnummer", 40).default(""),
  entryDate: z.iso.date().nullish().meta({ title: "Eintritt" }),
  exitDate: z.iso.date().nullish().meta({ title: "Austritt" }),
  creditedYears: z
    .number()
    .min(0)
    .max(40)
    .nullish()
    .meta({ title: "Angerechnete Vordienstjahre", description: "Für die sechste Urlaubswoche (§ 3 UrlG)" }),
  holidayUnit: choice(HOLIDAY_UNITS, {
    title: "Urlaub in",
    description: "Leer: in Tagen. Stunden nur, wo es vereinbart ist.",
    labels: { days: "Tagen", hours: "Stunden" },
  }).nullish(),
  carriedLeave: z
    .array(
      z.strictObject({
        year: z.int().min(2000).max(2100).meta({ title: "Urlaubsjahr" }),
        ground: choice(CARRY_GROUNDS, { title: "Übertragung", labels: CARRY_LABELS }),
        reason: line("Grund", 200).default(""),
      }),
    )
    .max(100)
    .default([])
    .meta({ title: "Übertragener Urlaub (Deutschland)", entry: "Übertragung", description: CARRY_HINT }),
  contracts: z.array(contract).max(100).default([]).meta({ title: "Verträge", entry: "Vertrag" }),
});
export type Personnel = z.output<typeof personnelFields>;

/** The same with the version that a change is based on; 0 while nothing is stored. */
export const personnelRecord = personnelFields.extend({ version: z.int().min(0) });
export type PersonnelRecord = z.output<typeof personnelRecord>;
