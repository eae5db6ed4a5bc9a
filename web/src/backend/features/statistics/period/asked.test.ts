import { expect, test } from "vitest";
import { type StatisticsSearch, askedOf, chosenDays, chosenPreset, daysFault, intervalsFor } from "./asked";
import { PRESETS, daysOf } from "./presets";

const today = "2026-06-05";
const asked = (search: StatisticsSearch) => askedOf({ search, today });

test("presets end today, yesterday excepted, and follow the calendar", () => {
  expect(PRESETS.map((preset) => Object.values(daysOf({ preset, today })).join(" "))).toEqual([
    "2026-06-05 2026-06-05",
    "2026-06-04 2026-06-04",
    "2026-05-30 2026-06-05",
    "2026-05-07 2026-06-05",
    "2026-06-01 2026-06-05",
    "2026-01-01 2026-06-05",
  ]);
});

test("without anything in the address the last thirty days are asked for, and nonsense is left out", () => {
  const first = { from: "2026-05-07", to: today, interval: "day" };
  expect(asked({})).toMatchObject(first);
  expect(asked({ period: "x", from: "2026-02-30", to: today, interval: "y", method: "z", compare: "w" })).toEqual({
    ...first,
    ...{ branch: undefined, method: undefined, compare: undefined },
  });
});

test("days count more than a preset, and all filters are taken over", () => {
  const search = { period: "today", from: "2026-01-01", to: "2026-01-31", interval: "week", branch: "brn_1" };
  expect(asked({ ...search, method: "delivery", compare: "year" })).toEqual({
    ...{ from: "2026-01-01", to: "2026-01-31", interval: "week", branch: "brn_1", method: "delivery", compare: "year" },
  });
});

test("the interval follows from the number of days, and hours are not shown of many", () => {
  const fitting = (from: string) => asked({ from, to: today }).interval;
  expect(
    [today, "2026-06-04", "2026-06-03", "2026-04-05", "2026-04-04", "2025-11-28", "2025-11-27"].map(fitting),
  ).toEqual(["hour", "hour", "day", "day", "week", "week", "month"]);
  expect(intervalsFor({ from: "2026-05-06", to: today })).toContain("hour");
  expect(asked({ from: "2026-05-05", to: today, interval: "hour" }).interval).toBe("day");
});

test("days in the wrong order and too many are named, and 400 are not too many", () => {
  const fault = (from: string, to: string) => daysFault(chosenDays({ search: { from, to }, today }));
  expect(fault("2026-06-05", "2026-06-04")).toBe("Der letzte Tag liegt vor dem ersten.");
  expect(fault("2025-05-02", today)).toBe(null);
  expect(fault("2025-05-01", today)).toBe("Bitte wählen Sie höchstens 400 Tage.");
});

test("one preset is marked where two mean the same days: the pressed one", () => {
  const last = "2026-06-30";
  const marked = (search: StatisticsSearch) => chosenPreset({ search, today: last });
  const days = { from: "2026-06-01", to: last };
  expect([{}, { period: "30d" }, { period: "month" }, days, { from: "2026-06-02", to: last }].map(marked)).toEqual([
    ...["30d", "30d", "month", "30d", undefined],
  ]);
});
