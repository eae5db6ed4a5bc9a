import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeProduct } from "../../test/fixtures";
import { DELIVERY_METHODS } from "../branch/branch-hours";
import { netOf } from "../kit/money";
import {
  DONATION,
  type PricedArea,
  type PricedItem,
  basePrice,
  calculatePricing,
  configuredPrice,
  deliveryGross,
  itemGross,
  missedMinimum,
  taxRateFor,
} from "./pricing";
import { rate, itemArb } from "../../test/priced-items";

const areaArb: fc.Arbitrary<PricedArea | null> = fc.option(
  fc.record({
    price: fc.integer({ min: 0, max: 5000 }),
    tax: rate,
    free: fc.boolean(),
    freeFromOrderValue: fc.option(fc.integer({ min: 0, max: 20_000 })),
    minimumOrderValue: fc.option(fc.integer({ min: 0, max: 5000 })),
  }),
);

describe("a cart", () => {
  it("costs the sum of its parts, whatever it contains", () => {
    fc.assert(
      fc.property(
        fc.array(itemArb, { maxLength: 12 }),
        fc.constantFrom(...DELIVERY_METHODS),
        areaArb,
        (items, method, area) => {
          const pricing = calculatePricing({ items, method, area });
          expect(pricing.gross).toBe(items.reduce((sum, item) => sum + itemGross(item), 0));
          expect(pricing.net + pricing.tax).toBe(pricing.gross);
          expect(pricing.deliveryNet + pricing.deliveryTax).toBe(pricing.deliveryGross);
          expect(pricing.totalNet).toBe(pricing.net + pricing.deliveryNet);
          expect(pricing.totalTax).toBe(pricing.tax + pricing.deliveryTax);
          expect(pricing.totalGross).toBe(pricing.gross + pricing.deliveryGross);
          for (const key of ["net", "tax", "gross"] as const) {
            const total = { net: pricing.totalNet, tax: pricing.totalTax, gross: pricing.totalGross }[key];
            expect(pricing.taxes.reduce((sum, line) => sum + line[key], 0)).toBe(total);
          }
          for (const line of pricing.taxes) {
            expect(line.net + line.tax).toBe(line.gross);
            expect(line.net).toBe(netOf(line.gross, line.rate));
          }
          // Goods as if nothing were delivered, delivery at most a cent off its own formula.
          expect(pricing.net).toBe(calculatePricing({ items, method, area: null }).net);
          expect(Math.abs(pricing.deliveryNet - netOf(pricing.deliveryGross, area?.tax ?? 0))).toBeLessThanOrEqual(1);
          expect(new Set(pricing.taxes.map((line) => line.rate)).size).toBe(pricing.taxes.length);
          const { taxes, ...cents } = pricing;
          for (const value of [...Object.values(cents), ...taxes.flatMap((line) => [line.net, line.tax, line.gross])])
            expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
          if (method !== "delivery") expect(pricing.deliveryGross).toBe(0);
        },
      ),
    );
  });

  it("does not depend on the order of its positions", () => {
    fc.assert(
      fc.property(fc.array(itemArb, { maxLength: 8 }), (items) => {
        expect(calculatePricing({ items: [...items].reverse(), method: "takeaway" })).toEqual(
          calculatePricing({ items, method: "takeaway" }),
        );
      }),
    );
  });

  it("takes the rate of the method and net once per rate", () => {
    const pizza = makeProduct({ price: 990, tax: 0.1, takeawayTax: 0.13, dineInTax: 0.2 });
    expect(DELIVERY_METHODS.map((method) => taxRateFor({ product: pizza, method }))).toEqual([0.13, 0.1, 0.2]);
    const items = Array.from({ length: 3 }, () => ({
      product: makeProduct({ price: 1, takeawayTax: 0.2 }),
      amount: 1,
      unit: "piece" as const,
      parts: [],
    }));
    expect(calculatePricing({ items, method: "takeaway" })).toMatchObject({ net: 3, tax: 0, gross: 3 });
    expect(
      calculatePricing({
        items: [{ product: pizza, amount: 1, unit: "piece", parts: [] }],
        method: "delivery",
        area: { price: 290, tax: 0.2, free: false },
      }).taxes,
    ).toEqual([
      { rate: 0.1, net: 900, tax: 90, gross: 990 },
      { rate: 0.2, net: 242, tax: 48, gross: 290 },
    ]);
  });

  it("has one line for goods and delivery of one rate, of which goods keep their share and delivery has the rest", () => {
    const soup = makeProduct({ price: 45, tax: 0.1 });
    const items = [{ product: soup, amount: 1, unit: "piece" as const, parts: [] }];
    expect(calculatePricing({ items, method: "delivery", area: { price: 290, tax: 0.1, free: false } })).toEqual({
      ...{ net: 41, tax: 4, gross: 45 },
      ...{ deliveryNet: 264, deliveryTax: 26, deliveryGross: 290 },
      ...{ totalNet: 305, totalTax: 30, totalGross: 335 },
      taxes: [{ rate: 0.1, net: 305, tax: 30, gross: 335 }],
    });
  });

  it("costs nothing without positions", () => {
    expect(calculatePricing({ items: [], method: "delivery", area: null })).toMatchObject({ totalGross: 0, taxes: [] });
  });
});

describe("delivery", () => {
  const area: PricedArea = { price: 290, tax: 0.2, free: false, freeFromOrderValue: 4000, minimumOrderValue: 1500 };
  it("is free strictly above the value, and in a free area", () => {
    expect([3999, 4000, 4001].map((gross) => deliveryGross({ area, gross }))).toEqual([290, 290, 0]);
    expect(deliveryGross({ area: { ...area, free: true }, gross: 1 })).toBe(0);
    expect(deliveryGross({ area: { ...area, freeFromOrderValue: null }, gross: 1_000_000 })).toBe(290);
    expect(deliveryGross({ area: null, gross: 1 })).toBe(0);
  });

  it("asks for the minimum order value, reached when equal", () => {
    expect([1499, 1500, 1501].map((gross) => missedMinimum({ area, gross }))).toEqual([1500, null, null]);
    expect(missedMinimum({ area: { ...area, minimumOrderValue: null }, gross: 0 })).toBeNull();
  });
});

describe("a configured product", () => {
  const pizza = makeProduct({
    price: 1000,
    type: "configurable",
    config: {
      parts: [
        {
          name: "Extras",
          type: "multiselect",
          optional: true,
          options: [
            { name: "Rucola", value: 150 },
            { name: "Oliven", value: 100 },
            { name: "ohne Käse", modifier: "subtract", value: 80 },
          ],
        },
        {
          name: "Größe",
          type: "select",
          options: [{ name: "normal" }, { name: "Familie", modifier: "overwrite", value: 2400 }],
        },
        { name: "Wunsch", type: "text", optional: true },
      ],
    },
  });
  const price = (...parts: PricedItem["parts"]) => configuredPrice({ product: pizza, parts });

  it("adds, subtracts and overwrites, whatever the order of the steps", () => {
    expect(price(null, "normal", null)).toBe(1000);
    expect(price(["Rucola", "Oliven"], "normal", "bitte schneiden")).toBe(1250);
    expect(price(["ohne Käse"], "normal")).toBe(920);
    expect(price(["Rucola"], "Familie")).toBe(2550);
    expect(price([], "Gibt es nicht", null)).toBe(1000);
  });

  it("never costs less than nothing", () => {
    const cheap = makeProduct({
      price: 10,
      config: { parts: [{ name: "x", type: "select", options: [{ name: "ab", modifier: "subtract", value: 500 }] }] },
    });
    expect(configuredPrice({ product: cheap, parts: ["ab"] })).toBe(0);
  });

  it("counts hidden prices as zero", () => {
    const options = [
      { name: "Rucola", modifier: "add" as const, value: null },
      { name: "Familie", modifier: "overwrite" as const, value: null },
    ];
    const hidden = { ...pizza, price: null, config: { parts: [{ type: "multiselect", options }] } };
    expect(configuredPrice({ product: hidden, parts: [["Rucola", "Familie"]] })).toBe(0);
    expect(
      calculatePricing({
        items: [{ product: hidden, amount: 2, unit: "piece", parts: [["Rucola"]] }],
        method: "takeaway",
      }),
    ).toMatchObject({ totalGross: 0, taxes: [] });
    expect(basePrice({ price: null, unit: "gram" })).toBeNull();
  });

  it("counts an option once, however often it is named", () => {
    expect(price(["Rucola", "Rucola"], "normal")).toBe(1150);
  });
});

it("gives 0.07 for an order to the chosen organisation", () => expect(DONATION).toBe(7));
