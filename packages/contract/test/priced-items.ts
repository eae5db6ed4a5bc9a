import fc from "fast-check";
import { makeProduct } from "./fixtures";
import { type PricedItem } from "../src/order/pricing";
import { type Unit } from "../src/catalog/units";

export const rate = fc.constantFrom(0, 0.049, 0.1, 0.13, 0.19, 0.2, 0.25);

export const itemArb: fc.Arbitrary<PricedItem> = fc
  .record({
    price: fc.integer({ min: 0, max: 1_000_000 }),
    tax: rate,
    takeawayTax: rate,
    dineInTax: rate,
    milli: fc.integer({ min: 1, max: 5_000_000 }),
    unit: fc.constantFrom<Unit>("kilogram", "decagram", "gram", "piece"),
  })
  .map(({ milli, unit, ...prices }) => ({
    product: makeProduct({
      ...prices,
      unit: "kilogram",
      alternativeUnits: [{ unit: "decagram" }, { unit: "gram" }, { unit: "piece", ratio: 0.3 }],
    }),
    amount: milli / 1000,
    unit,
    parts: [],
  }));
