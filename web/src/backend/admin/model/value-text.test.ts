import { configFields } from "@tresen/contract/config/config";
import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import type { Field } from "./field";
import { fieldsOf } from "./schema-fields";
import { referencesIn, valueText } from "./value-text";

const context = { currency: "EUR", labelOf: (name: string, id: string) => `${name}:${id}`, zone: "Europe/London" };
const fieldOf = (fields: readonly Field[], key: string): Field => {
  const found = fields.find((field) => field.key === key);
  if (!found) throw new Error(`No field ${key}`);
  return found;
};
const branch = fieldsOf(resources.branches.fields);
const menu = fieldsOf(resources.menus.fields);
const product = fieldsOf(resources.products.fields);
const text = (fields: readonly Field[], key: string, value: unknown) =>
  valueText({ field: fieldOf(fields, key), value, context });

describe("the text of a value", () => {
  it("tells parts by their titles and in the form's words", () => {
    const area = { id: "are_1", area: "Innen", price: 290, minimumOrderValue: 1000 };
    expect(text(branch, "deliveryAreas", [area])).toMatch(/^Liefergebiet: Innen; .*2,90/);
    expect(text(branch, "deliveryAreas", [area])).not.toContain("are_1");
    expect(
      text(
        branch,
        "deliveryAreas",
        Array.from({ length: 5 }, () => area),
      ),
    ).toBe("5 Einträge");
    expect(text(branch, "openingHours", [{ type: "daily", from: "10:00", to: "22:00" }])).toBe("Täglich 10:00–22:00");
  });

  it("names referenced records", () => {
    const catalog = [{ category: "cat_1", products: ["prd_1", "prd_2"] }];
    expect(text(menu, "catalog", catalog)).toContain("categories:cat_1");
    expect(referencesIn({ field: fieldOf(menu, "catalog"), value: catalog })).toEqual([
      { name: "categories", id: "cat_1" },
      { name: "products", id: "prd_1" },
      { name: "products", id: "prd_2" },
    ]);
    expect(referencesIn({ field: fieldOf(menu, "branches"), value: [{ id: "brn_1" }] })).toEqual([
      { name: "branches", id: "brn_1" },
    ]);
    expect(referencesIn({ field: fieldOf(product, "name"), value: "prd_1" })).toEqual([]);
  });

  it("tells pictures by their alternative text, and instants in the given time zone", () => {
    const logo = fieldOf(fieldsOf(configFields), "logo");
    const image = { id: "img_1", version: 1, extension: "png" };
    expect(valueText({ field: logo, value: { ...image, alt: "Unser Logo" }, context })).toBe("Unser Logo");
    expect(valueText({ field: logo, value: image, context })).toBe("Bild");
    expect(text(branch, "orderableFrom", "2026-06-05T10:00:00.000Z")).toBe("05.06.2026 11:00");
  });

  it("is empty for nothing", () => {
    for (const value of [null, undefined, "", []]) expect(text(branch, "deliveryAreas", value)).toBe("");
  });
});
