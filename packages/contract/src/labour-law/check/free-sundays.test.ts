import { describe, expect, test } from "vitest";
import { addDays, instantAt } from "../../kit/time";
import { findingsOf } from "./findings";
import { isLateSunday, sundayAfter, workableSundays, workedSundays } from "./free-sundays";

const ZONE = "Europe/Berlin";
const at = (date: string, hour: number): number => instantAt({ date, minutes: hour * 60, zone: ZONE });
const stretch = (date: string, from: number, to: number) => ({
  ...{ id: date, start: at(date, from), end: at(date, to), breaks: [], zone: ZONE },
});

test("of a year with 52 Sundays 37 can be worked, of one with 53 there are 38", () => {
  expect([workableSundays("2026"), workableSundays("2023")]).toEqual([37, 38]);
  expect(["2026-09-13", "2026-09-20", "2026-09-21", "2023-09-17", "2023-09-24"].map(isLateSunday)).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});

test("work of less than a day is on the Sunday of its beginning or of the day after", () => {
  const sundays = ["2026-09-18", "2026-09-19", "2026-09-20", "2026-09-21"].map((date) =>
    sundayAfter({ at: at(date, 20), zone: ZONE }),
  );
  expect(sundays).toEqual([null, "2026-09-20", "2026-09-20", null]);
});

test("a Sunday is worked by any work on it, each counts once, and one that work only reaches does not", () => {
  const saturday = "2026-09-19";
  expect(workedSundays([stretch(saturday, 20, 24)])).toEqual([]);
  expect(workedSundays([stretch(saturday, 20, 25), stretch("2026-09-20", 10, 12)])).toEqual(["2026-09-20"]);
  expect(workedSundays([stretch("2026-09-20", 22, 30), stretch("2026-09-13", 1, 2)])).toEqual([
    "2026-09-13",
    "2026-09-20",
  ]);
});

describe("Sundays that are told beside the stretches", () => {
  const found = (sundays: string[]) =>
    findingsOf({
      subject: { country: "DE", state: null, sector: "hospitality", birthDate: null, contracts: [] },
      stretches: [stretch("2026-09-20", 10, 14)],
      ...{ from: "2026-09-14", to: "2026-09-20", holidays: [], sundays },
    }).filter(({ rule }) => rule === "freeSundays");
  const before = Array.from({ length: 37 }, (_, week) => addDays("2026-01-04", 7 * week));

  test("count once, and those of another year do not", () => {
    expect(found(before)).toMatchObject([{ day: "2026-09-20", severity: "breach", stretches: ["2026-09-20"] }]);
    expect(found([...before.slice(1), ...before.slice(1), "2026-09-20", "2025-12-28"])).toEqual([]);
  });
});
