import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR } from "../../kit/time";
import { withBalance, withoutDifference } from "./counted-month";
import { agreed, entryAt, factsOf } from "./month.cases";
import { differenceOf, monthOf } from "./month-of";

const dayAt = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const MONTHS = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`);

const people = fc.record({
  entry: fc.option(fc.integer({ min: 0, max: 180 })),
  exit: fc.option(fc.integer({ min: 181, max: 364 })),
  contract: fc.integer({ min: -100, max: 250 }),
  recorded: fc.uniqueArray(fc.integer({ min: 0, max: 364 }), { minLength: 0, maxLength: 30 }),
  away: fc.option(fc.integer({ min: 0, max: 350 })),
  corrections: fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 12, maxLength: 12 }),
  opening: fc.integer({ min: -500, max: 500 }),
});

test("a month closes with its opening and its difference, and the next one opens with that, whatever lies outside the employment", () => {
  const seen = { before: 0, after: 0, notBegun: 0 };
  fc.assert(
    fc.property(people, ({ entry, exit, contract, recorded, away, corrections, opening }) => {
      const [entryDate, exitDate] = [entry, exit].map((day) => (day === null ? null : dayAt(day)));
      const contracts = [agreed({ validFrom: dayAt(contract) })];
      const facts = factsOf({
        person: { birthDate: null, entryDate, exitDate, contracts },
        entries: recorded.map((day) => entryAt({ start: `${dayAt(day)}T08:00:00Z`, minutes: 300 })),
        absences: away === null ? [] : [{ kind: "holiday", half: false, from: dayAt(away), to: dayAt(away + 9) }],
        now: Date.UTC(2027, 5, 1) + HOUR,
      });
      const begun = recorded.length === 0 ? null : dayAt(Math.min(...recorded)).slice(0, 7);
      let balance = opening;
      for (const [index, month] of MONTHS.entries()) {
        const isCounted = begun !== null && begun <= month;
        const entered = isCounted ? (corrections[index] ?? 0) : 0;
        const figures = monthOf({ ...facts, month });
        const own = isCounted ? figures : withoutDifference(figures);
        const counted = withBalance({ figures: own, opening: balance, corrections: entered });
        expect(counted.openingBalanceMinutes).toBe(balance);
        expect(counted.closingBalanceMinutes).toBe(balance + counted.differenceMinutes);
        const ofDays = counted.days.reduce((sum, { differenceMinutes }) => sum + differenceMinutes, 0);
        expect(counted.differenceMinutes).toBe(ofDays + entered);
        expect(counted.differenceMinutes).toBe(isCounted ? differenceOf({ ...facts, month }) + entered : 0);
        for (const { day, plannedMinutes, creditedMinutes, workedMinutes, differenceMinutes } of counted.days) {
          const isBefore = day < (entryDate ?? "") || day < dayAt(contract);
          const isAfter = exitDate !== null && exitDate !== undefined && day > exitDate;
          if (!isBefore && !isAfter) continue;
          // Nothing is asked of anybody who is not employed, so nothing is missing.
          expect([plannedMinutes, creditedMinutes]).toEqual([0, 0]);
          expect(differenceMinutes).toBe(isCounted ? workedMinutes - onHoliday({ figures, day }) : 0);
          seen.before += Number(isBefore);
          seen.after += Number(isAfter);
        }
        seen.notBegun += Number(!isCounted && figures.plannedMinutes > 0);
        balance = counted.closingBalanceMinutes;
      }
    }),
    { numRuns: 60, seed: 21 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
}, 60_000);

/** All work of a public holiday is paid as such in Austria. */
function onHoliday({ figures, day }: { figures: ReturnType<typeof monthOf>; day: string }): number {
  const found = figures.days.find((one) => one.day === day);
  return found && found.holiday !== null ? found.workedMinutes : 0;
}
