import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeProduct } from "../../test/fixtures";
import { type QuantityLimits, isOrderableQuantity, quantityLimits, ratioToProductUnit, snapQuantity } from "./quantity";
import {
  canDecrease,
  canIncrease,
  convertQuantity,
  initialQuantity,
  orderableUnits,
  parseQuantity,
  stepQuantity,
} from "./picked-quantity";
import type { Unit } from "./units";
import { CALCULATION_MODEL_LABELS } from "./unit.texts";

const thousandths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 1000);
const limitsArb: fc.Arbitrary<QuantityLimits> = fc
  .record({ minimum: thousandths(1, 50_000), step: thousandths(1, 10_000), range: thousandths(0, 500_000) })
  .map(({ minimum, step, range }) => ({ minimum, step, maximum: minimum + range, calculationModel: "fixed" }));
const amountArb = fc.oneof(
  thousandths(-10_000, 1_000_000),
  fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e300),
);

const cheese = makeProduct({
  unit: "kilogram",
  price: 2490,
  minimumQuantity: 0.1,
  quantityStepSize: 0.05,
  maximumQuantity: 2,
  alternativeUnits: [
    { unit: "decagram", minimumQuantity: 10, quantityStepSize: 5 },
    { unit: "piece", ratio: 0.25, calculationModel: "approximate" },
    { unit: "liter" },
  ],
});

describe("snapping", () => {
  it("always returns an orderable quantity within the limits, and does not change orderable ones", () => {
    fc.assert(
      fc.property(amountArb, limitsArb, (amount, limits) => {
        const snapped = snapQuantity({ amount, limits });
        expect(snapped).toBeGreaterThanOrEqual(limits.minimum);
        expect(snapped).toBeLessThanOrEqual(Math.round(limits.maximum * 1e6) / 1e6);
        expect(isOrderableQuantity({ amount: snapped, limits })).toBe(true);
        expect(snapQuantity({ amount: snapped, limits })).toBe(snapped);
      }),
    );
  });

  it("gives the nearest step", () => {
    fc.assert(
      fc.property(thousandths(0, 600_000), limitsArb, (amount, limits) => {
        const snapped = snapQuantity({ amount, limits });
        if (amount <= limits.minimum || amount + limits.step > limits.maximum) return;
        expect(Math.abs(snapped - amount)).toBeLessThanOrEqual(limits.step / 2 + 1e-9);
      }),
    );
  });

  it("is not affected by the rounding of binary fractions", () => {
    const limits: QuantityLimits = { minimum: 0.1, step: 0.1, maximum: 1, calculationModel: "fixed" };
    expect(snapQuantity({ amount: 0.1 + 0.2, limits })).toBe(0.3);
    expect(isOrderableQuantity({ amount: 0.7, limits })).toBe(true);
    expect(isOrderableQuantity({ amount: 0.1 + 0.2, limits })).toBe(false);
    let amount = 0.1;
    for (let steps = 0; steps < 9; steps += 1) amount = stepQuantity({ amount, direction: 1, limits });
    expect(amount).toBe(1);
    expect([
      canIncrease({ amount, limits }),
      canDecrease({ amount, limits }),
      canDecrease({ amount: 0.1, limits }),
    ]).toEqual([false, true, false]);
  });

  it("ends at the last whole step below the maximum", () => {
    const limits: QuantityLimits = { minimum: 2, step: 3, maximum: 10, calculationModel: "fixed" };
    expect([
      snapQuantity({ amount: 99, limits }),
      snapQuantity({ amount: 3.5, limits }),
      canIncrease({ amount: 8, limits }),
    ]).toEqual([8, 5, false]);
  });

  it("refuses what is no quantity", () => {
    const limits: QuantityLimits = { minimum: 1, step: 1, maximum: 10, calculationModel: "fixed" };
    for (const amount of [0, -1, 1.5, 11, Number.NaN, Infinity, 1 + 1e-9])
      expect(isOrderableQuantity({ amount, limits })).toBe(false);
  });

  it("steps up and down within the limits and back again", () => {
    fc.assert(
      fc.property(limitsArb, amountArb, (limits, start) => {
        const amount = snapQuantity({ amount: start, limits });
        const up = stepQuantity({ amount, direction: 1, limits });
        if (canIncrease({ amount, limits })) expect(stepQuantity({ amount: up, direction: -1, limits })).toBe(amount);
        else expect(up).toBe(amount);
        expect(canDecrease({ amount, limits })).toBe(amount !== limits.minimum);
      }),
    );
  });
});

describe("entry", () => {
  it.each([
    ["1,5", 1.5],
    ["1.5", 1.5],
    [" 2 ", 2],
    ["", 0],
    ["abc", 0],
    ["1,2,3", 0],
    ["0x10", 0],
    ["1e3", 0],
    ["Infinity", 0],
    [",5", 0.5],
    ["-3", -3],
    ["2,", 2],
  ])("reads %j as %d", (text, amount) => {
    expect(parseQuantity(text)).toBe(amount);
  });

  it("always returns a finite number", () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isFinite(parseQuantity(text))));
  });
});

describe("units of a product", () => {
  it("offers its own and those that can be converted", () => {
    expect(orderableUnits(cheese)).toEqual(["kilogram", "decagram", "piece"]);
    expect(quantityLimits({ product: cheese, unit: "liter" })).toBeNull();
    expect(quantityLimits({ product: cheese, unit: "meter" })).toBeNull();
    expect(
      orderableUnits(
        makeProduct({
          alternativeUnits: [{ unit: "piece" }, { unit: "package", ratio: 6 }, { unit: "package", ratio: 12 }],
        }),
      ),
    ).toEqual(["piece", "package"]);
  });

  it("takes limits and calculation model from the unit", () => {
    expect(quantityLimits({ product: cheese, unit: "kilogram" })).toEqual({
      minimum: 0.1,
      step: 0.05,
      maximum: 2,
      calculationModel: "fixed",
    });
    expect(quantityLimits({ product: cheese, unit: "piece" })).toMatchObject({
      minimum: 1,
      step: 1,
      calculationModel: "approximate",
    });
  });

  it("applies the product's limits to a unit without limits of its own", () => {
    const limits = (product: Parameters<typeof makeProduct>[0], unit: Unit) =>
      quantityLimits({ product: makeProduct(product), unit });
    expect(
      limits(
        {
          unit: "kilogram",
          minimumQuantity: 0.5,
          maximumQuantity: 5,
          quantityStepSize: 0.5,
          alternativeUnits: [{ unit: "gram" }],
        },
        "gram",
      ),
    ).toMatchObject({ minimum: 500, maximum: 5000, step: 1 });
    expect(
      limits({ minimumQuantity: 4, maximumQuantity: 20, alternativeUnits: [{ unit: "package", ratio: 6 }] }, "package"),
    ).toMatchObject({ minimum: 1, maximum: 3, step: 1 });
    expect(limits({ unit: "kilometer", alternativeUnits: [{ unit: "millimeter" }] }, "millimeter")).toMatchObject({
      minimum: 1,
      maximum: 1_000_000_000,
    });
    expect(
      limits(
        { unit: "kilogram", minimumQuantity: 0.3, alternativeUnits: [{ unit: "decagram", quantityStepSize: 20 }] },
        "decagram",
      ),
    ).toMatchObject({ minimum: 40 });
    expect(
      convertQuantity({
        product: makeProduct({ unit: "kilometer", alternativeUnits: [{ unit: "millimeter" }] }),
        amount: 2,
        from: "kilometer",
        to: "millimeter",
      }),
    ).toBe(2_000_000);
  });

  it("converts by ratio or by the units' factors and snaps again", () => {
    expect(ratioToProductUnit({ product: cheese, unit: "decagram" })).toBe(0.01);
    expect(convertQuantity({ product: cheese, amount: 0.25, from: "kilogram", to: "decagram" })).toBe(25);
    expect(convertQuantity({ product: cheese, amount: 12, from: "decagram", to: "kilogram" })).toBe(0.1);
    expect(convertQuantity({ product: cheese, amount: 1, from: "kilogram", to: "piece" })).toBe(4);
    expect(convertQuantity({ product: cheese, amount: 1, from: "liter", to: "kilogram" })).toBeNull();
  });

  it("limits and converts units of one type by their factors, whatever ratio is stated", () => {
    const hourly = makeProduct({
      unit: "hour",
      minimumQuantity: 1,
      maximumQuantity: 10,
      alternativeUnits: [{ unit: "minute", ratio: 0.016667 }],
    });
    expect(ratioToProductUnit({ product: hourly, unit: "minute" })).toBe(1 / 60);
    expect(quantityLimits({ product: hourly, unit: "minute" })).toMatchObject({ minimum: 60, maximum: 600 });
    expect(convertQuantity({ product: hourly, amount: 10, from: "hour", to: "minute" })).toBe(600);
    expect(
      ratioToProductUnit({
        product: makeProduct({ unit: "day", alternativeUnits: [{ unit: "hour", ratio: 0.2 }] }),
        unit: "hour",
      }),
    ).toBe(0.2);
  });

  it("starts with the suggested quantity, snapped, in the suggested unit", () => {
    expect(initialQuantity(cheese)).toEqual({ amount: 0.1, unit: "kilogram" });
    expect(initialQuantity({ ...cheese, defaultUnit: "decagram", defaultQuantity: 23 })).toEqual({
      amount: 25,
      unit: "decagram",
    });
    expect(initialQuantity({ ...cheese, defaultUnit: "liter", defaultQuantity: 0.5 })).toEqual({
      amount: 0.5,
      unit: "kilogram",
    });
  });

  it("labels the calculation models", () => {
    expect(CALCULATION_MODEL_LABELS).toEqual({
      fixed: { long: "Exakt", short: "Fix" },
      approximate: { long: "Ungefähr", short: "ca." },
      minimum: { long: "Minimum", short: "ab" },
    });
  });
});
