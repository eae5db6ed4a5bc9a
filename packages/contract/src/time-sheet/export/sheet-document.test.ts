import { expect, it } from "vitest";
import type { TimeSheetDetail } from "../time-sheet";
import { HOLIDAY_HINT, OTHER_TIMES_HINT, OVERTIME_HINT } from "../time-sheet.texts";
import { sheetDocument } from "./sheet-document";

const sheet: TimeSheetDetail = {
  ...{ user: { id: "usr_1", name: "Eva Huber" }, month: "2026-05", state: "confirmed", version: 1, digest: "d1" },
  ...{ plannedMinutes: 480, workedMinutes: 541, breakMinutes: 30, correctionMinutes: 0, differenceMinutes: 61 },
  ...{ openingBalanceMinutes: -90, closingBalanceMinutes: -29, lockableFrom: "2026-06-08", hash: null },
  ...{
    absences: [],
    surcharges: [],
    otherTimes: [],
    warnings: [],
    days: [],
    corrections: [],
    isOutdated: false,
    steps: [],
    roundingMinutes: 1,
  },
  ...{ isExternal: false, isOwn: false, mayDecide: true, needsOther: false, confirmedBy: null, pay: null },
};
const surcharge = { minutes: 61, percent: 50, paragraph: null, taxFreePercent: null };

/** The lines of the printed sheet. */
const printed = (changes: Partial<TimeSheetDetail> = {}): string[] =>
  sheetDocument({
    ...{
      sheet: { ...sheet, ...changes },
      branchName: "Neubau",
      personnelNumber: "",
      currency: "EUR",
      zone: "Europe/Vienna",
    },
  }).map((block) => ("label" in block && "value" in block ? `${block.label}: ${block.value}` : JSON.stringify(block)));

it("says who confirmed it on behalf of its person, and why", () => {
  const confirmedBy = { by: { id: "usr_2", name: "Max Kern" }, at: "2026-06-02T22:30:00.000Z", reason: "Ausgetreten" };
  expect(printed({ confirmedBy })).toContain("Stellvertretend bestätigt: von Max Kern am 03.06.2026: Ausgetreten");
  expect(printed().join(" ")).not.toContain("Stellvertretend");
});

it("says in which month a week's overtime stands, where there is any", () => {
  const has = (surcharges: TimeSheetDetail["surcharges"]): boolean =>
    printed({ surcharges }).some((line) => line.includes(OVERTIME_HINT));
  expect(has([{ ...surcharge, surcharge: "overtime" }])).toBe(true);
  expect(has([{ ...surcharge, surcharge: "sunday" }])).toBe(false);
  expect(has([])).toBe(false);
});

it("says what holiday work is, where there is any", () => {
  const has = (name: "holiday" | "highHoliday" | "night"): boolean =>
    printed({ surcharges: [{ ...surcharge, surcharge: name }] }).some((line) => line.includes(HOLIDAY_HINT));
  expect(HOLIDAY_HINT).toContain("Feiertagsarbeit");
  expect([has("holiday"), has("highHoliday"), has("night")]).toEqual([true, true, false]);
});

it("has a line for each kind of time that is no worked time, and says what that is", () => {
  const call = { kind: "wak_1", name: "Rufbereitschaft", isPaid: true, isWorkingTime: false, minutes: 705 };
  const lines = printed({ otherTimes: [call, { ...call, name: "Ehrenamt", isPaid: false, isWorkingTime: true }] });
  expect(lines).toContain("Rufbereitschaft (bezahlt, keine Arbeitszeit): 11:45");
  expect(lines).toContain("Ehrenamt (nicht bezahlt, Arbeitszeit): 11:45");
  expect(lines.join(" ")).toContain(OTHER_TIMES_HINT);
  expect(printed().join(" ")).not.toContain(OTHER_TIMES_HINT);
});

it("says to how many minutes days are rounded, and that overtime is not", () => {
  const overtime = "Überstunden und Zuschläge sind aus den erfassten Zeiten ohne diese Rundung gezählt";
  const [one, many, external] = [{}, { roundingMinutes: 15 }, { isExternal: true }].map((of) => printed(of).join(" "));
  const shown =
    "zugunsten der Person. Terminal und Aktivitäten zeigen dieselben Zeiten ohne angefangene Minuten, also manchmal weniger.";
  expect(one).toContain(`auf die volle Minute aufgerundet, ${shown} ${overtime}`);
  expect(many).toContain(`auf 15 Minuten aufgerundet, ${shown} ${overtime}`);
  expect(external).toContain(`auf die volle Minute aufgerundet, ${shown}`);
  expect(external).not.toContain("Überstunden");
});
