import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE, addDays, weekdayOf } from "../../kit/time";
import { daysBetween } from "../../labour-law/check/work-time";
import { USUAL_RULES } from "./facts";
import { differenceOf, firstDayFor, monthOf } from "./month-of";
import { monthAfter } from "./months";
import { agreed, clock, entryAt, factsOf } from "./month.cases";

const surchargeMinutes = (month: ReturnType<typeof monthOf>) =>
  Object.fromEntries(month.surcharges.map(({ surcharge, minutes }) => [surcharge, minutes]));

const weekdays = (from: string, to: string): string[] =>
  daysBetween({ from, to }).filter((day) => !["saturday", "sunday"].includes(weekdayOf(day)));

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
    // 31 October 2026, 22:00 to 6:00: from midnight on it is a Sunday and All Saints' Day.
    const entries = [entryAt({ start: "2026-10-31T21:00:00Z", minutes: 480 })];
    const october = monthOf({ month: "2026-10", ...factsOf({ entries }) });
    const november = monthOf({ month: "2026-11", ...factsOf({ entries }) });
    expect(october.workedMinutes).toBe(480);
    expect(surchargeMinutes(october)).toMatchObject({ night: 480, holiday: 360 });
    expect(november.workedMinutes).toBe(0);
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

describe("overtime", () => {
  test("counts in the month of the week's Sunday, with holidays as work", () => {
    // Monday 28 September to Friday 2 October, nine hours each: five hours of overtime, told in October.
    const entries = [0, 1, 2, 3, 4].map((day) =>
      entryAt({ start: `${addDays("2026-09-28", day)}T06:00:00Z`, minutes: 540 }),
    );
    expect(surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries }) }))).toEqual({});
    const october = monthOf({ month: "2026-10", ...factsOf({ entries }) });
    expect(october.surcharges[0]).toMatchObject({ surcharge: "overtime", minutes: 300, percent: 50 });
    // 26 October 2026 is a Monday and a holiday: four days of ten hours are eight hours above the day's eight.
    const holidayWeek = [1, 2, 3, 4].map((day) =>
      entryAt({ start: `${addDays("2026-10-26", day)}T07:00:00Z`, minutes: 600 }),
    );
    const november = monthOf({ month: "2026-11", ...factsOf({ entries: holidayWeek }) });
    expect(surchargeMinutes(november)).toMatchObject({ overtime: 480 });
  });

  test.each([
    // Minutes of Monday to Friday, agreed and worked, and those of overtime (§ 4 Abs. 2 AZG: at most nine hours a day).
    [[510, 510, 510, 510, 270], [510, 510, 510, 510, 270], 0],
    [[510, 510, 510, 510, 270], [570, 510, 510, 510, 270], 60],
    // On Friday, of which 4:30 h are agreed, the day's eight hours hold; the week has 40 hours.
    [[510, 510, 510, 510, 270], [510, 510, 510, 510, 500], 140],
    [[510, 510, 510, 510, 270], [510, 0, 0, 0, 500], 20],
    // More than nine hours a day are not normal hours, also where they are agreed.
    [[600, 600, 600, 510, 0], [600, 600, 600, 510, 0], 180],
    [[462, 462, 462, 462, 462], [510, 462, 462, 462, 462], 30],
  ])("of a day is what exceeds its agreed hours: %j agreed, %j worked", (planned, worked, overtime) => {
    const days = planned.flatMap((minutes, index) => (minutes > 0 ? [{ weekday: index + 1, minutes }] : []));
    const weeklyMinutes = planned.reduce((sum, minutes) => sum + minutes, 0);
    const entries = worked.flatMap((minutes, index) =>
      minutes > 0 ? [entryAt({ start: `${addDays("2026-09-07", index)}T06:00:00Z`, minutes })] : [],
    );
    const facts = factsOf({ contracts: [agreed({ validFrom: "2020-01-01", weeklyMinutes, days })], entries });
    const rules = { ...USUAL_RULES, fullTimeMinutes: 2310 };
    expect(surchargeMinutes(monthOf({ month: "2026-09", ...facts, rules })).overtime ?? 0).toBe(overtime);
  });

  test("pays Mehrarbeit at the end of the quarter, as far as it was not evened out", () => {
    const contracts = [agreed({ validFrom: "2020-01-01", weeklyMinutes: 1200 })];
    const week = (monday: string, minutes: number) =>
      [0, 1, 2, 3, 4].map((day) => entryAt({ start: `${addDays(monday, day)}T06:00:00Z`, minutes }));
    // The weeks from 29 June to 4 October: all as agreed, but one five hours above and one 100 minutes below.
    const mondays = Array.from({ length: 14 }, (_, index) => addDays("2026-06-29", index * 7));
    const entries = mondays.flatMap((monday, index) => week(monday, index === 2 ? 300 : index === 5 ? 220 : 240));
    const facts = factsOf({ contracts, entries });
    expect(surchargeMinutes(monthOf({ month: "2026-07", ...facts }))).toEqual({});
    // 15 August 2026 is a Saturday and changes nothing.
    expect(monthOf({ month: "2026-09", ...facts }).surcharges).toMatchObject([
      { surcharge: "extraWork", minutes: 200, percent: 25, paragraph: "§ 19d Abs. 3a AZG" },
    ]);
  });

  test.each([
    // Minutes of each weekday in July (23), August (21) and September (22), and what is left of Mehrarbeit.
    [[300, 240, 180], 60],
    [[180, 240, 300], 0],
    [[240, 240, 300], 1320],
    [[300, 240, 240], 1380],
    [[240, 240, 180], 0],
  ])("settles Mehrarbeit of all days of a quarter, %j a day: %i minutes", (minutes, expected) => {
    const contracts = [agreed({ validFrom: "2026-07-01", weeklyMinutes: 1200 })];
    const person = { birthDate: null, contracts, entryDate: "2026-07-01", exitDate: null };
    const entries = weekdays("2026-07-01", "2026-09-30").map((day) =>
      entryAt({ start: `${day}T06:00:00Z`, minutes: minutes[Number(day.slice(5, 7)) - 7] ?? 0 }),
    );
    const found = surchargeMinutes(monthOf({ month: "2026-09", ...factsOf({ entries }), person }));
    expect(found).toEqual(expected === 0 ? {} : { extraWork: expected });
  });

  test("has the days of a week in two quarters once, and its overtime in none of them", () => {
    const contracts = [agreed({ validFrom: "2020-01-01", weeklyMinutes: 1200 })];
    const longer = new Set(["2026-06-29", "2026-06-30", "2026-07-01"]);
    const usual = weekdays("2026-03-30", "2026-10-02").map((day) =>
      entryAt({ start: `${day}T06:00:00Z`, minutes: longer.has(day) ? 300 : 240 }),
    );
    const of = (month: string, entries: typeof usual) =>
      surchargeMinutes(monthOf({ month, ...factsOf({ contracts, entries }) })).extraWork;
    // Holidays of the second quarter are worked as well, and paid as such: they are no more than was agreed.
    expect([of("2026-06", usual), of("2026-09", usual)]).toEqual([120, 60]);
    // Monday to Friday 8 hours each, and 5 on Saturday, 4 July: those are the week's overtime.
    const week = weekdays("2026-06-29", "2026-07-03").map((day) => entryAt({ start: `${day}T06:00:00Z`, minutes: 480 }));
    const all = [
      ...usual.filter(({ day }) => day < "2026-06-29" || day > "2026-07-03"),
      ...week,
      entryAt({ start: "2026-07-04T06:00:00Z", minutes: 300 }),
    ];
    expect([of("2026-06", all), of("2026-09", all)]).toEqual([2 * 240, 3 * 240]);
  });

  test("takes a percentage of the branch where it is more, from its day on", () => {
    const entries = [entryAt({ start: "2026-09-06T06:00:00Z", minutes: 60 })];
    const percents = [
      { surcharge: "sunday" as const, validFrom: "2026-01-01", percent: 50 },
      { surcharge: "sunday" as const, validFrom: "2026-10-01", percent: 75 },
    ];
    const month = monthOf({ month: "2026-09", ...factsOf({ entries, rules: { ...USUAL_RULES, percents } }) });
    expect(month.surcharges).toMatchObject([{ surcharge: "sunday", percent: 50, paragraph: null }]);
  });

  test("tells the part that is free of tax in Germany", () => {
    const entries = [entryAt({ start: "2026-12-24T22:00:00Z", minutes: 360 })];
    const { surcharges } = monthOf({ month: "2026-12", ...factsOf({ country: "DE", entries }) });
    expect(surcharges).toMatchObject([
      { surcharge: "highHoliday", minutes: 360, taxFreePercent: 150 },
      { surcharge: "night", minutes: 120, taxFreePercent: 25 },
      { surcharge: "deepNight", minutes: 240, taxFreePercent: 40 },
    ]);
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
            const isHoliday = day === "2026-10-26" || day === "2026-11-01";
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
        expect(month.differenceMinutes).toBe(sums.worked - month.plannedMinutes);
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
