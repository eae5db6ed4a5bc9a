import type { Part } from "@tresen/contract/resources/catalog";
import { describe, expect, it } from "vitest";
import { lowestPrice } from "./lowest-price";

const part = (fields: Partial<Part>): Part => ({ name: "", description: "", type: "select", optional: false, options: [], ...fields });
const option = (modifier: "add" | "subtract" | "overwrite", value: number) => ({ name: `${modifier} ${value}`, modifier, value, allergens: [] });
const price = (...parts: Part[]) => lowestPrice({ price: 990, config: { parts } });

describe("lowestPrice", () => {
  it("is the price itself without options", () => {
    expect(price()).toEqual({ cents: 990, isFrom: false });
    expect(price(part({ type: "text" }))).toEqual({ cents: 990, isFrom: false });
  });
  it("takes the cheapest option of a required step", () => {
    expect(price(part({ options: [option("add", 0), option("subtract", 200), option("add", 450), option("overwrite", 2190)] }))).toEqual({ cents: 790, isFrom: true });
    expect(price(part({ options: [option("overwrite", 1200), option("overwrite", 1400)] }))).toEqual({ cents: 1200, isFrom: true });
  });
  it("leaves out what can be left out", () => {
    expect(price(part({ optional: true, options: [option("add", 100)] }))).toEqual({ cents: 990, isFrom: true });
    expect(price(part({ options: [option("add", 0), option("add", 0)] }))).toEqual({ cents: 990, isFrom: false });
  });
});
