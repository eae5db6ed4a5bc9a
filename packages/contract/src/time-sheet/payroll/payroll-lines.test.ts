import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY, MINUTE } from "../../kit/time";
import { USUAL_RULES } from "../month/facts";
import { agreed, entryAt, factsOf } from "../month/month.cases";
import { monthOf } from "../month/month-of";
import { paidMinutesOf } from "../pay/paid-minutes";
import { payOf } from "../pay/pay-of";
import type { PayItem } from "../pay/pay";
import { isSurcharge } from "./payroll-items";
import { itemsOf } from "./payroll-lines";

const FIRST = Date.parse("2026-09-30T22:00:00Z");
/** Work of October, also into All Saints' Day, and on the national holiday (26). */
const entries = fc
  .uniqueArray(fc.constantFrom(0, 5, 12, 22, 24, 25, 26, 29, 30), { minLength: 1, maxLength: 9 })
  .chain((days) =>
    fc.tuple(...days.map((day) => fc.tuple(fc.constant(day), fc.nat({ max: 1439 }), fc.integer({ min: 1, max: 700 })))),
  )
  .map((all) =>
    all.map(([day, at, minutes]) =>
      entryAt({
        start: new Date(FIRST + day * DAY + at * MINUTE).toISOString(),
        minutes,
        pause: minutes > 300 ? 30 : 0,
      }),
    ),
  );
const absences = fc.constantFrom(
  [],
  [{ kind: "sick" as const, from: "2026-10-06", to: "2026-10-09", half: false }],
  [{ kind: "holiday" as const, from: "2026-10-23", to: "2026-10-27", half: true }],
  [{ kind: "compensation" as const, from: "2026-10-29", to: "2026-10-31", half: false }],
);

test("payroll gets the minutes of the lines that the sheet has for them, with those of public holidays once", () => {
  const seen = { holiday: 0, saturday: 0 };
  const given = fc.record({
    ...{ entries, absences, country: fc.constantFrom("AT" as const, "DE" as const) },
    ...{ step: fc.constantFrom(1, 15), correctionMinutes: fc.constantFrom(0, 30, -45) },
    days: fc.constantFrom([], [{ weekday: 6, minutes: 600 }]),
  });
  fc.assert(
    fc.property(given, ({ step, correctionMinutes, days, ...rest }) => {
      const weeklyMinutes = days.length > 0 ? 600 : 2400;
      const contracts = [agreed({ validFrom: "2020-01-01", hourlyWage: 1500, weeklyMinutes, days: [...days] })];
      const facts = factsOf({ ...rest, contracts, rules: { ...USUAL_RULES, roundingMinutes: step } });
      const figures = monthOf({ month: "2026-10", ...facts });
      const pay = payOf({ facts, month: "2026-10", figures, correctionMinutes });
      const paid = paidMinutesOf({ facts, days: figures.days });
      const items = itemsOf({
        ...{ user: { name: "Eva Beispiel" }, personnelNumber: "7", pay, paid, correctionMinutes },
        ...{ surcharges: figures.surcharges, absences: figures.absences, otherTimes: [] },
      });
      const sum = (isOf: (item: (typeof items)[number]["item"]) => boolean): number =>
        items.filter(({ item }) => isOf(item)).reduce((all, { minutes }) => all + minutes, 0);
      const line = (...of: PayItem[]): number =>
        (pay?.lines ?? [])
          .filter(({ item }) => of.includes(item))
          .reduce((all, { minutes }) => all + (minutes ?? 0), 0);
      expect(sum((item) => item === "worked")).toBe(line("worked", "corrections"));
      expect(sum((item) => item === "publicHolidays")).toBe(line("publicHolidays"));
      expect(sum((item) => item.startsWith("absence") && item !== "absenceCompensation")).toBe(line("absences"));
      for (const { surcharge, percent } of figures.surcharges.filter((one) => one.percent !== null)) {
        expect(sum((item) => isSurcharge(item) && item === surcharge)).toBe(line(surcharge));
        expect(percent).toBeGreaterThan(0);
      }
      seen.holiday += Number(line("holiday") > 0);
      seen.saturday += Number(line("publicHolidays") > 0 && days.length > 0);
    }),
    { numRuns: 150, seed: 4 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

test("a free Saturday that is a holiday is paid once in Austria", () => {
  // Assumption Day of 2026, and nothing was agreed for it.
  const facts = factsOf({
    contracts: [agreed({ validFrom: "2020-01-01", hourlyWage: 2000 })],
    entries: [entryAt({ start: "2026-08-15T06:00:00Z", minutes: 480 })],
  });
  const { days, surcharges, absences: away } = monthOf({ month: "2026-08", ...facts });
  const items = itemsOf({
    ...{ user: { name: "Eva Beispiel" }, personnelNumber: "7", pay: null, correctionMinutes: 0 },
    ...{ surcharges, otherTimes: [], absences: away, paid: paidMinutesOf({ facts, days }) },
  });
  expect(items).toEqual([{ item: "holiday", minutes: 480 }]);
});
