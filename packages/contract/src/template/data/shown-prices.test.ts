import { expect, test } from "vitest";
import { type Layer, layer } from "../layer/layer";
import { showsPrices } from "./shown-prices";

const box = { x: 0, y: 0, width: 100, height: 40 };
const make = (type: string, property: string, path: string, changes: object = {}, value: object = {}): Layer =>
  layer.parse({ id: "a", type, ...box, bindings: { [property]: { path } }, value: { size: 24, ...value }, ...changes });

test.each<[string, Layer, boolean]>([
  ["a price", make("price", "price", "product.price"), true],
  ["a price in a text", make("text", "text", "product.price"), true],
  ["what is saved, in words", make("text", "text", "product.saving"), true],
  ["the price of a unit", make("price", "unitPrice", "product.unitPrice"), true],
  ["a table with prices", make("table", "rows", "category.products"), true],
  ["a table without them", make("table", "rows", "category.products", {}, { arePricesShown: false }), false],
  ["a name", make("text", "text", "product.name"), false],
  ["a price that is hidden", make("price", "price", "product.price", { isVisible: false }), false],
])("%s", (_, one, told) => {
  const source = one.type === "table" ? "category" : "product";
  expect(showsPrices({ layers: [one], source })).toBe(told);
});

test("a price that was written into the design changes with the template alone", () => {
  const one = layer.parse({ id: "a", type: "price", ...box, value: { size: 24, price: 990 } });
  expect(showsPrices({ layers: [one], source: "product" })).toBe(false);
});
