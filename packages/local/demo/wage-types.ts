import type { PayrollItem } from "@tresen/contract/time-sheet/payroll/payroll-items";

/** A wage type for everything that a month may have, so that the files for payroll come without a gap. */
export const WAGE_TYPES: { item: PayrollItem; lodas: string; bmd: string }[] = [
  { item: "worked", lodas: "1000", bmd: "100" },
  { item: "overtime", lodas: "1010", bmd: "110" },
  { item: "extraWork", lodas: "1020", bmd: "120" },
  { item: "holiday", lodas: "1100", bmd: "130" },
  { item: "highHoliday", lodas: "1105", bmd: "132" },
  { item: "sunday", lodas: "1110", bmd: "131" },
  { item: "night", lodas: "1120", bmd: "140" },
  { item: "deepNight", lodas: "1125", bmd: "141" },
  { item: "taxedNight", lodas: "1126", bmd: "142" },
  { item: "absenceHoliday", lodas: "2000", bmd: "200" },
  { item: "absencePersonalHoliday", lodas: "2010", bmd: "201" },
  { item: "absenceSick", lodas: "2100", bmd: "210" },
  { item: "absenceCare", lodas: "2110", bmd: "211" },
  { item: "absenceUnpaid", lodas: "2200", bmd: "220" },
  { item: "absenceTraining", lodas: "2300", bmd: "230" },
  { item: "absenceCompensation", lodas: "2400", bmd: "240" },
  { item: "publicHolidays", lodas: "2500", bmd: "250" },
];
