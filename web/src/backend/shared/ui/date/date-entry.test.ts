import { expect, it } from "vitest";
import {
  dateFault,
  dateText,
  isWholeDate,
  parseDate,
  parseTime,
  steppedDate,
  steppedTime,
  timeFault,
} from "./date-entry";

const today = "2026-06-05";

it.each([
  ["5.6.2026", "2026-06-05"],
  ["05.06.2026", "2026-06-05"],
  ["5. 6. 2026", "2026-06-05"],
  ["5.6.26", "2026-06-05"],
  ["24.12.", "2026-12-24"],
  ["24.12", "2026-12-24"],
  ["24122026", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
  ["31.2.2026", null],
  ["6/5/2026", null],
  ["morgen", null],
  ["", null],
])("reads the date %s", (text, value) => {
  expect(parseDate({ text, today })).toBe(value);
});

it("shows dates in German, and what is none as it is", () => {
  expect([dateText("2026-06-05"), dateText("31.2.2026"), dateText("")]).toEqual(["05.06.2026", "31.2.2026", ""]);
});

it("does not take the beginning of a year for the whole", () => {
  expect([isWholeDate("5.6.20"), isWholeDate("5.6.2026"), isWholeDate("2026-06-05")]).toEqual([false, true, true]);
});

it.each([
  ["18:30", "18:30"],
  ["9.05", "09:05"],
  ["1830", "18:30"],
  ["930", "09:30"],
  ["18", "18:00"],
  ["18 Uhr", "18:00"],
  ["9,30", "09:30"],
  ["9h", "09:00"],
  ["18:30:00", "18:30"],
  ["24:00", null],
  ["18:60", null],
  ["abends", null],
])("reads the time %s", (text, value) => {
  expect(parseTime(text)).toBe(value);
});

it("says of what is no date or time how it is typed", () => {
  expect(["", "2026-06-05", "31.02.2027", "morgen"].map(dateFault)).toEqual([
    undefined,
    undefined,
    "31.02.2027 gibt es nicht. Bitte als TT.MM.JJJJ angeben.",
    "„morgen“ ist kein Datum. Bitte als TT.MM.JJJJ angeben.",
  ]);
  expect(["", "18:30", "25:00", "abends"].map(timeFault)).toEqual([
    undefined,
    undefined,
    "25:00 gibt es nicht. Bitte als HH:MM angeben.",
    "„abends“ ist keine Uhrzeit. Bitte als HH:MM angeben.",
  ]);
});

it("steps within its bounds", () => {
  expect(steppedDate({ value: "2026-06-30", days: 1, today })).toBe("2026-07-01");
  expect(steppedDate({ value: "", days: 1, today })).toBe(today);
  expect(steppedDate({ value: today, days: -1, today, min: today })).toBe(today);
  expect(steppedDate({ value: today, days: 1, today, max: today })).toBe(today);
  expect([steppedTime({ value: "23:58", minutes: 5 }), steppedTime({ value: "18:00", minutes: -5 })]).toEqual([
    "23:59",
    "17:55",
  ]);
});
