import { describe, expect, test } from "vitest";
import { addDays } from "../../kit/time";
import { COUNTRIES } from "../../labour-law/country";
import { entryAt, factsOf, surchargeMinutes } from "./month.cases";
import { monthOf } from "./month-of";

/** Eight hours from 8:00 on with half an hour of break, from a day on. */
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => `${addDays(first, day)}T06:00:00Z`).map((start) =>
    entryAt({ start, minutes: 510, pause: 30 }),
  );

describe.each(COUNTRIES)("in %s four hours between two entries across midnight", (country) => {
  // Sunday 13 June 2027, 17:30 to 2:00, and Monday from 6:00 to 14:30: forty hours in each of two weeks.
  const night = entryAt({ start: "2027-06-13T15:30:00Z", minutes: 510, pause: 30 });
  const morning = entryAt({ start: "2027-06-14T04:00:00Z", minutes: 510, pause: 30 });
  const entries = [...days("2027-06-07", 4), night, morning, ...days("2027-06-15", 4)];
  const month = monthOf({ month: "2027-06", ...factsOf({ country, entries }) });
  const told = month.warnings.filter(({ kind }) => kind === "law");

  test("are a rest, so that each week has its own hours and no overtime", () => {
    expect(surchargeMinutes(month).overtime).toBeUndefined();
    expect(told.filter(({ message }) => message.includes("Arbeitszeit am Tag"))).toEqual([]);
  });

  test("are told as a rest that is too short", () => {
    const paragraph = expect.stringMatching(country === "AT" ? /^§ 12 .*AZG/ : /^§ 5 .*ArbZG/);
    expect(told).toContainEqual(
      expect.objectContaining({ paragraph, day: "2027-06-14", message: expect.stringContaining(": 4:00 Stunden") }),
    );
  });
});

test("whoever clocks out for less than three hours within a night works one day, and two with three hours", () => {
  // From 22:00 to 2:00, and eight hours from then on.
  const overtime = (pause: number): number =>
    surchargeMinutes(
      monthOf({
        month: "2026-09",
        ...factsOf({
          entries: [
            entryAt({ start: "2026-09-15T20:00:00Z", minutes: 240 }),
            entryAt({
              start: new Date(Date.parse("2026-09-16T00:00:00Z") + pause * 60_000).toISOString(),
              minutes: 480,
            }),
          ],
        }),
      }),
    ).overtime ?? 0;
  expect([90, 179, 180].map(overtime)).toEqual([240, 240, 0]);
});
