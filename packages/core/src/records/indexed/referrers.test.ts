import { branches } from "@tresen/contract/branch/branch.resource";
import { tables } from "@tresen/contract/branch/table.resource";
import { refs } from "@tresen/contract/kit/schema";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, expect, it } from "vitest";
import { admin, create, createShop, NOW } from "../../../test/shop";
import { refusal } from "../../../test/refusal";
import { metered } from "../../platform/db";
import { createRecord, indexing, removeRecord } from "..";

const of = (resource: unknown): Resource => resource as Resource;
const manyTables: Resource = {
  ...of(tables),
  name: "many-tables",
  fields: of(tables).fields.extend({ others: refs("branches", "Andere").default([]) }),
  list: { filters: [], sortable: ["identifier"], searchable: [] },
  storage: "indexed",
  refersToMany: true,
};
const ids = Array.from({ length: 12 }, (_, index) => `brn${index}`);
const remove = (id: string) =>
  removeRecord({ resource: of(branches), actor: admin, now: NOW, id, referrers: [manyTables], indexing });

beforeAll(async () => {
  await createShop();
  for (const id of ids) await create("branches", { id, identifier: id, name: id });
  for (const [id, others] of [
    ["t1", []],
    ["t2", ids.slice(1)],
  ] as const) {
    const input = { id, identifier: id, branch: "brn0", others: others.map((other) => ({ id: other })) };
    await createRecord({ resource: manyTables, actor: admin, now: NOW, indexing, input });
  }
});

it("a referenced record cannot be removed, which is known without reading the referrers", async () => {
  const { result, use } = await metered(() => refusal(remove("brn0")));
  expect(result).toMatchObject({ code: "record.in_use", message: expect.stringContaining("Tisch „t1“, Tisch „t2“") });
  // The record, the rows that point to it with those of records that point to many, and these records.
  expect(use.operations).toEqual({ GetItem: 1, Query: 2, BatchGetItem: 1 });
  expect(await refusal(remove("brn11"))).toMatchObject({ message: expect.stringContaining("von: Tisch „t2“.") });
});

it("a record without references any more can be removed", async () => {
  await removeRecord({ resource: manyTables, actor: admin, now: NOW, id: "t2", referrers: [], indexing });
  await remove("brn11");
  expect(await refusal(remove("brn0"))).toMatchObject({ message: expect.stringContaining("von: Tisch „t1“.") });
});

it("the check for referrers fails where there are no reference rows", async () => {
  const forgotten = removeRecord({
    resource: of(branches),
    actor: admin,
    now: NOW,
    id: "brn1",
    referrers: [manyTables],
  });
  await expect(forgotten).rejects.toThrow("many-tables is indexed");
  const input = { identifier: "t3", branch: "brn0", others: [] };
  await expect(createRecord({ resource: manyTables, actor: admin, now: NOW, input })).rejects.toThrow("is indexed");
});
