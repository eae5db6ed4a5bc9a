import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR, type LocalDate, addDays, instantAt, weekdayOf } from "../../kit/time";
import { type Contract, contract } from "../../user/personnel/personnel-fields";
import type { Country } from "../country";
import type { Stretch } from "../subject";
import { averageWindow } from "./hours-checks";
import { findingsOf } from "./findings";
import { daysBetween } from "./work-time";

/** A Monday. */
const START = "2026-01-05";
const WEEKS = { AT: 17, DE: 24 } as const;
const agreed = (validFrom: LocalDate, validTo: LocalDate | null = null): Contract[] => [
  contract.parse({ validFrom, validTo, weeklyMinutes: 2400 }),
];

/** So many hours on each day from Monday to Saturday. */
function workOf({ from, to, hours }: { from: LocalDate; to: LocalDate; hours: number }): Stretch[] {
  return daysBetween({ from, to })
    .filter((day) => weekdayOf(day) !== "sunday" && hours > 0)
    .map((day) => {
      const start = instantAt({ date: day, minutes: 480, zone: "Europe/Berlin" });
      return { id: day, start, end: start + Math.round(hours * HOUR), breaks: [], zone: "Europe/Berlin" };
    });
}

function averageAt({
  country,
  to,
  stretches,
  contracts,
}: {
  country: Country;
  to: LocalDate;
  stretches: readonly Stretch[];
  contracts: Contract[];
}) {
  return findingsOf({
    subject: { country, state: null, sector: "other", birthDate: null, contracts },
    ...{ stretches, from: addDays(to, -27), to, holidays: [], average: averageWindow({ country, to }) },
  }).filter(({ rule }) => rule === "averageHours");
}

describe.each(["AT", "DE"] as const)("the average of hours in %s", (country) => {
  const period = addDays(START, WEEKS[country] * 7 - 1);
  const hours = 10;
  const worked = (weeks: number, contracts = agreed(START)) => {
    const to = addDays(START, weeks * 7 - 1);
    return averageAt({ country, to, stretches: workOf({ from: START, to, hours }), contracts });
  };

  test("is an info with what is left for who began with long weeks, while it can be evened out", () => {
    const [found, ...others] = worked(2);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ severity: "info", day: "2026-01-18" });
    const last = period.split("-").reverse().join(".");
    // 17 weeks of 48 hours less 120 are 696 in 15 weeks; 144 days of 8 hours less 120 are 1032 in 132 days.
    const left = country === "AT" ? "46:24" : "7:49";
    expect(found?.message).toContain(
      `Frist: ${last}. Zum Ausgleich bis dahin durchschnittlich höchstens ${left} Stunden.`,
    );
  });

  test("is a breach when the period or the employment is over, and as soon as nothing can even it out", () => {
    expect(worked(WEEKS[country])).toMatchObject([{ severity: "breach", day: period }]);
    expect(worked(2, agreed(START, "2026-01-18"))).toMatchObject([{ severity: "breach" }]);
    expect(worked(2, agreed(START, "2026-01-25"))).toMatchObject([{ severity: "info" }]);
    expect(worked(WEEKS[country] - 2)).toMatchObject([{ severity: "breach" }]);
    expect(worked(WEEKS[country] - 5)).toMatchObject([{ severity: "info" }]);
    // Who has been employed for longer has had the whole period.
    expect(worked(WEEKS[country], agreed("2020-01-01"))).toMatchObject([{ severity: "breach" }]);
    expect(worked(2, agreed("2020-01-01"))).toEqual([]);
  });

  test("names no hours where some are elsewhere", () => {
    const to = addDays(START, 13);
    const stretches = workOf({ from: START, to, hours }).map((one, index) => ({
      ...one,
      isElsewhere: index % 2 === 0,
    }));
    const [found] = averageAt({ country, to, stretches, contracts: agreed(START) });
    expect(found?.severity).toBe("info");
    expect(found?.message).not.toMatch(/\d:\d\d/);
  });

  test("is kept by whoever works what is told to be left, and missed with any more", () => {
    const given = fc.record({
      weeks: fc.integer({ min: 1, max: WEEKS[country] - 1 }),
      hours: fc.integer({ min: 8, max: 12 }),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(given, ({ weeks, hours: daily }) => {
        const to = addDays(START, weeks * 7 - 1);
        const early = workOf({ from: START, to, hours: daily });
        const [found] = averageAt({ country, to, stretches: early, contracts: agreed(START) });
        seen.add(found?.severity ?? "none");
        expect(found === undefined).toBe(daily === 8);
        if (!found) return;
        // Each day of the whole period may have eight hours on average, whatever the law's unit is.
        const left = 8 * 6 * WEEKS[country] - daily * 6 * weeks;
        expect(found.severity).toBe(left < 0 ? "breach" : "info");
        if (left < 0) return;
        // The message leaves out what is less than a minute.
        const minutes = Math.floor((left * 60) / (6 * (WEEKS[country] - weeks)));
        const after = (more: number) =>
          averageAt({
            ...{ country, to: period, contracts: agreed(START) },
            stretches: [...early, ...workOf({ from: addDays(to, 1), to: period, hours: (minutes + more) / 60 })],
          });
        expect(after(0)).toEqual([]);
        expect(after(1)).toMatchObject([{ severity: "breach", day: period }]);
      }),
      { numRuns: 60, seed: 11 },
    );
    expect([...seen].sort()).toEqual(["breach", "info", "none"]);
  });
});
