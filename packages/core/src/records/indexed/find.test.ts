import { products } from "@tresen/contract/catalog/product.resource";
import { tables } from "@tresen/contract/branch/table.resource";
import { indexKey } from "@tresen/contract/kit/list/index-rows";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, describe, expect, it } from "vitest";
import { admin, anonymous, create, createShop, staff } from "../../../test/shop";
import { createRecord, fill, removeRecord, updateRecord } from "../../../test/records";
import type { Actor } from "../../platform/actor";
import { batchWrite, metered, readPartition } from "../../platform/db";
import { type ListQuery, indexing, listOptions, listRecords } from "..";

const of = (resource: unknown): Resource => resource as Resource;
/** Products with bounds on their prices. */
const goods: Resource = {
  ...of(products),
  list: { filters: ["type", "price", "uid"], sortable: ["name", "price", "uid"], searchable: ["name", "uid"] },
};
const COUNT = 620;
/** Tables as if there were very many of them, found by their branch. */
const manyTables: Resource = {
  ...of(tables),
  name: "many-tables",
  access: { read: "staff", create: "admin", update: "admin", remove: "admin" },
  list: { filters: ["branch"], sortable: ["identifier"], searchable: ["identifier"], leading: ["branch"] },
  storage: "indexed",
};

interface Asked {
  actor?: Actor;
  resource?: Resource;
}
const list = async (query: ListQuery, { actor = admin, resource = goods }: Asked = {}) => {
  const { result, use } = await metered(() => listRecords({ resource, actor, query, indexing }));
  const { records, ...page } = result;
  return { ...page, ids: records.map(({ id }) => id), calls: use.operations };
};
const id = (index: number): string => `p${String(index).padStart(3, "0")}`;

beforeAll(async () => {
  await createShop();
  const records = Array.from({ length: COUNT }, (_, index) => ({
    id: id(index),
    name: `Ware ${index % 2 === 0 ? "gerade" : "ungerade"} ${String(index).padStart(3, "0")}`,
    uid: `N${index}`,
    price: 1000 + index,
    type: index % 100 === 0 ? "bundle" : "simple",
  }));
  await fill({ resource: products, records });
});

describe("a page of an indexed resource", () => {
  it("is one Query of keys and one BatchGetItem, forwards, further on and backwards", async () => {
    const one = { Query: 1, BatchGetItem: 1 };
    const first = await list({ sort: "uid", limit: 3 });
    expect(first).toMatchObject({ ids: expect.any(Array), calls: one });
    const page = await list({ sort: "price", priceFrom: "1000", limit: 3 });
    expect(page).toMatchObject({ ids: [id(0), id(1), id(2)], calls: one });
    const second = await list({ sort: "price", priceFrom: "1000", limit: 3, cursor: page.cursor });
    expect(second).toMatchObject({ ids: [id(3), id(4), id(5)], calls: one });
    const last = await list({ sort: "-price", priceTo: "1619", limit: 2 });
    expect(last).toMatchObject({ ids: [id(619), id(618)], calls: one });
    expect(await list({ sort: "-price", priceTo: "1619", limit: 2, cursor: last.cursor })).toMatchObject({
      ids: [id(617), id(616)],
    });
    expect(await list({ uid: "N7" })).toMatchObject({ calls: { Query: 1 } });
  });

  it("ends at its bounds, and has the total when it read all of them", async () => {
    const query = { sort: "price", priceFrom: "1610", priceTo: "1612" };
    expect(await list(query)).toMatchObject({ ids: [id(610), id(611), id(612)], cursor: null, total: 3 });
    const page = await list({ ...query, limit: 2 });
    expect(page.total).toBeUndefined();
    expect(await list({ ...query, limit: 2, cursor: page.cursor })).toMatchObject({ ids: [id(612)], cursor: null });
  });

  it("of a rare word is found by words, sorted in memory and counted", async () => {
    expect(await list({ search: "61 ware", sort: "-price" })).toMatchObject({
      ids: Array.from({ length: 10 }, (_, index) => id(619 - index)),
      total: 10,
    });
    // The first of the words might be written with an umlaut.
    expect(await list({ search: "ware n617" })).toMatchObject({ ids: [id(617)], calls: { Query: 3, BatchGetItem: 1 } });
    const page = await list({ search: "gerade", limit: 4 });
    expect(page).toMatchObject({ ids: [id(0), id(2), id(4), id(6)], total: 310 });
    expect(await list({ search: "gerade", limit: 4, cursor: page.cursor })).toMatchObject({
      ids: [id(8), id(10), id(12), id(14)],
    });
  });

  it("of signs alone finds nothing, without reading", async () => {
    expect(await list({ search: "€" })).toMatchObject({ ids: [], cursor: null, total: 0, calls: {} });
  });

  it("of a frequent word reads a limited number of keys, and returns each record once", async () => {
    const seen: string[] = [];
    let query: ListQuery = { search: "ware", limit: 100, type: "bundle" };
    for (let page = 0; page < 10; page += 1) {
      const { ids, cursor, calls, total } = await list(query);
      expect(total).toBeUndefined();
      expect(calls["BatchGetItem"]).toBeLessThanOrEqual(5);
      seen.push(...ids);
      if (cursor === null) break;
      query = { ...query, cursor };
    }
    expect(seen).toEqual([0, 100, 200, 300, 400, 500, 600].map(id));
    expect((await list({ search: "ware", sort: "-price", limit: 2 })).ids).toEqual([id(619), id(618)]);
  });

  it("of a filter without index rows reads on until it is full", async () => {
    const query = { type: "bundle", sort: "price", limit: 50 };
    const matching = [0, 100, 200, 300, 400, 500, 600].map(id);
    const whole = await list(query);
    expect(whole).toMatchObject({ ids: matching, cursor: null, total: 7 });
    // Five reads of a hundred, and a larger one.
    expect(whole.calls["Query"]).toBe(6);
    // The last three of three hundred.
    const few = await list({ ...query, priceFrom: "1301", priceTo: "1600" });
    expect(few).toMatchObject({ ids: matching.slice(4), cursor: null, calls: { Query: 3 } });
    const part = await list({ ...query, limit: 4 });
    expect(part.ids).toEqual(matching.slice(0, 4));
    expect((await list({ ...query, limit: 4, cursor: part.cursor })).ids).toEqual(matching.slice(4));
  });

  it("of a filter ends after a limited number of keys, and goes on where it ended", async () => {
    const options = { filters: ["branch"], sortable: ["identifier"], searchable: [] };
    const resource: Resource = { ...manyTables, name: "sifted-tables", list: options };
    for (const input of [
      { id: "first", identifier: "A" },
      { id: "last", identifier: "Z" },
    ])
      await createRecord({ resource, actor: admin, input: { ...input, branch: "center" } });
    const pk = indexKey({ name: resource.name, scope: null, order: "identifier" });
    const keys = Array.from({ length: 2400 }, (_, index) => ({ put: { pk, sk: `m${10_000 + index}#gone${index}` } }));
    await batchWrite(keys);
    const first = await list({ branch: "center" }, { resource });
    expect(first).toMatchObject({ ids: ["first"], cursor: expect.any(String), calls: { Query: 8 } });
    const second = await list({ branch: "center", cursor: first.cursor }, { resource });
    expect(second).toMatchObject({ ids: ["last"], cursor: null });
  });

  it("of several branches is read from their rows, each record once", async () => {
    const asked = { resource: manyTables, actor: admin };
    await create("branches", { id: "elsewhere", identifier: "elsewhere", name: "Anderswo" });
    for (const [index, branch] of ["center", "harbor", "center", "elsewhere"].entries())
      await createRecord({ ...asked, input: { id: `t${index}`, identifier: `${9 - index}`, branch } });
    expect(await list({ branch: "center" }, asked)).toMatchObject({ ids: ["t2", "t0"], total: 2 });
    const actor = staff("ROLE_MANAGER", "center", "harbor");
    expect(await list({}, { ...asked, actor })).toMatchObject({ ids: ["t2", "t1", "t0"], calls: { Query: 2 } });
    expect(await list({ limit: 2, sort: "-identifier" }, { ...asked, actor })).toMatchObject({ ids: ["t0", "t1"] });
    expect(await list({ search: "7" }, { ...asked, actor })).toMatchObject({ ids: ["t2"] });
    expect(await list({ branch: "elsewhere" }, { ...asked, actor })).toMatchObject({ ids: [] });
  });

  it("shows a changed record at its new position, and no removed one", async () => {
    const made = await create("products", { id: "moved", name: "Aal", price: 5 });
    const stale = indexKey({ name: "products", scope: null, order: "price" });
    const at = async () => (await readPartition(stale)).filter(({ sk }) => sk.endsWith("#moved")).length;
    expect(await list({ priceTo: "9", sort: "price" })).toMatchObject({ ids: ["moved"] });
    const changed = await updateRecord({ resource: products, actor: admin, id: "moved", input: { ...made, price: 6 } });
    expect([await at(), (await list({ priceFrom: "6", priceTo: "6" })).ids]).toEqual([1, ["moved"]]);
    expect((await list({ priceFrom: "5", priceTo: "5" })).ids).toEqual([]);
    await updateRecord({ resource: products, actor: admin, id: "moved", input: { ...changed, isPriceHidden: true } });
    expect(await at()).toBe(2);
    expect((await list({ priceTo: "9", sort: "price" }, { actor: anonymous })).ids).toEqual([]);
    expect((await list({ sort: "price", limit: 1 }, { actor: anonymous })).ids).toEqual(["moved"]);
    expect((await list({ priceTo: "9", sort: "price" })).ids).toEqual(["moved"]);
    await removeRecord({ resource: products, actor: admin, id: "moved" });
    expect([await at(), (await list({ search: "aal" })).ids]).toEqual([0, []]);
  });

  it("of options costs only what it returns", async () => {
    const asked = { resource: of(products), actor: admin, referrers: [], indexing };
    const pick = async (query: { search?: string; cursor?: string }) => {
      const { result, use } = await metered(() => listOptions({ ...asked, query }));
      return { ...result, calls: use.operations };
    };
    const first = await pick({});
    expect(first.calls).toEqual({ Query: 1, BatchGetItem: 1 });
    expect(first.options).toHaveLength(20);
    expect((await pick({ cursor: first.cursor ?? "" })).options).toHaveLength(20);
    expect((await pick({ search: "ware n617" })).options).toMatchObject([{ id: id(617) }]);
    const common = await pick({ search: "ware" });
    expect([common.options.length, typeof common.cursor]).toEqual([20, "string"]);
  });

  it("of a frequent word that the first keys in the order do not have is in the order of words, and back", async () => {
    const late = Array.from({ length: 510 }, (_, index) => ({
      id: `z${String(index).padStart(3, "0")}`,
      name: `Zuletzt ${String(index).padStart(3, "0")}`,
      price: 5000,
    }));
    await fill({ resource: products, records: late });
    const query = { search: "zuletzt", sort: "name", limit: 3 };
    const [first, second, third] = [0, 3, 6].map((from) => late.slice(from, from + 3).map((each) => each.id));
    const start = await list(query);
    expect(start.ids).toEqual(first);
    const further = await list({ ...query, cursor: start.cursor });
    expect(further.ids).toEqual(second);
    const last = await list({ ...query, cursor: further.cursor });
    expect(last.ids).toEqual(third);
    expect((await list({ ...query, before: last.cursor })).ids).toEqual(third);
    expect((await list({ ...query, before: further.cursor })).ids).toEqual(second);
    expect((await list({ ...query, sort: "-price" })).ids).toEqual(["z509", "z508", "z507"]);
  });

  it("of a filter is not empty while a record that matches follows, however many do not", async () => {
    const rare = { id: "rare", name: "Selten", price: 9000, type: "configurable" };
    await fill({ resource: products, records: [rare, { ...rare, id: "rarer", price: 9001 }] });
    const query = { type: "configurable", sort: "price", limit: 1 };
    const first = await list(query);
    expect(first.ids).toEqual(["rare"]);
    // Five reads of a hundred, and then larger ones.
    expect(first.calls["Query"]).toBeLessThanOrEqual(7);
    expect((await list({ ...query, cursor: first.cursor })).ids).toEqual(["rarer"]);
    expect(await list({ ...query, sort: "-price", limit: 5 })).toMatchObject({ ids: ["rarer", "rare"] });
  });
});
