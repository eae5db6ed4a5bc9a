import { type Product, products } from "@tresen/contract/catalog/product.resource";
import { expect, test } from "vitest";
import { repeatedItems } from "./phone-entry";

const step = (name: string, type: string) => ({
  name,
  type,
  optional: true,
  options: [{ name: "groß" }, { name: "klein" }],
});
const at = "2026-06-05T16:30:00.000Z";

function product(id: string, parts: object[]) {
  const fields = products.fields.parse({ name: id, price: 900, config: { parts } });
  return [id, { id, version: 1, createdAt: at, updatedAt: at, ...fields } as object as Product] as const;
}
const known = new Map([
  product("prd_pizza", [step("Größe", "select"), step("Beilagen", "multiselect"), step("Foto", "file")]),
  product("prd_cola", []),
]);
const sold = (id: string, amount: number, parts: object[] = []) => ({ product: id, amount, unit: "piece", parts });
const repeated = (...items: object[]) =>
  repeatedItems({
    offer: { products: known },
    order: { items } as object as Parameters<typeof repeatedItems>[0]["order"],
  });

test("what was ordered is ordered again, with the answers found by the names of their steps", () => {
  const parts = [
    { name: "Beilagen", type: "multiselect", value: ["groß"] },
    { name: "Größe", type: "select", value: "klein" },
  ];
  expect(repeated(sold("prd_pizza", 2, parts), sold("prd_cola", 1))).toEqual([
    { key: 0, product: "prd_pizza", amount: 2, unit: "piece", parts: ["klein", ["groß"], null] },
    { key: 1, product: "prd_cola", amount: 1, unit: "piece", parts: [] },
  ]);
});

test("files, removed positions, products that are gone and answers to other steps are left out", () => {
  const parts = [
    { name: "Foto", type: "file", value: "upl_1", uploads: [{ id: "upl_1" }] },
    // The step is of another kind now, and this one is gone.
    { name: "Größe", type: "text", value: "klein" },
    { name: "Rand", type: "select", value: "dünn" },
  ];
  expect(repeated(sold("prd_gone", 1), sold("prd_cola", 0), sold("prd_pizza", 1, parts))).toEqual([
    { key: 2, product: "prd_pizza", amount: 1, unit: "piece", parts: [null, null, null] },
  ]);
});
