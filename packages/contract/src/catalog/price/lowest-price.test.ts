import { type PartValue, configuredPrice } from "@tresen/contract/order/pricing";
import type { Part } from "@tresen/contract/catalog/option-group/part-fields";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestPrice } from "./lowest-price";

const part = (fields: Partial<Part>): Part => ({
  name: "",
  description: "",
  type: "select",
  optional: false,
  options: [],
  ...fields,
});
const option = (modifier: "add" | "subtract" | "overwrite", value: number) => ({
  name: `${modifier} ${value}`,
  modifier,
  value,
  allergens: [],
});
const price = (...parts: Part[]) => lowestPrice({ price: 990, config: { parts } });

/** All possible answers, step by step. */
function everyAnswer(parts: readonly Part[]): PartValue[][] {
  return parts.reduce<PartValue[][]>(
    (known, { type, optional, options }) => {
      const names = options.map(({ name }) => name);
      const subsets = names.reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);
      const answers: PartValue[] =
        type === "select"
          ? [...names, ...(optional ? [null] : [])]
          : type === "multiselect"
            ? subsets.filter((set) => optional || set.length > 0)
            : [null];
      return known.flatMap((before) => answers.map((answer) => [...before, answer]));
    },
    [[]],
  );
}

describe("lowestPrice", () => {
  it("is the price itself without options", () => {
    expect(price()).toEqual({ cents: 990, isFrom: false });
    expect(price(part({ type: "text" }))).toEqual({ cents: 990, isFrom: false });
  });
  it("takes the cheapest option of a required step", () => {
    expect(
      price(
        part({ options: [option("add", 0), option("subtract", 200), option("add", 450), option("overwrite", 2190)] }),
      ),
    ).toEqual({ cents: 790, isFrom: true });
    expect(price(part({ options: [option("overwrite", 1200), option("overwrite", 1400)] }))).toEqual({
      cents: 1200,
      isFrom: true,
    });
  });
  it("is the lowest price of all possible configurations", () => {
    const options = fc.array(
      fc.record({ modifier: fc.constantFrom("add", "subtract", "overwrite"), value: fc.integer({ min: 0, max: 500 }) }),
      { minLength: 1, maxLength: 3 },
    );
    const parts = fc.array(
      fc.record({ type: fc.constantFrom("select", "multiselect", "text"), optional: fc.boolean(), options }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(parts, (steps) => {
        const config = {
          parts: steps.map((step) =>
            part({
              ...step,
              options: step.options.map((choice, index) => ({ ...choice, name: String(index), allergens: [] })),
            } as Partial<Part>),
          ),
        };
        const product = { price: 990, config, deposit: 0 };
        const prices = everyAnswer(config.parts).map((answers) =>
          configuredPrice({ product: { ...product } as never, parts: answers }),
        );
        expect(lowestPrice(product)).toEqual({
          cents: Math.min(...prices),
          isFrom: Math.max(...prices) > Math.min(...prices),
        });
      }),
    );
  });
  it("leaves out what can be left out", () => {
    expect(price(part({ optional: true, options: [option("add", 100)] }))).toEqual({ cents: 990, isFrom: true });
    expect(price(part({ options: [option("add", 0), option("add", 0)] }))).toEqual({ cents: 990, isFrom: false });
  });
});
