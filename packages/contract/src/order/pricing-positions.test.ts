import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeProduct } from "../../test/fixtures";
import { basePrice, calculatePricing, configuredPrice, itemDeposit, itemGross } from "./pricing";
import { UNIT_NAMES, type Unit, unitType } from "../catalog/units";
import { itemArb } from "../../test/priced-items";

describe("a position", () => {
  const gross = (product: ReturnType<typeof makeProduct>, amount: number, unit: Unit) =>
    itemGross({ product, amount, unit, parts: [] });
  it("costs price × quantity in the product's unit, rounded half up", () => {
    const cheese = makeProduct({
      price: 2490,
      unit: "kilogram",
      alternativeUnits: [{ unit: "decagram" }, { unit: "piece", ratio: 0.25 }],
    });
    expect([gross(cheese, 0.25, "kilogram"), gross(cheese, 25, "decagram"), gross(cheese, 1, "piece")]).toEqual([
      623, 623, 623,
    ]);
    expect(gross(makeProduct({ price: 5, unit: "kilogram" }), 0.1, "kilogram")).toBe(1);
  });

  it("converts exactly where a decimal fraction would be inexact", () => {
    const hourly = makeProduct({ price: 9000, unit: "hour", alternativeUnits: [{ unit: "minute" }, { unit: "day" }] });
    expect([gross(hourly, 10_000, "minute"), gross(hourly, 20, "minute"), gross(hourly, 2, "day")]).toEqual([
      1_500_000, 3000, 432_000,
    ]);
    const concrete = makeProduct({
      price: 12_000,
      unit: "cubicMeter",
      alternativeUnits: [{ unit: "cubicMillimeter" }],
    });
    expect(gross(concrete, 1_000_000, "cubicMillimeter")).toBe(12);
  });

  it("counts a stated ratio as it is written, to its last decimal place", () => {
    const sheet = (price: number, ratio: number) =>
      makeProduct({ unit: "squareMeter", price, alternativeUnits: [{ unit: "piece", ratio }] });
    expect(gross(sheet(100_000_000, 0.000_001_234_567_8), 1_000_000, "piece")).toBe(123_456_780);
    expect(gross(sheet(10_000, 1 / 60), 1.107, "piece")).toBe(184);
    expect(gross(sheet(10_000, 123_456.789_012_345), 1, "piece")).toBe(1_234_567_890);
    expect(gross(sheet(1, 1_000_000), 1, "piece")).toBe(1_000_000);
  });

  it("follows the factors of units of one type, whatever ratio is stated", () => {
    const hourly = makeProduct({
      unit: "hour",
      price: 10_000,
      alternativeUnits: [{ unit: "minute", ratio: 0.016667 }],
    });
    expect([gross(hourly, 600, "minute"), gross(hourly, 10, "hour")]).toEqual([100_000, 100_000]);
    expect(
      gross(
        makeProduct({ unit: "kilogram", price: 10_000, alternativeUnits: [{ unit: "gram", ratio: 0.0010009 }] }),
        1000,
        "gram",
      ),
    ).toBe(10_000);
    // The length of a day is the shop's to say, but not by a slip of rounding.
    expect(
      gross(
        makeProduct({ unit: "day", price: 100_000, alternativeUnits: [{ unit: "hour", ratio: 0.041667 }] }),
        24,
        "hour",
      ),
    ).toBe(100_000);
    expect(
      gross(makeProduct({ unit: "day", price: 1500, alternativeUnits: [{ unit: "hour", ratio: 0.2 }] }), 3, "hour"),
    ).toBe(900);
    const units = fc.constantFrom(...UNIT_NAMES);
    fc.assert(
      fc.property(
        units,
        units,
        fc.double({ min: 0.000_001, max: 1_000_000, noNaN: true }),
        fc.integer({ min: 1, max: 5000 }),
        (unit, other, ratio, amount) => {
          fc.pre(unitType(unit) === unitType(other) && unit !== "day" && other !== "day");
          const [plain, stated] = [undefined, ratio].map((said) =>
            gross(
              makeProduct({ unit, price: 999, deposit: 25, alternativeUnits: [{ unit: other, ratio: said }] }),
              amount,
              other,
            ),
          );
          expect(stated).toBe(plain);
        },
      ),
    );
  });

  it("costs nothing in a unit it is not sold in or without a real amount", () => {
    const pizza = makeProduct();
    expect([
      gross(pizza, 1, "liter"),
      gross(pizza, 0, "piece"),
      gross(pizza, -1, "piece"),
      gross(pizza, Number.NaN, "piece"),
      gross(pizza, Infinity, "piece"),
    ]).toEqual([0, 0, 0, 0, 0]);
  });

  it("handles the largest amounts", () => {
    const product = makeProduct({ price: 100_000_000, alternativeUnits: [{ unit: "package", ratio: 1_000_000 }] });
    expect(gross(product, 1_000_000, "package")).toBe(1e20);
  });
});

describe("the base price", () => {
  it("is per kg, l, m, m², m³", () => {
    expect(basePrice(makeProduct({ price: 249, unit: "decagram" }))).toEqual({ cents: 24_900, unit: "kilogram" });
    expect(basePrice({ ...makeProduct({ price: 199 }), pricing: { quantity: 0.33, unit: "liter" } })).toEqual({
      cents: 603,
      unit: "liter",
    });
    expect(basePrice({ ...makeProduct({ price: 199 }), pricing: { quantity: 330, unit: "milliliter" } })).toEqual({
      cents: 603,
      unit: "liter",
    });
    expect(basePrice(makeProduct({ price: 1, unit: "cubicCentimeter" }))).toEqual({
      cents: 1_000_000,
      unit: "cubicMeter",
    });
    expect(basePrice(makeProduct({ price: 500, unit: "kilometer" }))).toEqual({ cents: 1, unit: "meter" });
  });

  it("is not shown for counted goods or where the price's unit is the base unit", () => {
    expect(basePrice(makeProduct())).toBeNull();
    expect(basePrice(makeProduct({ unit: "kilogram" }))).toBeNull();
  });
});

describe("a deposit", () => {
  const cola = makeProduct({ price: 380, deposit: 25, tax: 0.2, takeawayTax: 0.2 });
  const crate = { amount: 3, unit: "piece" as const, parts: [] };

  it("is added to a position, taxed like its goods, and is not part of price or unit price", () => {
    expect(configuredPrice({ product: cola, parts: [] })).toBe(380);
    expect(itemDeposit({ product: cola, ...crate })).toBe(75);
    expect(itemGross({ product: cola, ...crate })).toBe(3 * 380 + 75);
    expect(basePrice({ ...cola, pricing: { quantity: 0.33, unit: "liter" } })).toEqual({ cents: 1152, unit: "liter" });
    expect(calculatePricing({ items: [{ product: cola, ...crate }], method: "takeaway" })).toMatchObject({
      totalGross: 1215,
      totalNet: 1013,
      taxes: [{ rate: 0.2, gross: 1215 }],
    });
  });

  it("follows the quantity in every unit, and 0 or none changes nothing", () => {
    fc.assert(
      fc.property(itemArb, fc.integer({ min: 0, max: 500 }), (item, deposit) => {
        const withDeposit = { ...item, product: { ...item.product, deposit } };
        expect(itemGross(withDeposit) - itemDeposit(withDeposit)).toBe(itemGross(item));
        expect(deposit > 0 || itemDeposit(withDeposit) === 0).toBe(true);
      }),
    );
    expect(
      itemDeposit({
        product: { ...cola, unit: "package", alternativeUnits: [{ unit: "piece", ratio: 0.05 }], deposit: 500 },
        amount: 20,
        unit: "piece",
      }),
    ).toBe(500);
  });
});
