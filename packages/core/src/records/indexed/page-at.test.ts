import { products } from "@tresen/contract/catalog/product.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, expect, it } from "vitest";
import { fill } from "../../../test/records";
import { refusal } from "../../../test/refusal";
import { admin, createShop } from "../../../test/shop";
import { metered } from "../../platform/db";
import { type ListQuery, indexing, listRecords } from "..";

const resource: Resource = products;
const page = async (query: ListQuery) => {
  const asked = { resource, indexing, actor: admin, query: { limit: 3, search: "ware", ...query } };
  const { result, use } = await metered(() => listRecords(asked));
  return { ids: result.records.map(({ id }) => id), cursor: result.cursor ?? "", calls: use.operations };
};
const COUNT = 8;
const id = (index: number): string => `p${index}`;

beforeAll(async () => {
  await createShop();
  const records = Array.from({ length: COUNT }, (_, index) => ({ id: id(index), name: `Ware ${index}`, price: index }));
  await fill({ resource, records });
});

it.each(["price", "-price"])("a list in the order %s is read back page by page, in the same order", async (sort) => {
  for (const search of ["ware", ""]) {
    const first = await page({ search, sort });
    const second = await page({ search, sort, cursor: first.cursor });
    const third = await page({ search, sort, cursor: second.cursor });
    expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBeGreaterThan(6);
    expect(await page({ search, sort, before: first.cursor })).toMatchObject({ ids: first.ids, cursor: "" });
    const back = await page({ search, sort, before: second.cursor });
    expect(back).toMatchObject({ ids: second.ids, calls: second.calls });
    expect(await page({ search, sort, before: back.cursor })).toMatchObject({ ids: first.ids, cursor: "" });
    // From the boundary that the way back ended at it also goes forwards again.
    expect((await page({ search, sort, cursor: back.cursor })).ids).toEqual(second.ids);
  }
});

it("the end of a list is the beginning of the opposite order, and leads back to where it came from", async () => {
  const last = await page({ sort: "-price" });
  expect(last.ids).toEqual([7, 6, 5].map(id));
  const earlier = await page({ sort: "-price", cursor: last.cursor });
  expect(await page({ sort: "-price", before: last.cursor })).toMatchObject({ ids: last.ids });
  expect(earlier.ids).toEqual([4, 3, 2].map(id));
});

it("a way back needs an order, and a cursor of this very list, and no other cursor", async () => {
  const { cursor } = await page({ sort: "price" });
  for (const query of [{}, { sort: "-price" }, { sort: "price", search: "war" }, { sort: "price", cursor }])
    expect(await refusal(page({ ...query, before: cursor }))).toMatchObject({
      kind: "input",
      details: [{ field: "before", message: "Dieser Wert ist nicht gültig." }],
    });
});
