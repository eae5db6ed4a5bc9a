import { expect, test } from "vitest";
import { valueText } from "./value-text";

const context = { timeZone: "Europe/Vienna", currency: "EUR" };
const data = {
  "product.name": "Zwetschkenknödel",
  "product.price": 990,
  "product.image": { id: "a", version: 1, extension: "jpg" as const, alt: "" },
  "category.products": [
    { isHeading: false, title: "a", description: "", note: "", price: 1, isFrom: false, isStruck: false },
  ],
  "product.uid": "",
  today: "2026-12-24T22:30:00.000Z",
};

test.each([
  ["product.name", "text", "Zwetschkenknödel"],
  ["product.price", "money", "9,90 €"],
  ["product.image", "image", "ein Bild"],
  ["category.products", "rows", "1 Zeile"],
  ["product.uid", "text", "kein Wert"],
  ["today", "date", "24.12.2026"],
  ["product.gtin", "text", null],
] as const)("of %s it says what the picture shows", (path, kind, text) => {
  expect(valueText({ field: { path, kind }, data, ...context })?.replaceAll("\u00a0", " ") ?? null).toBe(text);
});
