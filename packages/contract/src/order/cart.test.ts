import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeProduct } from "../../test/fixtures";
import {
  type ConfigurationStep,
  PART_TEXT_LIMIT,
  PART_UPLOAD_LIMIT,
  cartCount,
  cartGross,
  isItemValid,
  isSameProduct,
  partProblem,
} from "./cart";
import { emptyParts, toggleMultiselect, toggleSelect } from "./part-values";
import type { PartValue } from "./pricing";

const step = (type: ConfigurationStep["type"], optional = false): ConfigurationStep => ({
  name: "Schritt",
  type,
  optional,
  options: [{ name: "A" }, { name: "B" }],
});
const TYPES: readonly ConfigurationStep["type"][] = [
  "text",
  "textarea",
  "select",
  "multiselect",
  "image",
  "images",
  "file",
  "files",
];
const BLANKS: readonly (PartValue | undefined)[] = [null, undefined, "", "  ", []];

describe("a configuration step", () => {
  it("that is not optional needs an answer", () => {
    for (const type of TYPES) {
      for (const value of BLANKS) {
        expect(partProblem({ step: step(type), value })).toBe("required");
        expect(partProblem({ step: step(type, true), value })).toBeNull();
      }
    }
  });

  it.each<[ConfigurationStep["type"], PartValue, "too_long" | "invalid" | null]>([
    ["select", "A", null],
    ["select", "C", "invalid"],
    ["select", ["A"], "invalid"],
    ["multiselect", ["A"], null],
    ["multiselect", ["B", "A"], null],
    ["multiselect", ["A", "A"], "invalid"],
    ["multiselect", ["A", "C"], "invalid"],
    ["multiselect", "A", "invalid"],
    ["text", "Alles Gute", null],
    ["text", ["x"], "invalid"],
    ["textarea", "x".repeat(PART_TEXT_LIMIT), null],
    ["textarea", "x".repeat(PART_TEXT_LIMIT + 1), "too_long"],
    ["file", ["upl_1"], null],
    ["image", ["upl_1", "upl_2"], "invalid"],
    ["image", "upl_1", "invalid"],
    ["images", ["upl_1", "upl_2"], null],
    ["files", Array.from({ length: PART_UPLOAD_LIMIT + 1 }, (_, index) => `upl_${index}`), "invalid"],
  ])("%s with %j", (type, value, problem) => {
    expect(partProblem({ step: step(type), value })).toBe(problem);
  });

  it("toggles a chosen option off only when it is optional", () => {
    expect(toggleSelect({ step: step("select"), value: "A", option: "A" })).toBe("A");
    expect(toggleSelect({ step: step("select", true), value: "A", option: "A" })).toBeNull();
    expect(toggleSelect({ step: step("select"), value: "A", option: "B" })).toBe("B");
  });

  it("toggles each of several, kept in the order of the options", () => {
    const multi = step("multiselect");
    expect(toggleMultiselect({ step: multi, value: ["B"], option: "A" })).toEqual(["A", "B"]);
    fc.assert(
      fc.property(fc.subarray(["A", "B"]), fc.constantFrom("A", "B"), (value, option) => {
        const once = toggleMultiselect({ step: multi, value, option });
        expect(Array.isArray(once) && once.includes(option)).toBe(!value.includes(option));
        expect(toggleMultiselect({ step: multi, value: once, option })).toEqual(value);
      }),
    );
  });
});

describe("a cart item", () => {
  const pizza = makeProduct({
    maximumQuantity: 20,
    config: {
      parts: [
        { name: "Größe", type: "select", options: [{ name: "klein" }, { name: "groß" }] },
        { name: "Wunsch", type: "text", optional: true },
      ],
    },
  });
  it("is valid with an orderable quantity and all steps answered", () => {
    const valid = (amount: number, parts: PartValue[], unit: "piece" | "gram" = "piece") =>
      isItemValid({ product: pizza, amount, unit, parts });
    expect(emptyParts(pizza)).toEqual([null, null]);
    expect([
      valid(1, ["klein", null]),
      valid(1, ["klein"]),
      valid(1, emptyParts(pizza)),
      valid(0, ["klein"]),
      valid(21, ["klein"]),
      valid(1.5, ["klein"]),
      valid(Number.NaN, ["klein"]),
      valid(1, ["klein"], "gram"),
    ]).toEqual([true, true, false, false, false, false, false, false]);
  });

  it("is the same product while id, name, description and price are", () => {
    const onSale = { ...pizza };
    expect(isSameProduct(pizza, onSale)).toBe(true);
    expect(isSameProduct(pizza, undefined)).toBe(false);
    for (const change of [{ id: "x" }, { name: "x" }, { description: "x" }, { price: 1 }])
      expect(isSameProduct(pizza, { ...onSale, ...change })).toBe(false);
    expect(isSameProduct(pizza, { ...onSale, images: [] } as typeof onSale)).toBe(true);
  });
});

describe("a cart", () => {
  it("counts weight, volume and length by amount, everything else as 1", () => {
    expect(
      cartCount([
        { amount: 0.1, unit: "kilogram" },
        { amount: 0.2, unit: "liter" },
        { amount: 2, unit: "meter" },
      ]),
    ).toBe(2.3);
    expect(
      cartCount([
        { amount: 5, unit: "piece" },
        { amount: 3, unit: "squareMeter" },
        { amount: 2, unit: "hour" },
        { amount: 4, unit: "serving" },
      ]),
    ).toBe(4);
    expect(cartCount([])).toBe(0);
  });

  it("costs the sum of its positions", () => {
    const item = { product: makeProduct({ price: 333 }), amount: 3, unit: "piece" as const, parts: [] };
    expect([cartGross([]), cartGross([item, item])]).toEqual([0, 1998]);
  });
});
