import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR, MINUTE } from "../../kit/time";
import { AUSTRIAN_LISTS, GERMAN_LISTS } from "../../labour-law/holiday/holiday-lists.cases";
import { holidaysOf, restHolidays } from "../../labour-law/holiday/holidays";
import type { SheetAbsence } from "./facts";
import { USUAL_RULES } from "./facts";
import { differenceOf, monthOf } from "./month-of";
import { agreed, clock, entryAt, factsOf } from "./month.cases";

/** One person and year, as plain numbers of days after 1 January. */
interface Year {
  year: number;
  /** Null for Austria. */
  state: string | null;
  entry: number | null;
  exit: number | null;
  /** From which day on, minutes of a week, and those of Monday to Sunday or none. */
  contracts: { from: number; days: number[] | null; weeklyMinutes: number }[];
  absences: { from: number; length: number; kind: SheetAbsence["kind"]; half: boolean }[];
  /** Minutes after the beginning of the day in UTC, and minutes of work with a break where it is long. */
  entries: { day: number; at: number; minutes: number }[];
  step: number;
}

const dayOfYear = fc.integer({ min: 0, max: 364 });
const years: fc.Arbitrary<Year> = fc.record({
  year: fc.constantFrom(2024, 2025, 2026, 2027, 2028),
  state: fc.constantFrom(null, null, "BY", "BE", "SN"),
  entry: fc.option(fc.integer({ min: 0, max: 200 })),
  exit: fc.option(fc.integer({ min: 201, max: 364 })),
  contracts: fc.uniqueArray(
    fc.record({
      from: dayOfYear,
      days: fc.option(fc.array(fc.integer({ min: 0, max: 720 }), { minLength: 7, maxLength: 7 })),
      weeklyMinutes: fc.integer({ min: 0, max: 2900 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ from }) => from },
  ),
  absences: fc
    .array(
      fc.record({
        from: fc.integer({ min: 0, max: 19 }),
        length: fc.integer({ min: 1, max: 14 }),
        kind: fc.constantFrom<SheetAbsence["kind"]>("holiday", "sick", "compensation", "unpaid", "care"),
        half: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    // No two overlap: each has eighteen days of its own.
    .map((all) => [...new Map(all.map((one) => [one.from, { ...one, from: one.from * 18 }])).values()]),
  entries: fc.array(
    fc.record({ day: dayOfYear, at: fc.nat({ max: 1439 }), minutes: fc.integer({ min: 1, max: 780 }) }),
    { maxLength: 40 },
  ),
  step: fc.constantFrom(1, 1, 5, 15),
});

const dayAt = (year: number, index: number): string =>
  new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);

/** The balance of the year, by going through its days one after the other with a calendar, lists and a stopwatch. */
function countedByHand({ year, state, entry, exit, contracts, absences, entries, step }: Year): number {
  const list =
    state === null ? AUSTRIAN_LISTS[year] : GERMAN_LISTS.find((row) => row[0] === state && row[1] === year)?.[2];
  // In Austria a holiday on a Sunday is a Sunday.
  const isSunday = (day: string): boolean => new Date(`${String(year)}-${day}T00:00:00Z`).getUTCDay() === 0;
  const free = new Set((list ?? "").split(" ").filter((day) => state !== null || !isSunday(day)));
  const work = new Map<string, number>();
  const onHolidays = new Map<string, number>();
  const taken = new Set<number>();
  const inOrder = [...entries].sort((a, b) => a.day * 1440 + a.at - (b.day * 1440 + b.at));
  for (const { day, at, minutes } of inOrder) {
    const start = Date.UTC(year, 0, 1 + day, 0, at);
    const begun = clock(start).day;
    for (let minute = 0; minute < minutes; minute += 1) {
      const isBreak = minutes > 240 && minute >= 120 && minute < 150;
      const now = start + minute * MINUTE;
      if (isBreak || taken.has(now)) continue;
      taken.add(now);
      work.set(begun, (work.get(begun) ?? 0) + 1);
      // In Austria it is paid as such, and evens nothing out.
      if (state === null && free.has(clock(now).day.slice(5))) onHolidays.set(begun, (onHolidays.get(begun) ?? 0) + 1);
    }
  }
  let balance = 0;
  for (let index = 0; new Date(Date.UTC(year, 0, 1 + index)).getUTCFullYear() === year; index += 1) {
    const date = dayAt(year, index);
    const weekday = (new Date(Date.UTC(year, 0, 1 + index)).getUTCDay() + 6) % 7;
    const held = contracts.filter(({ from }) => from <= index).sort((a, b) => b.from - a.from)[0];
    const isEmployed = (entry === null || index >= entry) && (exit === null || index <= exit);
    let planned = 0;
    if (held && isEmployed && !free.has(date.slice(5))) {
      const hasDays = held.days !== null && held.days.some((minutes) => minutes > 0);
      if (hasDays) planned = held.days?.[weekday] ?? 0;
      else if (weekday < 5) planned = Math.floor((held.days === null ? held.weeklyMinutes : 0) / 5);
    }
    const away = absences.find(({ from, length }) => from <= index && index < from + length);
    let credited = 0;
    if (away && away.kind !== "compensation") credited = away.half ? planned - Math.floor(planned / 2) : planned;
    const worked = work.get(date) ?? 0;
    const isLeave = away?.kind === "holiday" || away?.kind === "personalHoliday";
    // Only what the work has left of the day fell out.
    if (away && !isLeave) credited = Math.min(credited, Math.max(0, planned - Math.ceil(worked / step) * step));
    const onHoliday = onHolidays.get(date) ?? 0;
    const asked = planned - Math.min(onHoliday, planned - credited);
    balance += Math.ceil(worked / step) * step - onHoliday + credited - asked;
  }
  return balance;
}

function factsIn({ year, state, entry, exit, contracts, absences, entries, step }: Year) {
  const country = state === null ? ("AT" as const) : ("DE" as const);
  return factsOf({
    ...{ country, state, rules: { ...USUAL_RULES, roundingMinutes: step } },
    person: {
      birthDate: null,
      entryDate: entry === null ? null : dayAt(year, entry),
      exitDate: exit === null ? null : dayAt(year, exit),
      contracts: contracts.map(({ from, days, weeklyMinutes }) =>
        agreed({
          validFrom: dayAt(year, from),
          weeklyMinutes: days?.reduce((sum, minutes) => sum + minutes, 0) ?? weeklyMinutes,
          days: (days ?? []).map((minutes, index) => ({ weekday: index + 1, minutes })),
        }),
      ),
    },
    holidays: restHolidays({ country, holidays: holidaysOf({ country, state, year }) }),
    absences: absences.map(({ from, length, kind, half }) => ({
      ...{ kind, half, from: dayAt(year, from), to: dayAt(year, from + length - 1) },
    })),
    entries: entries.map(({ day, at, minutes }, index) => ({
      ...entryAt({
        start: new Date(Date.UTC(year, 0, 1 + day, 0, at)).toISOString(),
        minutes,
        pause: minutes > 240 ? 30 : 0,
      }),
      id: `act_${index}`,
    })),
    now: Date.UTC(year + 1, 5, 1) + HOUR,
    today: dayAt(year + 1, 150),
  });
}

test("the balances of 300 people and years are what going through their days by hand gives", () => {
  const seen = { leap: 0, partTime: 0, entered: 0, left: 0, changed: 0, german: 0 };
  fc.assert(
    fc.property(years, (one) => {
      const facts = factsIn(one);
      const months = Array.from({ length: 12 }, (_, index) => `${one.year}-${String(index + 1).padStart(2, "0")}`);
      const balance = months.reduce((sum, month) => sum + differenceOf({ month, ...facts }), 0);
      expect(balance).toBe(countedByHand(one));
      // The sheet of a month says the same as what is carried on.
      const month = months[one.entries.length % 12] ?? "";
      expect(monthOf({ month, ...facts }).differenceMinutes).toBe(differenceOf({ month, ...facts }));
      seen.leap += Number(one.year % 4 === 0);
      seen.partTime += Number(one.contracts.some(({ days, weeklyMinutes }) => days === null && weeklyMinutes < 2400));
      seen.entered += Number(one.entry !== null);
      seen.left += Number(one.exit !== null);
      seen.changed += Number(one.contracts.length > 1);
      seen.german += Number(one.state !== null);
    }),
    { numRuns: 300, seed: 17 },
  );
  // The generator does not leave out what is hard.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
}, 60_000);
