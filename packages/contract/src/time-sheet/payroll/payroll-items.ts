import type { AbsenceKind } from "../../absence/absence-kinds";
import { SHEET_SURCHARGES, type SheetSurcharge } from "../month/surcharge-classes";

/** What is handed over to payroll by a wage type of its own. Time off in lieu is paid by the balance, so it is none. */
export const PAYROLL_ITEMS = [
  "worked",
  ...SHEET_SURCHARGES,
  "absenceHoliday",
  "absencePersonalHoliday",
  "absenceSick",
  "absenceCare",
  "absenceUnpaid",
  "absenceTraining",
] as const;
export type PayrollItem = (typeof PAYROLL_ITEMS)[number];

export const isSurcharge = (item: PayrollItem): item is SheetSurcharge =>
  SHEET_SURCHARGES.some((surcharge) => surcharge === item);

export const ABSENCE_ITEMS: Readonly<Record<AbsenceKind, PayrollItem | null>> = {
  holiday: "absenceHoliday",
  personalHoliday: "absencePersonalHoliday",
  sick: "absenceSick",
  care: "absenceCare",
  compensation: null,
  unpaid: "absenceUnpaid",
  training: "absenceTraining",
};
