import { bundleImage } from "@tresen/contract/bundle/bundle-image";
import { products } from "@tresen/contract/catalog/product.resource";
import { configFields } from "@tresen/contract/config/config";
import { branches } from "@tresen/contract/branch/branch.resource";
import { sites } from "@tresen/contract/site/site.resource";
import type * as z from "zod";
import { describe, expect, it } from "vitest";
import { sortedFields } from "./sorted-fields";

/** The same value with its fields the other way round, at every depth. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([name, inner]) => [name, reversed(inner)]),
      )
    : value;
}

describe("inOrder", () => {
  it.each<[string, z.ZodType, unknown]>([
    [
      "a product",
      products.fields,
      {
        name: "P",
        price: 1,
        images: [{ id: "a", version: 2, extension: "png" }],
        pricing: { quantity: 1, unit: "liter" },
        alternativeUnits: [{ unit: "gram", ratio: 1, minimumQuantity: 1 }],
        schedule: [{ type: "daily" }],
        config: { parts: [{ name: "Größe", type: "select", options: [{ name: "klein", value: 3 }] }] },
      },
    ],
    [
      "a branch",
      branches.fields,
      {
        identifier: "b",
        name: "B",
        openingHours: [{ type: "daily" }],
        deliveryAreas: [{ id: "z", area: "1040" }],
        tags: [{ id: "t" }],
        logo: { id: "a", extension: "png" },
      },
    ],
    ["a configuration", configFields, { logo: { id: "a", extension: "png" } }],
    ["a picture", bundleImage, { id: "a", extension: "svg", data: "data:image/svg+xml;base64,PHN2Zy8+" }],
  ])("gives %s the order of its schema", (_what, schema, input) => {
    const parsed = schema.parse(input);
    expect(JSON.stringify(sortedFields({ schema, value: reversed(parsed) }))).toBe(JSON.stringify(parsed));
  });

  it("sorts fields that the schema does not define by name, and keeps the order of lists", () => {
    const value = sites.fields.parse({
      path: "s",
      name: "S",
      content: { sections: [{ type: "u", value: { b: [{ z: 1, a: null }, 3, 2], a: { d: 1, c: 2 } } }] },
    });
    const text = JSON.stringify(sortedFields({ schema: sites.fields, value }));
    expect(text).toContain(
      '"content":{"sections":[{"type":"u","value":{"a":{"c":2,"d":1},"b":[{"a":null,"z":1},3,2]}}]}',
    );
    expect(JSON.stringify(sortedFields({ schema: sites.fields, value: reversed(value) }))).toBe(text);
  });

  it("leaves out undefined values and unknown fields", () => {
    expect(
      sortedFields({
        schema: products.fields,
        value: { name: "P", former: 1, price: undefined, pricing: { unit: "liter", former: 1 } },
      }),
    ).toEqual({ name: "P", pricing: { unit: "liter" } });
  });
});
