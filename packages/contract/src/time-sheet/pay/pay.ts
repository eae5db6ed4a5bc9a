import * as z from "zod";
import { SHEET_SURCHARGES } from "../month/surcharge-classes";

/**
 * What somebody is paid for: hours that were worked, paid absence, public holidays and corrections of earlier months by the
 * wage of an hour; or a salary, less absence without pay; and surcharges.
 */
export const PAY_ITEMS = [
  "worked",
  "absences",
  "publicHolidays",
  "corrections",
  "salary",
  "unpaid",
  ...SHEET_SURCHARGES,
] as const;
export type PayItem = (typeof PAY_ITEMS)[number];

const cents = z.int();

/** One line of a month's pay. Amounts are gross, in cents, rounded to the cent for each line. */
export const payLine = z.object({
  item: z.enum(PAY_ITEMS),
  /** First and last day for which the wage holds. */
  from: z.iso.date(),
  to: z.iso.date(),
  minutes: z.int().nullable().meta({ description: "Null bei einem Gehalt" }),
  wage: cents.nullable().meta({ description: "Der Wert einer Stunde; null bei einem Gehalt" }),
  percent: z.number().nullable().meta({ description: "Eines Zuschlags" }),
  amount: cents,
  taxFree: cents.meta({ description: "Davon frei von Lohnsteuer (§ 3b EStG)" }),
  contributionFree: cents.meta({ description: "Davon frei von Beiträgen (§ 1 SvEV)" }),
});
export type PayLine = z.output<typeof payLine>;

export const pay = z.object({
  lines: z.array(payLine),
  amount: cents,
  taxFree: cents,
  contributionFree: cents,
  /** Minutes of work on days for which no wage was agreed. */
  unpricedMinutes: z.int(),
});
export type Pay = z.output<typeof pay>;
