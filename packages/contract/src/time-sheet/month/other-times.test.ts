import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE } from "../../kit/time";
import { entryAt, factsOf } from "./month.cases";
import { monthOf } from "./month-of";

const ON_CALL = { id: "wak_call", isBreak: false, isPaid: true, countsAsWorkingTime: false };
const UNPAID = { id: "wak_unpaid", isBreak: false, isPaid: false, countsAsWorkingTime: true };
const MONTH = "2026-10";
const octoberOf = (entries: ReturnType<typeof entryAt>[]) => monthOf({ month: MONTH, ...factsOf({ entries }) });

test("time on call is a line of the month and changes nothing else", () => {
  const work = [entryAt({ start: "2026-10-05T06:00:00Z", minutes: 600, pause: 30 })];
  // Across All Saints' Day and a Sunday, and more than a week may have.
  const calls = [
    entryAt({ start: "2026-10-05T18:00:00Z", minutes: 720, pause: 15, kind: ON_CALL }),
    entryAt({ start: "2026-10-31T20:00:00Z", minutes: 600, kind: ON_CALL }),
    entryAt({ start: "2026-11-01T20:00:00Z", minutes: 600, kind: ON_CALL }),
  ];
  const { otherTimes, ...figures } = octoberOf([...work, ...calls]);
  expect(otherTimes).toEqual([{ kind: "wak_call", isPaid: true, isWorkingTime: false, minutes: 705 + 600 }]);
  const { otherTimes: none, ...expected } = octoberOf(work);
  expect(none).toBeUndefined();
  // The break of the call is recorded as one.
  const withoutBreaks = ({ breakMinutes: _, days, ...rest }: typeof expected) => ({
    ...rest,
    days: days.map(({ breakMinutes: __, ...day }) => day),
  });
  expect(withoutBreaks(figures)).toEqual(withoutBreaks(expected));
});

test("what somebody works while on call is work, and each moment counts once", () => {
  const { otherTimes, workedMinutes } = octoberOf([
    entryAt({ start: "2026-10-05T18:00:00Z", minutes: 600, kind: ON_CALL }),
    entryAt({ start: "2026-10-05T20:00:00Z", minutes: 90 }),
    entryAt({ start: "2026-10-06T03:00:00Z", minutes: 120, kind: { ...ON_CALL, id: "wak_other" } }),
  ]);
  expect(workedMinutes).toBe(90);
  expect(otherTimes?.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ["wak_call", 510],
    ["wak_other", 60],
  ]);
});

test("work that is not paid is told as such, for the law alone", () => {
  const { otherTimes, workedMinutes, differenceMinutes, warnings } = octoberOf([
    entryAt({ start: "2026-10-05T06:00:00Z", minutes: 780, kind: UNPAID }),
  ]);
  expect([workedMinutes, otherTimes]).toEqual([
    0,
    [{ kind: "wak_unpaid", isPaid: false, isWorkingTime: true, minutes: 780 }],
  ]);
  expect(differenceMinutes).toBe(octoberOf([]).differenceMinutes);
  expect(warnings.some(({ kind, day }) => kind === "law" && day === "2026-10-05")).toBe(true);
});

test("breaks and plain work are no other time, and nothing is counted twice or lost", () => {
  const kinds = [null, ON_CALL, UNPAID, { id: "wak_break", isBreak: true, isPaid: false, countsAsWorkingTime: false }];
  const given = fc.array(
    fc.record({
      at: fc.nat({ max: 3000 }),
      minutes: fc.integer({ min: 1, max: 900 }),
      kind: fc.constantFrom(...kinds),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const seen = { overlaps: 0 };
  fc.assert(
    fc.property(given, (all) => {
      const first = Date.parse("2026-10-05T22:00:00Z");
      const unique = [...new Map(all.map((one) => [one.at, one])).values()];
      const { otherTimes = [], workedMinutes } = octoberOf(
        unique.map(({ at, minutes, kind }) =>
          entryAt({ start: new Date(first + at * MINUTE).toISOString(), minutes, kind }),
        ),
      );
      const counted = workedMinutes + otherTimes.reduce((sum, { minutes }) => sum + minutes, 0);
      // By minutes, apart from the platform's arithmetic. What is a break counts nowhere.
      const covered = new Set<number>();
      for (const { at, minutes, kind } of unique)
        if (!kind?.isBreak) for (let minute = at; minute < at + minutes; minute += 1) covered.add(minute);
      expect(counted).toBe(covered.size);
      seen.overlaps += Number(
        covered.size < unique.reduce((sum, { minutes, kind }) => sum + (kind?.isBreak ? 0 : minutes), 0),
      );
    }),
    { numRuns: 150, seed: 7 },
  );
  expect(seen.overlaps).toBeGreaterThan(20);
});
