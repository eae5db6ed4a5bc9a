import { describe, expect, it } from "vitest";
import { bundleFaults as faults, product } from "../../test/bundle-faults";
import { ALLERGEN_NAMES } from "./allergen/allergen.texts";
import { checkBundle } from "../bundle/bundle";

const ofProduct = (change: object): string[] =>
  faults({ products: [{ ...product, ...change }] }).map((fault) => fault.replace("products.0.", ""));

describe("a valid product", () => {
  it.each([
    {},
    {
      alternativeUnits: [{ unit: "decagram" }, { unit: "piece", ratio: 0.25 }, { unit: "gram", ratio: 0.001 }],
      defaultUnit: "piece",
    },
    { defaultUnit: "kilogram" },
    // What both units measure has its own ratio, which may be said again, rounded too.
    {
      alternativeUnits: [
        { unit: "gram", ratio: 0.001 },
        { unit: "decagram", ratio: 0.01 },
        { unit: "kilogram", ratio: 1 },
      ],
    },
    { unit: "hour", alternativeUnits: [{ unit: "minute", ratio: 0.016667 }] },
    // A day of hire is not the sun's.
    {
      unit: "day",
      alternativeUnits: [
        { unit: "hour", ratio: 0.2 },
        { unit: "minute", ratio: 0.01 },
      ],
    },
    { alternativeUnits: [{ unit: "kilogram" }, { unit: "gram" }] },
    // Without limits of its own at least one step of one.
    { alternativeUnits: [{ unit: "kilogram", minimumQuantity: 1, quantityStepSize: 1 }] },
    {
      minimumQuantity: 0.5,
      maximumQuantity: 5,
      quantityStepSize: 0.5,
      alternativeUnits: [
        {
          unit: "kilogram",
          minimumQuantity: 0.5,
          maximumQuantity: 5,
          quantityStepSize: 0.5,
          calculationModel: "fixed",
        },
      ],
    },
    { minimumQuantity: 0.5, maximumQuantity: 0.5, quantityStepSize: 0.1 },
    {
      minimumQuantity: 0.1,
      maximumQuantity: 2,
      quantityStepSize: 0.05,
      alternativeUnits: [{ unit: "decagram", minimumQuantity: 10, maximumQuantity: 200, quantityStepSize: 5 }],
    },
    { minimumQuantity: 0.1, quantityStepSize: 0.1, alternativeUnits: [{ unit: "gram", maximumQuantity: 100 }] },
    { isLeadTimeEnabled: true, leadTimeType: "minutes", leadTimeValue: 0 },
    { leadTimeType: "days" },
    { maximumQuantity: 5, defaultQuantity: 5 },
    { maximumQuantity: 5, alternativeUnits: [{ unit: "gram" }], defaultUnit: "gram", defaultQuantity: 500 },
    {
      config: {
        parts: [
          { name: "Extras", type: "multiselect", optional: true },
          { name: "Notiz", type: "text" },
          { name: "Größe", type: "select", options: [{ name: "klein" }] },
        ],
      },
    },
  ])("%j", (change) => {
    expect(ofProduct(change)).toEqual([]);
  });
});

describe("an invalid product", () => {
  it.each([
    [
      { alternativeUnits: [{ unit: "gram" }, { unit: "decagram" }, { unit: "gram", ratio: 0.001 }] },
      ["alternativeUnits.2.unit unique"],
    ],
    [{ alternativeUnits: [{ unit: "gram" }, { unit: "piece" }] }, ["alternativeUnits.1.ratio blank"]],
    [{ alternativeUnits: [{ unit: "liter", ratio: null }] }, ["alternativeUnits.0.ratio blank"]],
    [
      {
        unit: "gram",
        alternativeUnits: [
          { unit: "decagram", ratio: 10 },
          { unit: "kilogram", ratio: 5 },
        ],
      },
      ["alternativeUnits.1.ratio invalid"],
    ],
    [
      {
        alternativeUnits: [
          { unit: "gram", ratio: 1000 },
          { unit: "kilogram", ratio: 2 },
        ],
      },
      ["alternativeUnits.0.ratio invalid", "alternativeUnits.1.ratio invalid"],
    ],
    [{ unit: "hour", alternativeUnits: [{ unit: "minute", ratio: 0.25 }] }, ["alternativeUnits.0.ratio invalid"]],
    [{ alternativeUnits: [{ unit: "gram" }], defaultUnit: "piece" }, ["defaultUnit choice"]],
    [
      {
        alternativeUnits: [
          { unit: "gram" },
          { unit: "kilogram", minimumQuantity: 2, maximumQuantity: 4, quantityStepSize: 0.5 },
        ],
      },
      ["minimumQuantity", "maximumQuantity", "quantityStepSize"].map((field) => `alternativeUnits.1.${field} invalid`),
    ],
    [
      { maximumQuantity: 5, alternativeUnits: [{ unit: "kilogram", maximumQuantity: 6 }] },
      ["alternativeUnits.0.maximumQuantity invalid"],
    ],
    [{ minimumQuantity: 5, maximumQuantity: 2 }, ["maximumQuantity too_small"]],
    // Without a minimum it is one step.
    [{ maximumQuantity: 0.5 }, ["maximumQuantity too_small"]],
    [
      { alternativeUnits: [{ unit: "decagram" }, { unit: "gram", minimumQuantity: 500, maximumQuantity: 100 }] },
      ["alternativeUnits.1.maximumQuantity too_small"],
    ],
    // What a unit does not limit itself is limited as the product is.
    [
      { minimumQuantity: 1, alternativeUnits: [{ unit: "gram", maximumQuantity: 500 }] },
      ["alternativeUnits.0.maximumQuantity too_small"],
    ],
    [{ maximumQuantity: 5, defaultQuantity: 6 }, ["defaultQuantity too_big"]],
    [
      {
        maximumQuantity: 5,
        alternativeUnits: [{ unit: "gram", maximumQuantity: 400 }],
        defaultUnit: "gram",
        defaultQuantity: 500,
      },
      ["defaultQuantity too_big"],
    ],
    [{ isLeadTimeEnabled: true }, ["leadTimeType blank", "leadTimeValue blank"]],
    [{ isLeadTimeEnabled: true, leadTimeType: "days", leadTimeValue: null }, ["leadTimeValue blank"]],
    [
      {
        config: {
          parts: [
            { name: "Notiz", type: "text" },
            { name: "Größe", type: "select" },
            { name: "Sorten", type: "multiselect", options: [] },
          ],
        },
      },
      ["config.parts.1.options too_few", "config.parts.2.options too_few"],
    ],
  ])("%j", (change, expected) => {
    expect(ofProduct(change)).toEqual(expected);
  });

  it("is refused with the expected ratio of its units, from the larger one", () => {
    const told = (unit: string, alternative: object): string | undefined =>
      checkBundle({ products: [{ ...product, unit, alternativeUnits: [alternative] }] }).faults[0]?.message;
    expect(told("gram", { unit: "kilogram", ratio: 5 })).toBe(
      "Das widerspricht den Einheiten: 1 Kilogramm entspricht 1.000 Gramm.",
    );
    expect(told("hour", { unit: "minute", ratio: 1 })).toBe(
      "Das widerspricht den Einheiten: 1 Stunde entspricht 60 Minuten.",
    );
  });

  it("is reported with all other faults of the bundle, also of the same record", () => {
    expect(
      faults({
        products: [
          { ...product, minimumQuantity: 5, maximumQuantity: 2 },
          { ...product, id: "q", name: "", isLeadTimeEnabled: true },
        ],
      }),
    ).toEqual([
      "products.0.maximumQuantity too_small",
      "products.1.name blank",
      "products.1.leadTimeType blank",
      "products.1.leadTimeValue blank",
    ]);
  });

  it("is not reported for what only follows from another fault", () => {
    expect(ofProduct({ unit: "kilo", defaultUnit: "gram", alternativeUnits: [{ unit: "piece" }] })).toEqual([
      "unit choice",
    ]);
    expect(
      ofProduct({ alternativeUnits: [{ unit: "gramm" }, { unit: "gram" }, { unit: "gram" }], defaultUnit: "piece" }),
    ).toEqual(["alternativeUnits.0.unit choice", "alternativeUnits.2.unit unique"]);
    expect(ofProduct({ minimumQuantity: "5", maximumQuantity: 2 })).toEqual(["minimumQuantity number"]);
    expect(
      ofProduct({
        alternativeUnits: {},
        defaultUnit: "gram",
        isLeadTimeEnabled: true,
        leadTimeType: "month",
        leadTimeValue: "x",
      }),
    ).toEqual(["alternativeUnits type", "leadTimeType choice", "leadTimeValue number"]);
    expect(
      ofProduct({
        config: { parts: [{ name: "A", type: "select", options: 5 }, { name: "B", type: "select", optional: 1 }, "C"] },
      }),
    ).toEqual(["config.parts.0.options type", "config.parts.1.optional type", "config.parts.2 type"]);
    expect(faults({ products: ["x", null, 5] })).toEqual(["products.0 type", "products.1 blank", "products.2 type"]);
  });

  it("has each option only once in a step, which is checked even when options have other faults", () => {
    const step = {
      name: "Größe",
      type: "select",
      options: [{ name: "klein" }, { name: "groß", value: 1.5 }, { name: " klein " }, { name: "" }, { name: "" }],
    };
    expect(ofProduct({ config: { parts: [step, { ...step, options: [{ name: "klein" }] }] } })).toEqual([
      "config.parts.0.options.1.value number",
      "config.parts.0.options.3.name blank",
      "config.parts.0.options.4.name blank",
      "config.parts.0.options.2.name unique",
    ]);
    expect(
      checkBundle({
        products: [{ ...product, config: { parts: [{ ...step, options: [{ name: "klein" }, { name: "klein" }] }] } }],
      }).faults,
    ).toEqual([
      {
        field: "products.0.config.parts.0.options.1.name",
        code: "validation.unique",
        message:
          "Die Option „klein“ gibt es in diesem Schritt schon. Bitte geben Sie jeder Option einen eigenen Namen.",
      },
    ]);
  });

  it("has no allergens but the declared letters, also in its options", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const unknown = letters.flatMap((letter, index) =>
      Object.hasOwn(ALLERGEN_NAMES, letter) ? [] : [`allergens.${index} choice`],
    );
    expect(ofProduct({ allergens: letters })).toEqual(unknown);
    expect(ofProduct({ isAllergenFree: true })).toEqual([]);
    expect(ofProduct({ isAllergenFree: true, allergens: ["A"] })).toEqual(["isAllergenFree invalid"]);
    const parts = [{ name: "Größe", type: "select", options: [{ name: "klein", allergens: ["G", "XYZ"] }] }];
    expect(ofProduct({ allergens: ["A", "Q"], config: { parts } })).toEqual([
      "allergens.1 choice",
      "config.parts.0.options.0.allergens.1 choice",
    ]);
  });
});
