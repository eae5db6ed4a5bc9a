import { readPageShop } from "@tresen/contract/page/shop";
import { branches } from "@tresen/contract/branch/branch.resource";
import { categories } from "@tresen/contract/catalog/category.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { configFields } from "@tresen/contract/config/config";
import { expect, test } from "vitest";
import { firstView } from "./first-view";

const meta = { version: 1, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" };
const away = { isEnabled: false, isVisibleWhenUnavailable: true };
const branch = { ...branches.fields.parse({ identifier: "wieden", name: "Wieden" }), id: "brn_wieden", ...meta };
const closed = {
  ...branches.fields.parse({ identifier: "zu", name: "Zugesperrt", isPublic: false }),
  id: "brn_zu",
  ...meta,
};
const category = (id: string, fields: object) => ({ ...categories.fields.parse({ name: id, ...fields }), id, ...meta });
const product = (id: string, fields: object = {}) => ({
  ...products.fields.parse({ name: id, price: 990, tax: 0.1, takeawayTax: 0.1, dineInTax: 0.1, ...fields }),
  id,
  ...meta,
});
const catalog = [
  { category: "Nachtkarte", products: ["Suppe"] },
  { category: "Öfen", products: ["Ausverkauft", "Margherita"] },
];
const shop = readPageShop([
  { url: "config", data: configFields.parse({ shopName: "Glut", enablePluginCategoryBar: true }) },
  { url: "branches", data: [closed, branch] },
  {
    url: "menus",
    data: [{ id: "m", name: "Karte", availableFrom: null, branches: [{ id: branch.id }], catalog, ...meta }],
  },
  { url: "categories", data: [category("Nachtkarte", away), category("Öfen", {})] },
  { url: "products", data: [product("Ausverkauft", away), product("Margherita"), product("Suppe")] },
]);

test("the first view has the screen's order: unavailable products below available ones", () => {
  const now = Date.parse("2026-06-05T18:30:00+02:00");
  const menu = firstView({ route: { name: "branch", branch }, shop, now }) ?? "";
  expect(menu.match(/Nachtkarte|Öfen|Ausverkauft|Margherita|Suppe/g)).toEqual([
    "Öfen",
    "Nachtkarte",
    "Öfen",
    "Margherita",
    "Ausverkauft",
    "Nachtkarte",
    "Suppe",
  ]);
  expect(firstView({ route: { name: "division" }, shop, now })).toMatch(/Wieden.*Zugesperrt/);
});
