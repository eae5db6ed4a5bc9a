import { expect, test } from "vitest";
import { exampleData } from "./example-data";
import { FIELD_KINDS, TEMPLATE_SOURCES, hasRecords } from "./field-kinds";

test.each(TEMPLATE_SOURCES.filter(hasRecords))("the example of the source %s has each of its fields", (source) => {
  const data = exampleData({ source, products: [] });
  const own = Object.keys(FIELD_KINDS[source]).filter((path) => !(path in FIELD_KINDS.none));
  expect(Object.keys(data).sort()).toEqual(own.sort());
  // It cannot be taken for a real one.
  expect(JSON.stringify(data)).toContain("Beispiel");
});

test("an example of an order has the products of the catalogue, and their sum", () => {
  const products = [
    { title: "Margherita", description: "Tomate", note: "", price: 790, isFrom: false },
    { title: "Cola", description: "", note: "", price: 350, isFrom: false },
  ];
  const data = exampleData({ source: "order", products });
  expect(data["order.items"]).toMatchObject([
    { title: "1 × Margherita", price: 790, isFrom: false },
    { title: "2 × Cola", price: 700, isFrom: false },
  ]);
  expect(data["order.total"]).toBe(1490);
});
