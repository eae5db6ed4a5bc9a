import { products } from "@tresen/contract/catalog/product.resource";
import { sites } from "@tresen/contract/site/site.resource";
import { tables } from "@tresen/contract/branch/table.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, describe, expect, it } from "vitest";
import { admin, anonymous, create, createShop } from "../../test/shop";
import { metered } from "../platform/db";
import { type ListQuery, indexing, listRecords } from ".";

beforeAll(async () => {
  await createShop();
  for (const [index, name] of ["Öl & Essig", "Apfelstrudel", "Überraschung", "apfelsaft", "Zimt"].entries())
    await create("products", {
      id: `list-${index}`,
      name,
      price: 100 * index,
      uid: `A-${index}`,
      isEnabled: index !== 4,
    });
  await create("products", { id: "list-secret", name: "Geheimer Apfel", price: 990, isPriceHidden: true });
});

const of = (resource: unknown): Resource => resource as Resource;
const names = async ({
  query,
  actor = admin,
  resource = of(products),
}: {
  query: ListQuery;
  actor?: typeof admin | typeof anonymous;
  resource?: Resource;
}) => (await listRecords({ resource, actor, query, indexing })).records.map((record) => String(record["name"]));

describe("a list of few", () => {
  it("is searched by the beginnings of words, in any case and spelling", async () => {
    expect(await names({ query: { search: "apfels", sort: "name" } })).toEqual(["apfelsaft", "Apfelstrudel"]);
    expect(await names({ query: { search: "oel ess" } })).toEqual(["Öl & Essig"]);
    expect(await names({ query: { search: "A-3" } })).toEqual(["apfelsaft"]);
    expect(await names({ query: { search: "strudel" } })).toEqual([]);
  });

  it("finds nothing by signs without letters or digits, and everything by spaces", async () => {
    for (const search of ["€", "-", " % & "]) expect(await names({ query: { search } })).toEqual([]);
    expect(await names({ query: { search: "  " } })).toEqual(await names({ query: {} }));
  });

  it("is sorted by a field, also descending, in pages with the total", async () => {
    const query = { search: "apfel", sort: "-price", limit: 2 };
    const first = await listRecords({ resource: of(products), indexing, actor: admin, query });
    expect(first).toMatchObject({ total: 3, records: [{ name: "Geheimer Apfel" }, { name: "apfelsaft" }] });
    const second = await listRecords({
      resource: of(products),
      indexing,
      actor: admin,
      query: { ...query, cursor: first.cursor },
    });
    expect(second).toMatchObject({ total: 3, records: [{ name: "Apfelstrudel" }], cursor: null });
  });

  it("is filtered by values, all of which must hold", async () => {
    expect(await names({ query: { isEnabled: "false", search: "zi" } })).toEqual(["Zimt"]);
    expect(await names({ query: { isEnabled: "true", search: "zi" } })).toEqual([]);
    await create("tables", { identifier: "7", branch: "center" });
    await create("tables", { identifier: "8", branch: "harbor" });
    const { records } = await listRecords({ resource: of(tables), actor: anonymous, query: { branch: "harbor" } });
    expect(records).toMatchObject([{ identifier: "8" }]);
  });

  it("does not reveal hidden fields by its order or its filters", async () => {
    await create("sites", { name: "Entwurf", path: "entwurf", isPublic: false });
    expect(await names({ resource: of(sites), query: { search: "entwurf" } })).toEqual(["Entwurf"]);
    expect(await names({ resource: of(sites), query: { search: "entwurf" }, actor: anonymous })).toEqual([]);
    expect((await names({ query: { sort: "-price" }, actor: anonymous })).indexOf("Geheimer Apfel")).toBeGreaterThan(4);
    expect((await names({ query: { sort: "-price" } })).indexOf("Geheimer Apfel")).toBeLessThan(4);
  });

  it("is searched by a phone number within a text, however it is typed", async () => {
    await create("products", { id: "list-phone", name: "Zustellung, Tel. +43 660 7654321", price: 100, uid: "TEL" });
    for (const search of ["+43 660 7654321", "4321", "0660 7654321", "zustellung 0660/7654321"])
      expect(await names({ query: { search } })).toEqual(["Zustellung, Tel. +43 660 7654321"]);
  });

  it("without search or sort costs only what it returns", async () => {
    const { result, use } = await metered(() =>
      listRecords({ resource: of(products), indexing, actor: admin, query: { limit: 3 } }),
    );
    expect(result.records).toHaveLength(3);
    expect(result.total).toBeUndefined();
    expect(use.calls).toBe(1);
    const all = await listRecords({ resource: of(products), indexing, actor: admin, query: { limit: 500 } });
    expect(all.total).toBe(all.records.length);
  });
});
