import type { AbsenceKind } from "../../absence/absence-kinds";
import { SHEET_SURCHARGES, type SheetSurcharge } from "../month/surcharge-classes";

/** What is handed over to payroll by a wage type of its own. Settings leave out what payroll computes itself. */
export const PAYROLL_ITEMS = [
  "worked",
  ...SHEET_SURCHARGES,
  "absenceHoliday",
  "absencePersonalHoliday",
  "absenceSick",
  "absenceCare",
  "absenceUnpaid",
  "absenceTraining",
  "publicHolidays",
  "absenceCompensation",
] as const;
export type PayrollItem = (typeof PAYROLL_ITEMS)[number];

export const isSurcharge = (item: PayrollItem): item is SheetSurcharge =>
  SHEET_SURCHARGES.some((surcharge) => surcharge === item);

export const ABSENCE_ITEMS: Readonly<Record<AbsenceKind, PayrollItem>> = {
  holiday: "absenceHoliday",
  personalHoliday: "absencePersonalHoliday",
  sick: "absenceSick",
  care: "absenceCare",
  compensation: "absenceCompensation",
  unpaid: "absenceUnpaid",
  training: "absenceTraining",
};
