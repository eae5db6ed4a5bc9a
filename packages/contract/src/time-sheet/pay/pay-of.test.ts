import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE } from "../../kit/time";
import { hourlyWageOf } from "../../user/personnel/personnel.rules";
import { USUAL_RULES } from "../month/facts";
import { agreed, clock, entryAt, factsOf } from "../month/month.cases";
import { monthOf } from "../month/month-of";
import { payOf } from "./pay-of";

const payIn = (month: string, given: Parameters<typeof factsOf>[0], correctionMinutes = 0) => {
  const facts = factsOf(given);
  return payOf({ facts, month, figures: monthOf({ month, ...facts }), correctionMinutes });
};
const brief = (pay: ReturnType<typeof payOf>) =>
  pay?.lines.map(({ item, minutes, wage, amount }) => [item, minutes, wage, amount]);
const hourly = (validFrom: string, hourlyWage: number, weeklyMinutes = 2400) =>
  agreed({ validFrom, hourlyWage, weeklyMinutes });

describe("the wage of an hour", () => {
  test("is the agreed one, or the salary by the agreed hours of a month, rounded up to the cent", () => {
    const of = (more: object) => hourlyWageOf(agreed({ validFrom: "2026-01-01", ...more }));
    expect(of({ hourlyWage: 1543 })).toBe(1543);
    expect(of({ monthlySalary: 250_000, monthlyHours: 173 })).toBe(1446);
    // 40 hours × 4.35 = 174 hours: 2400 € are 13.7931 €.
    expect(of({ monthlySalary: 240_000 })).toBe(1380);
    expect(of({ monthlySalary: 100_000, weeklyMinutes: 0 })).toBeNull();
    expect(of({})).toBeNull();
  });
});

describe("a month", () => {
  test("without a wage has no amounts, and tells work for which none was agreed", () => {
    expect(payIn("2026-09", {})).toBeNull();
    const contracts = [agreed({ validFrom: "2020-01-01", validTo: "2026-09-15" }), hourly("2026-09-16", 1500)];
    const entries = [
      entryAt({ start: "2026-09-01T06:00:00Z", minutes: 90 }),
      entryAt({ start: "2026-09-16T06:00:00Z", minutes: 20 }),
    ];
    expect(payIn("2026-09", { contracts, entries })).toMatchObject({ amount: 500, unpricedMinutes: 90 });
  });

  test("pays each hour by the wage of its day, absence without unpaid one, and what was corrected", () => {
    const contracts = [hourly("2020-01-01", 1000), hourly("2026-09-16", 1234)];
    const entries = [
      entryAt({ start: "2026-09-15T20:00:00Z", minutes: 60 }),
      entryAt({ start: "2026-09-16T06:00:00Z", minutes: 50 }),
    ];
    const absences = [
      { kind: "sick" as const, from: "2026-09-17", to: "2026-09-17", half: false },
      { kind: "unpaid" as const, from: "2026-09-18", to: "2026-09-18", half: false },
      { kind: "compensation" as const, from: "2026-09-21", to: "2026-09-21", half: false },
    ];
    expect(brief(payIn("2026-09", { contracts, entries, absences, country: "DE" }, -15))).toEqual([
      ["worked", 60, 1000, 1000],
      // 50 minutes of 12.34 € are 10.283 €, and a quarter of an hour is 3.085 €: halves go away from zero.
      ["worked", 50, 1234, 1028],
      ["absences", 480, 1234, 9872],
      ["corrections", -15, 1234, -309],
    ]);
  });

  test("on a public holiday: in Austria the wage goes on beside the work, in Germany for what was not worked", () => {
    // 1 May 2026 is a Friday. Four hours of work.
    const entries = [entryAt({ start: "2026-05-01T06:00:00Z", minutes: 240 })];
    const contracts = [hourly("2020-01-01", 1500)];
    expect(brief(payIn("2026-05", { contracts, entries, country: "AT" }))).toEqual([
      // Also Ascension Day (14) and Whit Monday (25): 24 hours. Corpus Christi is in June.
      ["publicHolidays", 1440, 1500, 36_000],
      ["holiday", 240, 1500, 6000],
    ]);
    expect(brief(payIn("2026-05", { contracts, entries, country: "DE" }))).toEqual([
      ["worked", 240, 1500, 6000],
      ["publicHolidays", 1200, 1500, 30_000],
    ]);
  });

  test.each([
    ["a salary", { monthlySalary: 300_000, monthlyHours: 173 }, [["salary", null, null, 300_000]], 1735],
    [
      "a wage of the hour",
      { hourlyWage: 1500 },
      [
        ["absences", 8640, 1500, 216_000],
        ["publicHolidays", 1440, 1500, 36_000],
      ],
      1500,
    ],
  ])("with %s pays work on a holiday in Austria, and has no time off for it as well", (_name, wage, base, hour) => {
    // 6 May 2027 is Ascension Day, a Thursday: everything else of May is leave.
    const facts = factsOf({
      contracts: [agreed({ validFrom: "2020-01-01", ...wage })],
      entries: [entryAt({ start: "2027-05-06T06:00:00Z", minutes: 480 })],
      absences: [{ kind: "holiday" as const, from: "2027-05-01", to: "2027-05-31", half: false }],
    });
    const figures = monthOf({ month: "2027-05", ...facts });
    expect([figures.workedMinutes, figures.differenceMinutes]).toEqual([480, 0]);
    const pay = payOf({ facts, month: "2027-05", figures, correctionMinutes: 0 });
    expect(brief(pay)).toEqual([...base, ["holiday", 480, hour, hour * 8]]);
  });

  test.each([
    // Minutes of work from 18:00 on Thursday, 30 April, of which those after midnight are on a holiday, and what is paid.
    [420, { worked: 360, publicHolidays: 60, holiday: 60 }, 0],
    [360, { worked: 360 }, -60],
    // Whether the eighth hour or the first was not agreed nobody knows: the one after midnight is taken as agreed.
    [480, { worked: 360, publicHolidays: 120, holiday: 120 }, 60],
    [300, { worked: 300 }, -120],
  ])("pays the agreed hours after midnight that are on a holiday: %i minutes", (minutes, paid, difference) => {
    const days = [{ weekday: 4, minutes: 420 }];
    const facts = factsOf({
      contracts: [agreed({ validFrom: "2026-04-30", weeklyMinutes: 420, days, hourlyWage: 1500 })],
      entries: [entryAt({ start: "2026-04-30T16:00:00Z", minutes })],
      rules: { ...USUAL_RULES, night: { from: 1, to: 0 } },
    });
    const figures = monthOf({ month: "2026-04", ...facts });
    const lines = payOf({ facts, month: "2026-04", figures, correctionMinutes: 0 })?.lines ?? [];
    const asked = ["worked", "publicHolidays", "holiday"];
    const told = lines.filter(({ item }) => asked.includes(item)).map((line) => [line.item, line.minutes]);
    expect(Object.fromEntries(told)).toEqual(paid);
    expect(figures.differenceMinutes).toBe(difference);
  });

  test("of a salary is the salary, by days where it begins within the month, less unpaid absence", () => {
    const salary = (validFrom: string) => agreed({ validFrom, monthlySalary: 300_000, monthlyHours: 173 });
    const absences = [{ kind: "unpaid" as const, from: "2026-09-18", to: "2026-09-18", half: true }];
    expect(brief(payIn("2026-09", { contracts: [salary("2020-01-01")], absences }))).toEqual([
      ["salary", null, null, 300_000],
      ["unpaid", -240, 1735, -6940],
    ]);
    expect(brief(payIn("2026-09", { contracts: [salary("2026-09-21")] }))).toEqual([["salary", null, null, 100_000]]);
    const person = { birthDate: null, entryDate: "2020-01-01", exitDate: "2026-09-10" };
    const left = payIn("2026-09", { person: { ...person, contracts: [salary("2020-01-01")] } });
    expect(left?.amount).toBe(100_000);
  });
});

describe("§ 3b EStG", () => {
  const percents = [
    { surcharge: "night" as const, validFrom: "2020-01-01", percent: 30 },
    { surcharge: "sunday" as const, validFrom: "2020-01-01", percent: 50 },
  ];
  const nightAt = (wage: number, country: "AT" | "DE" = "DE") =>
    payIn("2026-09", {
      country,
      contracts: [hourly("2020-01-01", wage)],
      rules: { ...USUAL_RULES, percents },
      // A Tuesday, 20:00 to 22:00 in Berlin.
      entries: [entryAt({ start: "2026-09-01T18:00:00Z", minutes: 120 })],
    })?.lines.find(({ item }) => item === "night");

  test.each([
    // wage, amount of 30 %, free of tax: 25 % of at most 50 €, free of contributions: of at most 25 €
    [2000, 1200, 1000, 1000],
    [2500, 1500, 1250, 1250],
    [2501, 1501, 1251, 1250],
    [5000, 3000, 2500, 1250],
    [5001, 3001, 2500, 1250],
    [8000, 4800, 2500, 1250],
  ])("two hours of a night at %i cents", (wage, amount, taxFree, contributionFree) => {
    expect(nightAt(wage)).toMatchObject({ minutes: 120, percent: 30, amount, taxFree, contributionFree });
  });

  test("is no law of Austria", () => {
    // By 22:00 there is no night there, so this is one hour later.
    const line = payIn("2026-09", {
      contracts: [hourly("2020-01-01", 2000)],
      rules: { ...USUAL_RULES, percents },
      entries: [entryAt({ start: "2026-09-01T20:00:00Z", minutes: 60 })],
    })?.lines.find(({ item }) => item === "night");
    expect(line).toMatchObject({ amount: 600, taxFree: 0, contributionFree: 0 });
  });
});

describe("an independent count, minute by minute, by the text of § 3b EStG", () => {
  const PERCENTS = { night: 25, deepNight: 45, sunday: 50, holiday: 100, highHoliday: 150 } as const;
  type Class = keyof typeof PERCENTS;
  const MOST = { night: 25, deepNight: 40, sunday: 50, holiday: 125, highHoliday: 150 } as const;
  /** Of Germany without its states, in May and June 2026. */
  const HOLIDAYS = new Set(["2026-05-01", "2026-05-14", "2026-05-25"]);
  const worth = (day: string, isSunday: boolean): Class | null =>
    day.endsWith("-05-01") ? "highHoliday" : HOLIDAYS.has(day) ? "holiday" : isSunday ? "sunday" : null;
  /** Whole numbers of any size: halves are rounded up. */
  const cents = (of: number, by: number): number => Number((2n * BigInt(of) + BigInt(by)) / (2n * BigInt(by)));

  const entries = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) => fc.tuple(fc.constant(day), fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 700 }))),
      ),
    )
    .map((all) =>
      all.map(([day, at, minutes]) =>
        entryAt({
          start: new Date(Date.parse("2026-04-30T22:00:00Z") + day * 86_400_000 + at * MINUTE).toISOString(),
          minutes,
          pause: minutes > 240 ? 30 : 0,
        }),
      ),
    );

  test("gives the same lines for two wages of a month", () => {
    const wage = fc.integer({ min: 1, max: 9000 });
    fc.assert(
      fc.property(entries, wage, wage, (all, before, after) => {
        fc.pre(before !== after);
        const minutes = new Map<string, number>();
        const add = (name: string): void => void minutes.set(name, (minutes.get(name) ?? 0) + 1);
        const seen = new Set<number>();
        // When the working day began, until when it has gone on, and whether there was work in its evening.
        let work = { from: 0, until: 0, hasEvening: false };
        for (const entry of [...all].sort((a, b) => a.startedAt.localeCompare(b.startedAt))) {
          const begun = clock(Date.parse(entry.startedAt)).day;
          const paid = begun < "2026-05-16" ? before : after;
          let first: number | null = null;
          for (let at = Date.parse(entry.startedAt); at < Date.parse(entry.endedAt ?? ""); at += MINUTE) {
            const isBreak = entry.breaks.some(
              (one) => at >= Date.parse(one.startedAt) && at < Date.parse(one.endedAt ?? ""),
            );
            if (isBreak || seen.has(at)) continue;
            seen.add(at);
            if (first === null) {
              first = at;
              const gap = at - work.until;
              const isSameDate = clock(work.from).day === clock(at).day && gap < 11 * 60 * MINUTE;
              const goesOn = (gap < 3 * 60 * MINUTE || isSameDate) && at < work.from + 24 * 60 * MINUTE;
              if (!goesOn) work = { from: at, until: at, hasEvening: false };
            }
            work.until = at + MINUTE;
            if (clock(at).hour >= 20 && clock(at).day === clock(work.from).day) work.hasEvening = true;
            if (!begun.startsWith("2026-05")) continue;
            const { day, hour, isSunday } = clock(at);
            const isContinued = work.hasEvening && clock(work.from).day < day;
            add(`worked ${paid}`);
            if (hour < 4 && isContinued) add(`deepNight ${paid}`);
            else if (hour >= 20 || hour < 6) add(`night ${paid}`);
            const yesterday = clock(at - 24 * 60 * MINUTE);
            const both = [
              worth(day, isSunday),
              ...(hour < 4 && isContinued ? [worth(yesterday.day, yesterday.isSunday)] : []),
            ].flatMap((one) => one ?? []);
            const best = both.toSorted((a, b) => MOST[b] - MOST[a])[0];
            if (best) add(`${best} ${paid}`);
          }
        }
        const expected = [...minutes].map(([name, count]) => {
          const [item = "", text = ""] = name.split(" ");
          const paid = Number(text);
          const percent = item === "worked" ? null : PERCENTS[item as Class];
          if (percent === null) return [item, count, paid, cents(count * paid, 60), 0, 0];
          const free = Math.min(percent, MOST[item as Class]);
          return [
            ...[item, count, paid, cents(count * paid * percent, 6000)],
            cents(count * Math.min(paid, 5000) * free, 6000),
            cents(count * Math.min(paid, 2500) * free, 6000),
          ];
        });
        const pay = payIn("2026-05", {
          country: "DE",
          contracts: [hourly("2020-01-01", before, 0), hourly("2026-05-16", after, 0)],
          entries: all,
          rules: {
            ...USUAL_RULES,
            percents: Object.entries(PERCENTS).map(([surcharge, percent]) => ({
              ...{ surcharge: surcharge as Class, validFrom: "2020-01-01", percent },
            })),
          },
        });
        const told = (pay?.lines ?? [])
          .filter(({ item }) => item !== "overtime")
          .map(({ item, minutes: count, wage: paid, amount, taxFree, contributionFree }) => [
            ...[item, count, paid, amount, taxFree, contributionFree],
          ]);
        const sorted = (lines: unknown[][]) => lines.map((line) => line.join(" ")).sort();
        expect(sorted(told)).toEqual(sorted(expected));
        expect(pay?.amount).toBe(pay?.lines.reduce((sum, { amount }) => sum + amount, 0));
      }),
      { numRuns: 60 },
    );
  });
});
