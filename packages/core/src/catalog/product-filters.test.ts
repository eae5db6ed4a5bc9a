import { products } from "@tresen/contract/catalog/product.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, expect, it } from "vitest";
import { fill } from "../../test/records";
import { admin, NOW, create, createShop } from "../../test/shop";
import { metered } from "../platform/db";
import { type ListQuery, indexing, listRecords } from "../records";
import { productIdsFor } from ".";

const resource: Resource = products;
const COUNT = 620;
const id = (index: number): string => `f${String(index).padStart(3, "0")}`;
const ids = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, index) => id(from + index));
const list = async (query: ListQuery) => {
  const asked = {
    resource,
    indexing,
    actor: admin,
    idsFor: productIdsFor,
    now: NOW,
    query: { limit: 3, sort: "price", ...query },
  };
  const { result, use } = await metered(() => listRecords(asked));
  return { ...result, ids: result.records.map((record) => record.id), calls: use.operations };
};

beforeAll(async () => {
  await createShop();
  const records = ids(0, COUNT).map((each, index) => ({ id: each, name: `Ware ${index}`, price: 5000 + index }));
  await fill({ resource, records });
  for (const category of ["hot", "cold"]) await create("categories", { id: category, name: category });
  const menu = (name: string, branch: string, catalog: { category: string; products: string[] }[]) =>
    create("menus", { id: name, name, branches: [{ id: branch }], catalog });
  await menu("noon", "center", [
    { category: "hot", products: ids(0, 4) },
    { category: "cold", products: ids(4, 6) },
  ]);
  await menu("evening", "harbor", [{ category: "hot", products: ids(10, 560) }]);
});

it("products are found by the menu, the category and the branch that have them, and all of it at once", async () => {
  expect(await list({ menu: "noon", sort: "-price" })).toMatchObject({ ids: [id(5), id(4), id(3)], total: 6 });
  expect(await list({ category: "cold" })).toMatchObject({ ids: [id(4), id(5)], total: 2, cursor: null });
  expect(await list({ category: "hot", branch: "center", limit: 9 })).toMatchObject({ ids: ids(0, 4) });
  expect(await list({ menu: "noon", category: "hot", search: "ware 2", priceTo: "5002" })).toMatchObject({
    ids: [id(2)],
  });
  expect(await list({ menu: "noon", branch: "harbor" })).toMatchObject({ ids: [], total: 0 });
});

it("few are read at once; of many only keys are read until a page is full, forwards and back", async () => {
  expect((await list({ menu: "noon" })).calls).toEqual({ Query: 1, BatchGetItem: 1 });
  const first = await list({ menu: "evening" });
  expect(first).toMatchObject({ ids: ids(10, 13) });
  expect(first.total).toBeUndefined();
  const second = await list({ menu: "evening", cursor: first.cursor });
  expect(second.ids).toEqual(ids(13, 16));
  expect((await list({ menu: "evening", before: second.cursor })).ids).toEqual(ids(13, 16));
  expect((await list({ menu: "evening", search: "ware 559" })).ids).toEqual([id(559)]);
});

it("a cursor belongs to its derived filters too", async () => {
  const { cursor } = await list({ menu: "evening" });
  await expect(list({ category: "hot", cursor })).rejects.toThrow("Dieser Wert ist nicht gültig.");
  await expect(list({ cursor })).rejects.toThrow("Dieser Wert ist nicht gültig.");
});

it("a derived filter is never taken for none", async () => {
  const asked = { resource, indexing, actor: admin, query: { menu: "noon" } };
  await expect(listRecords(asked)).rejects.toThrow("derived filters");
});
