import { describe, expect, test } from "vitest";
import { payOf } from "../pay/pay-of";
import { USUAL_RULES } from "./facts";
import { agreed, entryAt, factsOf, surchargeMinutes } from "./month.cases";
import { monthOf } from "./month-of";

describe("night in Germany", () => {
  // Tuesday, 8 September 2026, 18:00 to 7:00 in Vienna, with an hour of break from 20:00 on.
  const entries = [entryAt({ start: "2026-09-08T16:00:00Z", minutes: 780, pause: 60 })];
  const percents = [{ surcharge: "night" as const, validFrom: "2026-01-01", percent: 25 }];
  const contracts = [agreed({ validFrom: "2020-01-01", hourlyWage: 2000 })];
  const of = (night: { from: number; to: number } | null, country: "AT" | "DE" = "DE") => {
    const rules = { ...USUAL_RULES, percents, night: night && { from: night.from * 60, to: night.to * 60 } };
    const facts = factsOf({ country, entries, rules, contracts });
    return { facts, month: monthOf({ month: "2026-09", ...facts }) };
  };
  const nights = (...asked: Parameters<typeof of>): (number | undefined)[] => {
    const { night, deepNight, taxedNight } = surchargeMinutes(of(...asked).month);
    return [night, deepNight, taxedNight];
  };

  test.each([
    ["the hours of § 3b EStG where nothing is agreed", null, [300, 240, undefined]],
    ["from 22:00 on", { from: 22, to: 6 }, [240, 240, undefined]],
    ["from 23:00 to 5:00", { from: 23, to: 5 }, [120, 240, undefined]],
    ["between 1:00 and 3:00", { from: 1, to: 3 }, [undefined, 120, undefined]],
    // 18:00 to 20:00 and 6:00 to 7:00 have a surcharge, of which nothing is free of tax.
    ["from 18:00 to 7:00", { from: 18, to: 7 }, [300, 240, 180]],
    ["by day", { from: 6, to: 7 }, [undefined, undefined, 60]],
  ])("is %s", (_name, night, expected) => expect(nights(night)).toEqual(expected));

  test("is 22:00 to 6:00 in Austria where nothing is agreed, and otherwise as agreed", () => {
    expect(nights(null, "AT")).toEqual([480, undefined, undefined]);
    expect(nights({ from: 20, to: 5 }, "AT")).toEqual([480, undefined, undefined]);
  });

  test("outside of the hours of § 3b EStG is paid like every night and taxed", () => {
    const { facts, month } = of({ from: 18, to: 7 });
    expect(month.surcharges.find(({ surcharge }) => surcharge === "taxedNight")).toMatchObject({
      ...{ minutes: 180, percent: 25, paragraph: null, taxFreePercent: null },
    });
    const lines = payOf({ facts, month: "2026-09", figures: month, correctionMinutes: 0 })?.lines ?? [];
    expect(lines.find(({ item }) => item === "night")).toMatchObject({ minutes: 300, amount: 2500, taxFree: 2500 });
    expect(lines.find(({ item }) => item === "taxedNight")).toMatchObject({ minutes: 180, amount: 1500, taxFree: 0 });
  });
});

describe("overtime", () => {
  test.each([
    // A month that ends with the birthday is one of the AZG, at the same rate.
    ["2008-10-01", "§ 14 KJBG"],
    ["2008-09-30", "§ 10 Abs. 1 AZG"],
    [null, "§ 10 Abs. 1 AZG"],
  ])("of somebody born on %s is paid by %s", (birthDate, paragraph) => {
    const facts = factsOf({ entries: [entryAt({ start: "2026-09-07T06:00:00Z", minutes: 540 })] });
    const { surcharges } = monthOf({ month: "2026-09", ...facts, person: { ...facts.person, birthDate } });
    expect(surcharges).toMatchObject([{ surcharge: "overtime", minutes: 60, percent: 50, paragraph }]);
  });
});
