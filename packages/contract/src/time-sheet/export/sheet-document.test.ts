import { expect, it } from "vitest";
import type { TimeSheetDetail } from "../time-sheet";
import { OVERTIME_HINT } from "../time-sheet.texts";
import { sheetDocument } from "./sheet-document";

const sheet: TimeSheetDetail = {
  ...{ user: { id: "usr_1", name: "Eva Huber" }, month: "2026-05", state: "confirmed", version: 1, digest: "d1" },
  ...{ plannedMinutes: 480, workedMinutes: 541, breakMinutes: 30, correctionMinutes: 0, differenceMinutes: 61 },
  ...{ openingBalanceMinutes: -90, closingBalanceMinutes: -29, lockableFrom: "2026-06-08", hash: null },
  ...{ absences: [], surcharges: [], warnings: [], days: [], corrections: [], steps: [], roundingMinutes: 1 },
  ...{ isExternal: false, isOwn: false, mayDecide: true, pay: null },
};
const surcharge = { minutes: 61, percent: 50, paragraph: null, taxFreePercent: null };

/** The lines of the printed sheet. */
const printed = (changes: Partial<TimeSheetDetail> = {}): string[] =>
  sheetDocument({
    ...{ sheet: { ...sheet, ...changes }, branchName: "Neubau", personnelNumber: "", currency: "EUR" },
  }).map((block) => ("label" in block && "value" in block ? `${block.label}: ${block.value}` : JSON.stringify(block)));

it("says in which month a week's overtime stands, where there is any", () => {
  const has = (surcharges: TimeSheetDetail["surcharges"]): boolean =>
    printed({ surcharges }).some((line) => line.includes(OVERTIME_HINT));
  expect(has([{ ...surcharge, surcharge: "overtime" }])).toBe(true);
  expect(has([{ ...surcharge, surcharge: "sunday" }])).toBe(false);
  expect(has([])).toBe(false);
});
