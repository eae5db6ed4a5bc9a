import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { withOptionGroups } from "@tresen/contract/catalog/option-group/resolve";
import { products } from "@tresen/contract/catalog/product.resource";
import type { PlannedContent } from "@tresen/contract/plan/plan.view";
import { expect, test } from "vitest";
import type { Catalogue } from "../shop-queries";
import { shownStore } from "./shown-store";

const META = { version: 1, createdAt: "", updatedAt: "" };
const branch = { id: "brn_1", identifier: "mitte", timeZone: "Europe/Vienna" } as Branch;
const menu = (id: string, availableFrom: string | null, ...ids: string[]): Menu => ({
  ...{ ...META, id, name: id, availableFrom, branches: [{ id: "brn_1" }] },
  catalog: [{ category: "cat_1", products: ids }],
});
const product = (id: string, fields: object = {}) => ({
  ...META,
  id,
  ...withOptionGroups({ product: products.fields.parse({ name: id, price: 900, ...fields }), groups: new Map() }),
});
const catalogue: Catalogue = {
  menus: [menu("now", null, "a", "b"), menu("summer", "2026-07-01", "a")],
  categories: new Map([["cat_1", { ...META, id: "cat_1", name: "Pizza" } as never]]),
  products: new Map(
    [
      product("a"),
      product("b", { isPriceHidden: true, preparation: [{ station: "ofen", minutes: 9 }] }),
      product("c"),
      product("archived", { isArchived: true }),
    ].map((one) => [one.id, one] as const),
  ),
  taxRates: new Map(),
  branches: [branch],
};
const plan = (record: string, at: string, fields: object) =>
  ({ type: "fields", resource: "products", record, at, fields }) as PlannedContent;
const at = (text: string): number => Date.parse(text);

test("the frame gets the menu in force at that time, as the shop would get it", () => {
  const show = (time: string, board = menu("now", null, "a", "b")) =>
    shownStore({ catalogue, plans: [], menu: board, branch, at: at(time) });
  const { store, inForce } = show("2026-06-30T12:00:00+02:00");
  expect(inForce?.id).toBe("now");
  expect(store).toMatchObject({ kind: "store", branch: "mitte", at: at("2026-06-30T12:00:00+02:00") });
  expect(store.products.map(({ id, price, preparation }) => [id, price, preparation])).toEqual([
    ["a", 900, []],
    ["b", null, []],
  ]);
  expect(show("2026-07-01T00:00:00+02:00").inForce?.id).toBe("summer");
});

test("what the board holds is shown before it is saved", () => {
  const board = menu("now", null, "c", "archived");
  const { store } = shownStore({ catalogue, plans: [], menu: board, branch, at: at("2026-06-05T12:00:00Z") });
  expect(store.products.map(({ id }) => id)).toEqual(["c"]);
  expect(catalogue.menus[0]?.catalog[0]?.products).toEqual(["a", "b"]);
});

test("planned changes are those of that time, one after the other", () => {
  const plans = [
    plan("a", "2026-06-20T00:00:00Z", { price: 1200 }),
    plan("a", "2026-06-10T00:00:00Z", { price: 1000, isEnabled: false }),
  ];
  const shown = (time: string) => {
    const [first] = shownStore({ catalogue, plans, menu: menu("now", null, "a"), branch, at: at(time) }).store.products;
    return [first?.price, first?.isEnabled];
  };
  expect(shown("2026-06-09T00:00:00Z")).toEqual([900, true]);
  expect(shown("2026-06-10T00:00:00Z")).toEqual([1000, false]);
  expect(shown("2026-06-25T00:00:00Z")).toEqual([1200, false]);
});
