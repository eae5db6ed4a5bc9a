import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { weekdayOf } from "../../kit/time";
import { easterSunday } from "./easter";
import { AUSTRIAN_LISTS, GERMAN_LISTS } from "./holiday-lists.cases";
import { GERMAN_STATES } from "./holiday-rules";
import { holidaysOf } from "./holidays";

const days = (of: Parameters<typeof holidaysOf>[0]): string =>
  holidaysOf(of)
    .map(({ date }) => date.slice(5))
    .join(" ");
const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

describe("the written lists of 2024 to 2030", () => {
  test.each(["1", "2", "3", "4", "5", "6", "7", "8", "9"])("Austria, state %s", (state) => {
    for (const year of YEARS) expect(days({ country: "AT", state, year })).toBe(AUSTRIAN_LISTS[year]);
  });

  test.each(GERMAN_STATES)("Germany, %s", (state) => {
    const written = GERMAN_LISTS.filter(([of]) => of === state);
    expect(written.map(([, year]) => year)).toEqual(YEARS);
    for (const [, year, list] of written) expect(days({ country: "DE", state, year })).toBe(list);
  });
});

it("Austria has thirteen, without patrons and Good Friday", () => {
  const list = holidaysOf({ country: "AT", state: "1", year: 2026 });
  expect(list).toHaveLength(13);
  expect(list.find(({ date }) => date === "2026-05-01")?.name).toBe("Staatsfeiertag");
  for (const day of ["2026-11-11", "2026-10-10", "2026-09-24", "2026-04-03"])
    expect(list.map(({ date }) => date)).not.toContain(day);
});

test.each([
  ["BE", 2018, "03-08", false],
  ["BE", 2019, "03-08", true],
  ["BE", 2024, "05-08", false],
  ["BE", 2020, "05-08", true],
  ["BE", 2025, "05-08", true],
  ["BE", 2026, "05-08", false],
  ["BE", 2028, "06-17", true],
  ["BE", 2029, "06-17", false],
  ["TH", 2018, "09-20", false],
  ["TH", 2019, "09-20", true],
  ["MV", 2022, "03-08", false],
  ["MV", 2023, "03-08", true],
  ["NI", 2016, "10-31", false],
  ["NI", 2018, "10-31", true],
  ["SN", 2016, "10-31", true],
])("%s %i: %s is a holiday: %s", (state, year, day, isHoliday) => {
  expect(days({ country: "DE", state, year }).split(" ").includes(day)).toBe(isHoliday);
});

test.each([
  ["BY", null, "08-08", false],
  ["BY", "augsburg", "08-08", true],
  ["BY", "augsburg", "08-15", true],
  ["BY", "catholic", "08-15", true],
  ["BY", null, "08-15", false],
  ["BW", "augsburg", "08-08", false],
  ["SN", "catholic", "06-04", true],
  ["SN", null, "06-04", false],
  ["TH", "catholic", "06-04", true],
  ["TH", null, "06-04", false],
] as const)("a municipality of %s (%s): %s is a holiday: %s", (state, municipality, day, isHoliday) => {
  const list = days({ country: "DE", state, municipality, year: 2026 }).split(" ");
  expect(list.includes(day)).toBe(isHoliday);
});

it("a branch adds and removes days, each at most once and in its year", () => {
  const added = ["2026-11-11", "2026-12-25", "2027-11-11"].map((date) => ({ date, name: "Martini" }));
  const list = holidaysOf({ country: "AT", state: "1", year: 2026, added, removed: ["2026-01-06"] });
  expect(list).toHaveLength(13);
  expect(list.find(({ date }) => date === "2026-11-11")).toEqual({ date: "2026-11-11", id: null, name: "Martini" });
  expect(list.map(({ date }) => date)).not.toContain("2026-01-06");
});

it("without a state, Germany has the nine that all states share", () => {
  expect(days({ country: "DE", state: null, year: 2026 }).split(" ")).toHaveLength(9);
});

it("Easter is a Sunday between 22 March and 25 April, the Sunday after the full moon", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      const day = easterSunday(year);
      expect(weekdayOf(day)).toBe("sunday");
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
    }),
  );
  expect([1954, 1981, 2019, 2038, 2049].map(easterSunday)).toEqual([
    "1954-04-18",
    "1981-04-19",
    "2019-04-21",
    "2038-04-25",
    "2049-04-18",
  ]);
});
