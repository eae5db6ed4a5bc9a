import { products } from "@tresen/contract/catalog/product.resource";
import { expect, it } from "vitest";
import { fieldsOf } from "../model/schema-fields";
import { recordText } from "./cell-text";

it("a price says what it is for, unless that is a piece", () => {
  const price = fieldsOf(products.fields).find(({ key }) => key === "price");
  const context = { currency: "EUR", labelOf: () => "" };
  const text = (record: object) => price && recordText({ field: price, record: { ...record }, context });
  expect(text({ price: 26, unit: "decagram" })).toBe("0,26\u00a0€ / dag");
  expect(text({ price: 1290, unit: "piece" })).toBe("12,90\u00a0€");
  expect(text({ price: null, unit: "hour" })).toBe("");
});
