import { products } from "@tresen/contract/catalog/product.resource";
import { tags } from "@tresen/contract/catalog/tag.resource";
import { indexKey, wordKey } from "@tresen/contract/kit/list/index-rows";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, expect, it } from "vitest";
import { fill } from "../../../test/records";
import { createShop } from "../../../test/shop";
import { readPartition, batchWrite } from "../../platform/db";
import { type Rebuilt, rebuildIndexes } from "..";

const resource: Resource = products;
const partitions = [
  indexKey({ name: "products", scope: null, order: "name" }),
  indexKey({ name: "products", scope: null, order: "price" }),
  wordKey({ name: "products", scope: null }),
];
const all = async (): Promise<string[]> =>
  (await Promise.all(partitions.map(readPartition))).flat().map(({ pk, sk }) => `${pk} ${sk}`);

beforeAll(async () => {
  await createShop();
  const records = Array.from({ length: 130 }, (_, index) => ({ id: `r${index}`, name: `R ${index}`, price: 1 }));
  await fill({ resource: products, records });
});

it("writes the rows of all records, removes rows without a record, and can be repeated and interrupted", async () => {
  const before = await all();
  const rows = (await Promise.all(partitions.map(readPartition))).flat().map(({ pk, sk }) => ({ pk, sk }));
  await batchWrite(rows.map((key) => ({ delete: key })));
  await batchWrite([{ put: { pk: partitions[0], sk: "r-1#gone" } }, { put: { pk: partitions[2], sk: "alt#r1" } }]);
  const told: (Rebuilt & { after: string | null })[] = [];
  const done = await rebuildIndexes({ resource, onPage: (progress) => told.push(progress) });
  expect(await all()).toEqual(before);
  expect(done).toMatchObject({ records: told.at(-1)?.records, removed: 2 });
  expect(told.map(({ after }) => typeof after)).toEqual(["string", "object"]);
  expect(await rebuildIndexes({ resource })).toEqual({ ...done, removed: 0 });
  const rest = await rebuildIndexes({ resource, after: told[0]?.after ?? "" });
  expect([rest.records, await all()]).toEqual([done.records - 100, before]);
});

it("does nothing for resources without an index", async () => {
  expect(await rebuildIndexes({ resource: tags })).toEqual({ records: 0, rows: 0, removed: 0 });
});
