import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedMinutes, countedSum } from "./counted-minutes";
import { plannedMinutes } from "./working-schedule.rules";

const START = Date.parse("2026-06-01T06:00:00Z");
const at = (minute: number): string => new Date(START + minute * 60_000).toISOString();
const shift = (from: number, to: number, breakMinutes = 0) => ({
  ...{ startsAt: at(from), endsAt: at(to), breakMinutes },
});
type Shift = ReturnType<typeof shift>;

const anyShift = (breaks: fc.Arbitrary<number>): fc.Arbitrary<Shift> =>
  fc
    .record({ from: fc.nat(300), length: fc.integer({ min: 1, max: 300 }), breaks })
    .map(({ from, length, breaks: pause }) => shift(from, from + length, Math.min(pause, length)));
const withoutBreaks = fc.array(anyShift(fc.constant(0)), { maxLength: 8 });
const withBreaks = fc.array(anyShift(fc.nat(90)), { maxLength: 8 });

describe("minutes of overlapping shifts", () => {
  it("count once", () => {
    expect(countedSum([shift(0, 240), shift(0, 240)])).toBe(240);
    expect(countedSum([shift(0, 240), shift(120, 360)])).toBe(360);
    expect(countedSum([shift(0, 240, 30), shift(0, 240, 30)])).toBe(210);
    expect(countedSum([shift(0, 240), shift(240, 360)])).toBe(360);
  });

  it("belong to the shift that is more work, and of equal ones to the first", () => {
    const [long, short] = [shift(0, 480, 60), shift(240, 300)];
    // Of the long one 420 of 480 minutes, in the proportion seven hours of eight.
    const counted = countedMinutes([long, short]);
    expect([counted.get(long), counted.get(short)]).toEqual([367, 60]);
    const [early, late] = [shift(0, 120), shift(60, 180)];
    expect([...countedMinutes([late, early])]).toEqual([
      [early, 120],
      [late, 60],
    ]);
  });

  it("are those in which at least one shift is, where nobody has a break", () => {
    fc.assert(
      fc.property(withoutBreaks, (shifts) => {
        const minutes = Array.from({ length: 600 }, (_, minute) => at(minute));
        const held = minutes.filter((minute) =>
          shifts.some(({ startsAt, endsAt }) => startsAt <= minute && minute < endsAt),
        );
        expect(countedSum(shifts)).toBe(held.length);
      }),
    );
  });

  it("until a moment are those of the shifts that end with it", () => {
    fc.assert(
      fc.property(withoutBreaks, fc.nat(600), (shifts, minute) => {
        const cut = shifts.flatMap((one) => {
          const endsAt = one.endsAt < at(minute) ? one.endsAt : at(minute);
          return one.startsAt < endsAt ? [{ ...one, endsAt }] : [];
        });
        expect(countedSum(shifts, START + minute * 60_000)).toBe(countedSum(cut));
      }),
    );
    const until = (minute: number): number => countedSum([shift(0, 480, 30)], START + minute * 60_000);
    expect([-60, 240, 480, 720].map(until)).toEqual([0, 225, 450, 450]);
  });

  it("are no more than all together and no less than of the longest, in any order", () => {
    fc.assert(
      fc.property(withBreaks, fc.array(fc.nat()), (shifts, order) => {
        const sum = countedSum(shifts);
        const planned = shifts.map(plannedMinutes);
        expect(sum).toBeLessThanOrEqual(planned.reduce((all, minutes) => all + minutes, 0));
        // Each shift of a group is rounded down to the minute.
        expect(sum).toBeGreaterThanOrEqual(Math.max(0, ...planned) - shifts.length);
        const other = shifts.toSorted((a, b) => (order[shifts.indexOf(a)] ?? 0) - (order[shifts.indexOf(b)] ?? 0));
        expect(Math.abs(countedSum(other) - sum)).toBeLessThanOrEqual(shifts.length);
      }),
    );
  });
});
