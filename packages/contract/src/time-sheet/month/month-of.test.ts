import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE, addDays } from "../../kit/time";
import { USUAL_RULES } from "./facts";
import { differenceOf, firstDayFor, monthOf } from "./month-of";
import { monthAfter } from "./months";
import { agreed, clock, entryAt, factsOf, surchargeMinutes } from "./month.cases";

describe("what a month asks for", () => {
  test("is the contract of each day without public holidays, also of a leap day", () => {
    // 21 weekdays in February 2024, 8 hours each; no holiday. 29 February is a Thursday.
    expect(monthOf({ month: "2024-02", ...factsOf({}) }).plannedMinutes).toBe(21 * 480);
    // April 2026: 22 weekdays, of which Easter Monday (6 April) is a holiday.
    expect(monthOf({ month: "2026-04", ...factsOf({}) }).plannedMinutes).toBe(21 * 480);
  });

  test("follows a contract that changes within the month, part-time with its own days", () => {
    const contracts = [
      agreed({ validFrom: "2020-01-01" }),
      agreed({
        validFrom: "2026-03-16",
        weeklyMinutes: 1200,
        days: [
          { weekday: 6, minutes: 600 },
          { weekday: 7, minutes: 600 },
        ],
      }),
    ];
    // 2 to 13 March: ten weekdays. From 16 March on: 21, 22, 28 and 29 March.
    expect(monthOf({ month: "2026-03", ...factsOf({ contracts }) }).plannedMinutes).toBe(10 * 480 + 4 * 600);
  });

  test("begins with the entry and ends with the exit", () => {
    const person = {
      birthDate: null,
      contracts: [agreed({ validFrom: "2020-01-01" })],
      entryDate: "2026-07-13",
      exitDate: "2026-07-17",
    };
    expect(monthOf({ month: "2026-07", ...factsOf({}), person }).plannedMinutes).toBe(5 * 480);
    expect(monthOf({ month: "2026-06", ...factsOf({}), person }).plannedMinutes).toBe(0);
    expect(monthOf({ month: "2026-08", ...factsOf({}), person }).plannedMinutes).toBe(0);
  });
});

describe("absences", () => {
  test("count as worked, half ones half, and time off in lieu not at all", () => {
    const absences = [
      { kind: "holiday" as const, from: "2026-09-01", to: "2026-09-02", half: false },
      { kind: "sick" as const, from: "2026-09-03", to: "2026-09-03", half: true },
      { kind: "compensation" as const, from: "2026-09-04", to: "2026-09-06", half: false },
    ];
    const month = monthOf({ month: "2026-09", ...factsOf({ absences }) });
    expect(month.absences).toEqual([
      { kind: "holiday", days: 2, minutes: 960 },
      { kind: "sick", days: 0.5, minutes: 240 },
      { kind: "compensation", days: 1, minutes: 0 },
    ]);
    expect(month.differenceMinutes).toBe(960 + 240 - month.plannedMinutes);
  });

  test("warn of work while somebody was away, of half days only in the half that is known", () => {
    const day = { kind: "training" as const, from: "2026-09-02", to: "2026-09-02" };
    // 14:00 to 18:00 by the clock.
    const entries = [entryAt({ start: "2026-09-02T12:00:00Z", minutes: 240 })];
    const warned = (away: { half: boolean; part?: "morning" | "afternoon" }): boolean => {
      const facts = factsOf({ entries, absences: [{ ...day, ...away }] });
      return monthOf({ month: "2026-09", ...facts }).warnings.some(({ kind }) => kind === "absent");
    };
    expect(warned({ half: false })).toBe(true);
    expect(warned({ half: true })).toBe(false);
    expect(warned({ half: true, part: "morning" })).toBe(false);
    expect(warned({ half: true, part: "afternoon" })).toBe(true);
  });
});

describe("the clock", () => {
  test("has 23 hours on the night in spring and 25 in autumn, as work they are what passed", () => {
    // 28 March 22:00 to 29 March 6:00 by the clock are seven hours, 24 October 22:00 to 25 October 6:00 nine.
    const spring = entryAt({ start: "2026-03-28T21:00:00Z", minutes: 7 * 60 });
    const autumn = entryAt({ start: "2026-10-24T20:00:00Z", minutes: 9 * 60 });
    expect(clock(Date.parse(spring.endedAt ?? "")).hour).toBe(6);
    expect(clock(Date.parse(autumn.endedAt ?? "")).hour).toBe(6);
    const of = (month: string, entry: typeof spring) => monthOf({ month, ...factsOf({ entries: [entry] }) });
    expect(of("2026-03", spring)).toMatchObject({ workedMinutes: 420 });
    expect(of("2026-10", autumn)).toMatchObject({ workedMinutes: 540 });
    // Up to midnight it is Saturday, and all of it is night.
    expect(surchargeMinutes(of("2026-03", spring))).toMatchObject({ night: 420, sunday: 300 });
    expect(surchargeMinutes(of("2026-10", autumn))).toMatchObject({ night: 540, sunday: 420 });
  });

  test("splits a night at midnight, and leaves it in the month of its start", () => {
    // 30 April 2026, 22:00 to 6:00: from midnight on it is a public holiday.
    const entries = [entryAt({ start: "2026-04-30T20:00:00Z", minutes: 480 })];
    const april = monthOf({ month: "2026-04", ...factsOf({ entries }) });
    const may = monthOf({ month: "2026-05", ...factsOf({ entries }) });
    expect(april.workedMinutes).toBe(480);
    expect(surchargeMinutes(april)).toMatchObject({ night: 480, holiday: 360 });
    expect(may.workedMinutes).toBe(0);
  });
});

describe("rounding", () => {
  test("is up, by the day, and shown in seconds beside it", () => {
    const second = { ...entryAt({ start: "2026-09-01T06:00:00Z", minutes: 60 }), endedAt: "2026-09-01T07:00:01.000Z" };
    const rules = { ...USUAL_RULES, roundingMinutes: 15 };
    const [plain, rounded] = [factsOf({ entries: [second] }), factsOf({ entries: [second], rules })].map((facts) =>
      monthOf({ month: "2026-09", ...facts }),
    );
    expect(plain?.workedMinutes).toBe(61);
    expect(rounded?.workedMinutes).toBe(75);
    expect(rounded?.days[0]?.workedSeconds).toBe(3601);
  });
});

describe("warnings", () => {
  test("name the paragraph, entries that somebody has to look at, and days without any after a week", () => {
    const entries = [
      entryAt({ start: "2026-09-01T05:00:00Z", minutes: 13 * 60 }),
      entryAt({ start: "2026-09-02T06:00:00Z", minutes: 60, flags: ["clockUncertain", "closedByRule"] }),
      { ...entryAt({ start: "2026-09-03T06:00:00Z", minutes: 60 }), endedAt: null },
    ];
    const facts = factsOf({ entries, today: "2026-09-14", now: Date.parse("2026-09-03T08:00:00Z") });
    const { warnings } = monthOf({ month: "2026-09", ...facts });
    expect(warnings).toContainEqual(expect.objectContaining({ kind: "law", paragraph: "§ 11 Abs. 1 AZG" }));
    expect(warnings.filter(({ kind }) => kind !== "law").map(({ kind, day }) => [kind, day])).toEqual([
      ["uncertain", "2026-09-02"],
      ["closedByRule", "2026-09-02"],
      ["open", "2026-09-03"],
      ["missing", "2026-09-04"],
    ]);
  });
});

test.each([
  // Who goes home ill after four hours is missing four. Leave is taken as a whole, and time off in lieu is paid by the balance.
  ["sick", false, 240, { creditedMinutes: 240, differenceMinutes: 0 }],
  ["sick", false, 540, { creditedMinutes: 0, differenceMinutes: 60 }],
  ["unpaid", false, 240, { creditedMinutes: 240, differenceMinutes: 0 }],
  ["sick", true, 240, { creditedMinutes: 240, differenceMinutes: 0 }],
  ["sick", true, 360, { creditedMinutes: 120, differenceMinutes: 0 }],
  ["holiday", false, 240, { creditedMinutes: 480, differenceMinutes: 240 }],
  ["compensation", false, 240, { creditedMinutes: 0, differenceMinutes: -240 }],
] as const)("a day of %s (half: %s) with %i minutes of work counts what fell out", (kind, half, minutes, expected) => {
  const entries = [entryAt({ start: "2026-09-15T06:00:00Z", minutes })];
  const absences = [{ kind, from: "2026-09-15", to: "2026-09-15", half }];
  const facts = factsOf({ entries, absences });
  const month = monthOf({ month: "2026-09", ...facts });
  expect(month.days[14]).toMatchObject(expected);
  expect(month.absences).toMatchObject([{ kind, days: half ? 0.5 : 1, minutes: expected.creditedMinutes }]);
  expect(differenceOf({ month: "2026-09", ...facts })).toBe(month.differenceMinutes);
});

test("work before the first contract and before the entry is told, once a day, and not without any contract", () => {
  const entries = ["06", "10", "14"].map((hour) => entryAt({ start: `2026-09-03T${hour}:00:00Z`, minutes: 60 }));
  const daysOf = (given: Parameters<typeof factsOf>[0]): string[] =>
    monthOf({ month: "2026-09", ...factsOf({ entries, ...given }) }).warnings.flatMap(({ kind, day }) =>
      kind === "beforeEntry" ? [day] : [],
    );
  const [early, late] = [agreed({ validFrom: "2026-09-03" }), agreed({ validFrom: "2026-09-04" })];
  expect(daysOf({ contracts: [late] })).toEqual(["2026-09-03"]);
  expect(daysOf({ contracts: [late, early] })).toEqual([]);
  expect(daysOf({ contracts: [] })).toEqual([]);
  expect(daysOf({ contracts: [late], isExternal: true })).toEqual([]);
  const person = { birthDate: null, entryDate: "2026-09-04", exitDate: null, contracts: [early] };
  expect(daysOf({ person })).toEqual(["2026-09-03"]);
});

test("work after the exit is told, once a day", () => {
  const entries = ["06", "10"].map((hour) => entryAt({ start: `2026-09-03T${hour}:00:00Z`, minutes: 60 }));
  const daysOf = (exitDate: string | null): string[] => {
    const person = { birthDate: null, entryDate: null, exitDate, contracts: [agreed({ validFrom: "2026-01-01" })] };
    const { warnings } = monthOf({ month: "2026-09", ...factsOf({ entries, person }) });
    return warnings.flatMap(({ kind, day }) => (kind === "afterExit" ? [day] : []));
  };
  expect([daysOf("2026-09-02"), daysOf("2026-09-03"), daysOf(null)]).toEqual([["2026-09-03"], [], []]);
});

test("work on a whole day of absence is told", () => {
  const entries = ["01", "02", "03"].map((day) => entryAt({ start: `2026-09-${day}T06:00:00Z`, minutes: 60 }));
  const absences = [
    { kind: "holiday" as const, from: "2026-09-01", to: "2026-09-01", half: false },
    { kind: "holiday" as const, from: "2026-09-02", to: "2026-09-02", half: true },
    { kind: "compensation" as const, from: "2026-09-03", to: "2026-09-03", half: false },
  ];
  const { warnings } = monthOf({ month: "2026-09", ...factsOf({ entries, absences, today: "2026-09-04" }) });
  expect(warnings.filter(({ kind }) => kind === "absent").map(({ day }) => day)).toEqual(["2026-09-01"]);
});

describe("the average over the weeks of the law", () => {
  // Five days of 9:45 (48:45 a week), in the 17 weeks that end on 31 October.
  const week = (monday: string) =>
    [0, 1, 2, 3, 4].map((day) => entryAt({ start: `${addDays(monday, day)}T06:00:00Z`, minutes: 615, pause: 30 }));
  const entries = Array.from({ length: 20 }, (_, index) => week(addDays("2026-06-15", 7 * index))).flat();
  const averages = (given: Parameters<typeof factsOf>[0]) =>
    monthOf({ month: "2026-10", ...factsOf({ entries, ...given }) }).warnings.filter(
      ({ paragraph, severity }) =>
        severity === "breach" && (paragraph === "§ 9 Abs. 4 AZG" || paragraph === "§ 3 Satz 2 ArbZG"),
    );

  test("is told at the end of the month, or today while it goes on", () => {
    expect(averages({})).toEqual([expect.objectContaining({ severity: "breach", day: "2026-10-31" })]);
    expect(averages({ today: "2026-10-14" })).toEqual([expect.objectContaining({ day: "2026-10-14" })]);
    expect(averages({ entries: entries.slice(0, -20) })).toEqual([]);
  });

  test("leaves out days of leave and sickness, and counts time off in lieu and half days", () => {
    const fewer = entries.filter(({ day }) => day < "2026-08-03" || day > "2026-08-16");
    const away = { from: "2026-08-03", to: "2026-08-16", half: false };
    expect(averages({ entries: fewer })).toEqual([]);
    expect(averages({ entries: fewer, absences: [{ kind: "holiday", ...away }] })).toHaveLength(1);
    expect(averages({ entries: fewer, absences: [{ kind: "sick", ...away }] })).toHaveLength(1);
    expect(averages({ entries: fewer, absences: [{ kind: "compensation", ...away }] })).toEqual([]);
    expect(averages({ entries: fewer, absences: [{ kind: "holiday", ...away, half: true }] })).toEqual([]);
  });

  test("is eight hours of each working day in Germany, over 24 weeks", () => {
    // Twenty weeks of 48:45 h are less than 24 weeks of six working days with eight hours.
    expect(averages({ country: "DE" }).map(({ paragraph }) => paragraph)).toEqual([]);
    const longer = Array.from({ length: 26 }, (_, index) => week(addDays("2026-05-04", 7 * index))).flat();
    expect(averages({ country: "DE", entries: longer }).map(({ paragraph }) => paragraph)).toEqual([
      "§ 3 Satz 2 ArbZG",
    ]);
  });
});

describe("an independent count, minute by minute", () => {
  const entries = fc
    .uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 12 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) =>
          fc.tuple(fc.constant(day), fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 900 }), fc.boolean()),
        ),
      ),
    )
    .map((all) =>
      all.map(([day, at, minutes, hasBreak]) =>
        entryAt({
          start: new Date(Date.parse("2026-10-02T00:00:00Z") + day * 86_400_000 + at * MINUTE).toISOString(),
          minutes,
          pause: hasBreak && minutes > 180 ? 30 : 0,
        }),
      ),
    );

  test("gives the same work, nights, Sundays and holidays, with both clocks of October", () => {
    fc.assert(
      fc.property(entries, (all) => {
        const seen = new Set<number>();
        const sums = { worked: 0, night: 0, sunday: 0, holiday: 0 };
        for (const entry of [...all].sort((a, b) => a.startedAt.localeCompare(b.startedAt))) {
          const isOwn = entry.day.startsWith("2026-10");
          for (let at = Date.parse(entry.startedAt); at < Date.parse(entry.endedAt ?? ""); at += MINUTE) {
            const isBreak = entry.breaks.some(
              (one) => at >= Date.parse(one.startedAt) && at < Date.parse(one.endedAt ?? ""),
            );
            if (isBreak || seen.has(at)) continue;
            seen.add(at);
            if (!isOwn) continue;
            const { day, hour, isSunday } = clock(at);
            // All Saints' Day is a Sunday, and § 7 Abs. 7 ARG makes it one only.
            const isHoliday = day === "2026-10-26";
            sums.worked += 1;
            if (hour >= 22 || hour < 6) sums.night += 1;
            if (isHoliday) sums.holiday += 1;
            else if (isSunday) sums.sunday += 1;
          }
        }
        const month = monthOf({ month: "2026-10", ...factsOf({ entries: all, country: "AT" }) });
        const { overtime: _, ...found } = surchargeMinutes(month);
        const told = Object.fromEntries(Object.entries(sums).filter(([name, value]) => name !== "worked" && value > 0));
        expect(month.workedMinutes).toBe(sums.worked);
        expect(found).toEqual(told);
        expect(month.differenceMinutes).toBe(sums.worked - sums.holiday - month.plannedMinutes);
        expect(differenceOf({ month: "2026-10", ...factsOf({ entries: all }) })).toBe(month.differenceMinutes);
        // Whatever the rounding is, the person never has less.
        const rules = { ...USUAL_RULES, roundingMinutes: 15 };
        expect(monthOf({ month: "2026-10", ...factsOf({ entries: all, rules }) }).workedMinutes).toBeGreaterThanOrEqual(
          sums.worked,
        );
      }),
      { numRuns: 25 },
    );
  });
});

test("months follow one another over years, and know how far they look back", () => {
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(firstDayFor({ month: "2026-09", country: null })).toBe("2026-06-25");
  expect(firstDayFor({ month: "2026-10", country: null })).toBe("2026-09-03");
  expect(firstDayFor({ month: "2026-10", country: "AT" })).toBe("2026-07-05");
  expect(firstDayFor({ month: "2026-10", country: "DE" })).toBe("2026-05-17");
});
