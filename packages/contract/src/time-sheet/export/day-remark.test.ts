import { expect, it } from "vitest";
import { dayRemark } from "./day-remark";

const day = {
  ...{ day: "2026-10-26", plannedMinutes: 0, workedMinutes: 600, workedSeconds: 36_000, breakMinutes: 30 },
  ...{ creditedMinutes: 0, absence: null, isAbsent: false, holiday: "Nationalfeiertag", differenceMinutes: 0 },
};
const remark = (changes: Partial<typeof day>, isExternal = false): string =>
  dayRemark({ day: { ...day, ...changes }, isExternal });

it("says how much of the work is paid as work on a holiday, where it is not in the difference", () => {
  const paid = "10:00 Feiertagsarbeit, eigens bezahlt und nicht im Saldo";
  expect(remark({})).toBe(`Nationalfeiertag, ${paid}`);
  // In Germany it is in the difference, and paid instead of the holiday.
  const told = "im Saldo enthalten; Feiertagsentgelt nur für vereinbarte Stunden, die nicht gearbeitet wurden";
  expect(remark({ differenceMinutes: 600 })).toBe(`Nationalfeiertag, 10:00 Feiertagsarbeit, ${told}`);
  expect(remark({ workedMinutes: 0 })).toBe("Nationalfeiertag");
  expect(dayRemark({ day: { ...day, holiday: null, differenceMinutes: 600 }, isExternal: false })).toBe("");
  // A night that goes on into a holiday, of which two agreed hours were on it.
  const night = { holiday: null, plannedMinutes: 240, workedMinutes: 480, differenceMinutes: 120 } as const;
  expect(dayRemark({ day: { ...day, ...night }, isExternal: false })).toMatch(/^2:00 Feiertagsarbeit/);
});

it("says nothing of it for people who have no difference at all", () => {
  expect(remark({}, true)).toBe("Nationalfeiertag");
});

it("names absences, both of two halves, and only that there is one where the kind may not be told", () => {
  const away = { ...day, holiday: null, plannedMinutes: 480, workedMinutes: 0, creditedMinutes: 480 };
  const told = (changes: object): string => dayRemark({ day: { ...away, ...changes }, isExternal: false });
  expect(told({ absence: "holiday" })).toBe("Urlaub");
  const halves = [
    { kind: "sick", creditedMinutes: 240 },
    { kind: "holiday", creditedMinutes: 240 },
  ];
  expect(told({ absence: "sick", halves })).toBe("Krank / Urlaub");
  expect(told({ isAbsent: true })).toBe("Abwesend");
});
