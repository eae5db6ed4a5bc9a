/**
 * By what work is paid for besides the wage: that of the law of Austria, and in Germany by the classes of § 3b EStG, so
 * that a surcharge and the part of it that is free of tax have the same minutes. Night that a German branch has agreed
 * outside of the hours of § 3b is a class of its own, since nothing of it is free.
 */
export const SHEET_SURCHARGES = [
  "overtime",
  "extraWork",
  "holiday",
  "highHoliday",
  "sunday",
  "night",
  "deepNight",
  "taxedNight",
] as const;
export type SheetSurcharge = (typeof SHEET_SURCHARGES)[number];

/** Whether a month has overtime, which is counted by weeks. */
export const hasOvertime = ({ surcharges }: { surcharges: readonly { surcharge: SheetSurcharge }[] }): boolean =>
  surcharges.some(({ surcharge }) => surcharge === "overtime");

export const hasHolidayWork = ({ surcharges }: { surcharges: readonly { surcharge: SheetSurcharge }[] }): boolean =>
  surcharges.some(({ surcharge }) => surcharge === "holiday" || surcharge === "highHoliday");
