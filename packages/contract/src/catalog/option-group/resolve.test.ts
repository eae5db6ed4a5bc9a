import { describe, expect, it } from "vitest";
import { at, makeContext, makeDraft, makeProduct } from "../../../test/fixtures";
import { bundleFaults, product as bare } from "../../../test/bundle-faults";
import { positionAllergens } from "../allergen/position-allergens";
import { checkOrder } from "../../order/checkout/checkout";
import { positionMinutes } from "../../order/preparation/begin";
import { lowestPrice } from "../price/lowest-price";
import { products } from "../product.resource";
import { optionGroups } from "./option-group.resource";
import { ownParts, withOptionGroups } from "./resolve";

const toppings = optionGroups.fields.parse({
  identifier: "toppings",
  name: "Beläge",
  description: "Höchstens vier.",
  type: "multiselect",
  options: [
    { name: "Ei", value: 150, allergens: ["C"], preparationMinutes: 4 },
    { name: "Speck", value: 200 },
    { name: "Rabatt", modifier: "subtract", value: 100 },
  ],
});
const groups = new Map([["opg_1", toppings]]);
const step = { name: "Belag", group: "opg_1", optional: true, without: ["Rabatt"] };
const size = { name: "Größe", type: "select" as const, options: [{ name: "Groß" }] };
const stored = {
  ...products.fields.parse({ name: "Pizza", price: 1000, type: "configurable", config: { parts: [size, step] } }),
  ...{ id: "pizza", version: 1, createdAt: "", updatedAt: "" },
};
const product = withOptionGroups({ product: stored, groups });

describe("a step with a group", () => {
  it("is an ordinary one with the group's options but for those left out, and its own name and optional", () => {
    const plain = products.fields.parse({ name: "Pizza", price: 1000, config: { parts: [size] } }).config.parts[0];
    expect(product.config.parts).toEqual([
      plain,
      {
        name: "Belag",
        description: "Höchstens vier.",
        type: "multiselect",
        optional: true,
        options: toppings.options.slice(0, 2),
      },
    ]);
    expect(Object.keys(product.config.parts[0] ?? {})).toEqual(Object.keys(plain ?? {}));
  });

  it("says which group it has to those who edit the product, and stores only what is its own", () => {
    const edited = withOptionGroups({ product: stored, groups, isEdited: true });
    expect(edited.config.parts[1]).toEqual({ ...product.config.parts[1], group: "opg_1", without: ["Rabatt"] });
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...fields } = edited;
    expect(ownParts(products.fields.parse(fields).config.parts)).toEqual(stored.config.parts);
  });

  it("of a group that is gone offers nothing, and what has to be chosen is not sold", () => {
    const parts = [{ ...step, optional: false }];
    const gone = withOptionGroups({
      product: { ...stored, config: products.fields.shape.config.parse({ parts }) },
      groups: new Map(),
    });
    expect(gone.config.parts[0]).toMatchObject({ type: "select", options: [] });
    const context = makeContext({ products: [{ ...gone, id: "margherita" }] });
    const item = { amount: 1, unit: "piece" as const, product: "margherita", parts: ["Ei"] };
    const { errors } = checkOrder({ draft: makeDraft({ items: [item] }), context });
    expect(errors).toEqual([expect.objectContaining({ field: "items.0.parts.0" })]);
  });

  it("is priced, declared and prepared like any other", () => {
    const parts = [{ name: "Belag", value: ["Ei"] }];
    expect(lowestPrice(product)).toEqual({ cents: 1000, isFrom: true });
    expect(positionAllergens({ product, parts })).toEqual(["C"]);
    const preparation = [{ station: "ofen", minutes: 5, minutesPerUnit: 0 }];
    const item = { amount: 1, unit: "piece" as const, parts };
    expect(positionMinutes({ item, product: { ...product, preparation } })).toEqual([{ station: "ofen", minutes: 9 }]);
  });

  it("shows the public neither hidden values nor minutes, nor that it shares its options", () => {
    const { config } = withOptionGroups({ product: stored, groups, isEdited: true });
    const edited = { ...stored, config: products.fields.shape.config.parse(config) };
    const view = products.publish?.({ ...edited, isPriceHidden: true });
    expect(view).toMatchObject({
      config: { parts: [{}, { options: [{ name: "Ei", value: null }, { value: null }] }] },
    });
    expect(JSON.stringify(view)).not.toMatch(/preparationMinutes|opg_1|Rabatt/);
    const shown = products.publish?.(edited);
    expect(JSON.stringify(shown)).toContain('"value":150');
    expect(JSON.stringify(shown)).not.toMatch(/preparationMinutes|opg_1|Rabatt/);
  });
});

describe("an order", () => {
  const ordered = (chosen: string[], options: object[] = toppings.options) => {
    const renamed = optionGroups.fields.parse({ ...toppings, options });
    const sold = makeProduct(
      { name: "Pizza", price: 1000, type: "configurable", config: { parts: [step] } },
      new Map([["opg_1", renamed]]),
    );
    const item = { amount: 1, unit: "piece" as const, product: sold.id, parts: [chosen] };
    const context = makeContext({ products: [sold], now: at("2026-06-05T18:30:00+02:00") });
    return checkOrder({ draft: makeDraft({ items: [item] }), context });
  };

  it("is made with the options of the group, at their prices", () => {
    expect(ordered(["Ei", "Speck"])).toMatchObject({ errors: [], pricing: { gross: 1350 } });
  });

  it("with an option that was renamed, removed or left out is told so, and not sold without it", () => {
    const fault = { field: "items.0.parts.0", code: "order.part_invalid" };
    expect(ordered(["Ei"], [{ name: "Spiegelei" }]).errors).toEqual([expect.objectContaining(fault)]);
    expect(ordered(["Ei", "Rabatt"]).errors).toEqual([expect.objectContaining(fault)]);
    expect(ordered(["Spiegelei"], [{ name: "Spiegelei", value: 150 }]).errors).toEqual([]);
  });
});

describe("faults", () => {
  const group = { id: "opg_1", identifier: "toppings", name: "Beläge", type: "multiselect", options: [{ name: "Ei" }] };
  const faults = (part: object, options: object[] = group.options): string[] =>
    bundleFaults({
      "option-groups": [{ ...group, options }],
      products: [{ ...bare, type: "configurable", config: { parts: [{ name: "Belag", ...part }] } }],
    });

  it("of a step: neither kind nor group, an unknown group, a name left out twice or without a group", () => {
    expect(faults({ group: "opg_1" })).toEqual([]);
    expect(faults({ type: "text" })).toEqual([]);
    expect(faults({})).toEqual(["products.0.config.parts.0.type blank"]);
    expect(faults({ group: "opg_9" })).toEqual(["products.0.config.parts.0.group reference"]);
    expect(faults({ group: "opg_1", without: ["Ei", "Ei"] })).toEqual(["products.0.config.parts.0.without.1 unique"]);
    expect(faults({ type: "text", without: ["Ei"] })).toEqual(["products.0.config.parts.0.without unexpected_field"]);
  });

  it("of a group: no options, one twice, an unknown allergen", () => {
    expect(faults({ group: "opg_1" }, [])).toEqual(["option-groups.0.options too_few"]);
    expect(faults({ group: "opg_1" }, [{ name: "Ei" }, { name: "Ei" }])).toEqual([
      "option-groups.0.options.1.name unique",
    ]);
    expect(faults({ group: "opg_1" }, [{ name: "Ei", allergens: ["Z"] }])).toEqual([
      "option-groups.0.options.0.allergens.0 choice",
    ]);
  });
});
