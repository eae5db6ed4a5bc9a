import { expect, test } from "vitest";
import { daysText, piecesOf, playableStream, timesText } from "./plan";
import { drawnPlan, newWindow } from "./week-drag";

const entry = (from: string, to: string, weekdays: string[] = ["monday"], more: object = {}) => ({
  ...{ segment: "seg_1", weekdays, from, to, priority: 0 },
  ...more,
});
const outline = (plan: Record<string, unknown>[]) =>
  piecesOf(plan).map(({ index, day, from, to, isContinued }) => [index, day, from, to, isContinued]);

test("a window over midnight has a block in both days, from Sunday to Monday too", () => {
  expect(outline([entry("22:00", "02:00", ["sunday"])])).toEqual([
    [0, 0, 0, 120, true],
    [0, 6, 1320, 1440, false],
  ]);
  expect(outline([entry("22:00", "24:00", ["sunday"])])).toEqual([[0, 6, 1320, 1440, false]]);
  expect(outline([entry("00:00", "00:00")])).toEqual([[0, 0, 0, 1440, false]]);
});

test("a window without weekdays is in every day, one without times in none", () => {
  expect(outline([entry("06:00", "07:00", [])]).map(([, day]) => day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(outline([entry("", "07:00")])).toEqual([]);
});

test("blocks of the same time stand side by side, and later ones have the whole width again", () => {
  const plan = [entry("08:00", "12:00"), entry("10:00", "11:00"), entry("11:00", "13:00"), entry("14:00", "15:00")];
  expect(piecesOf(plan).map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
    [0, 1],
  ]);
});

test("weekdays and times are told shortly", () => {
  expect([[], ["saturday", "sunday"], ["monday", "tuesday", "wednesday"], ["monday", "friday"]].map(daysText)).toEqual([
    "Täglich",
    "Sa, So",
    "Mo–Mi",
    "Mo, Fr",
  ]);
  expect([entry("06:00", "11:00"), entry("22:00", "02:00"), entry("20:00", "24:00")].map(timesText)).toEqual([
    "06:00–11:00",
    "22:00–02:00 (+1)",
    "20:00–24:00",
  ]);
});

const drawn = (kind: "move" | "from" | "to", one: Record<string, unknown>, by: { day?: number; minutes: number }) =>
  drawnPlan({
    plan: [one],
    grip: { kind, index: 0 },
    start: { day: 0, minutes: 600 },
    end: { day: by.day ?? 0, minutes: 600 + by.minutes },
  })[0];

test("a block is moved, and at its edges made longer or shorter", () => {
  const morning = entry("08:00", "10:00");
  expect(drawn("move", morning, { minutes: 90 })).toMatchObject({ from: "09:30", to: "11:30", weekdays: ["monday"] });
  expect(drawn("move", morning, { minutes: 0, day: 4 })).toMatchObject({ from: "08:00", weekdays: ["friday"] });
  expect(drawn("move", morning, { minutes: -600 })).toMatchObject({ from: "00:00", to: "02:00" });
  expect(drawn("from", morning, { minutes: 300 })).toMatchObject({ from: "09:45", to: "10:00" });
  expect(drawn("to", morning, { minutes: -300 })).toMatchObject({ from: "08:00", to: "08:15" });
  expect(drawn("to", entry("22:00", "02:00"), { minutes: 60 })).toMatchObject({ from: "22:00", to: "03:00" });
  expect(drawn("to", entry("22:00", "02:00"), { minutes: -180 })).toMatchObject({ from: "22:00", to: "23:00" });
});

test("a block never ends when it begins, but for a whole day", () => {
  expect(drawn("to", entry("22:00", "20:00"), { minutes: 300 })).toMatchObject({ from: "22:00", to: "21:45" });
  expect(drawn("from", entry("22:00", "20:00"), { minutes: -300 })).toMatchObject({ from: "20:15", to: "20:00" });
  expect(drawn("to", entry("00:00", "20:00"), { minutes: 600 })).toMatchObject({ from: "00:00", to: "24:00" });
  const wholeDay = entry("00:00", "24:00");
  expect(drawn("move", wholeDay, { minutes: 60, day: 1 })).toMatchObject({
    ...{ weekdays: ["tuesday"], from: "00:00", to: "24:00" },
  });
});

test("a window of several weekdays keeps them when it is moved", () => {
  const both = entry("08:00", "10:00", ["monday", "tuesday"]);
  expect(drawn("move", both, { minutes: 60, day: 3 })).toMatchObject({
    weekdays: ["monday", "tuesday"],
    from: "09:00",
  });
});

test("a drawn window has the drawn hours, and a press makes one of an hour", () => {
  const at = (minutes: number) => ({ day: 5, minutes });
  expect(newWindow({ start: at(720), end: at(600) })).toMatchObject({
    ...{ weekdays: ["saturday"], from: "10:00", to: "12:00" },
  });
  expect(newWindow({ start: at(600), end: at(600) })).toMatchObject({ from: "10:00", to: "11:00" });
  expect(newWindow({ start: at(1440), end: at(1440) })).toMatchObject({ from: "23:45", to: "24:00" });
});

test("a stream that is still edited is played without what is not whole", () => {
  expect(playableStream({ filler: "" })).toBeNull();
  const plan = [entry("08:00", "10:00"), { weekdays: [], from: "08:00", to: "09:00", priority: 0 }];
  expect(playableStream({ filler: "seg_f", plan, overrides: undefined })).toEqual({
    ...{ filler: "seg_f", plan: [plan[0]], overrides: [] },
  });
});
