import { sites } from "@tresen/contract/site/site.resource";
import type { Resource } from "@tresen/contract/kit/resource";
import { beforeAll, expect, it } from "vitest";
import { NOW, admin } from "../../test/shop";
import { createRecord, indexing, listRecords } from ".";

const LETTERS = 100_000;
const COUNT = 45;
/** What a page may take, which 39 of these texts fit into. */
const MOST = 4_000_000;
const small: Resource = { ...(sites as Resource), name: "large-sites" };
const indexed: Resource = { ...small, name: "large-indexed-sites", storage: "indexed" };
const numbered = (index: number): string => `seite-${String(index).padStart(2, "0")}`;

beforeAll(async () => {
  for (const resource of [small, indexed])
    for (let index = 0; index < COUNT; index += 1) {
      const id = numbered(index);
      const input = { id, path: id, name: id, type: "simple", isPublic: true, content: { text: "a".repeat(LETTERS) } };
      await createRecord({ resource, actor: admin, now: NOW, indexing, input });
    }
}, 60_000);

it.each([
  ["by their ids", small, {}],
  ["all of which are read", small, { sort: "name" }],
  ["by their ids, of an indexed resource", indexed, {}],
  ["in an order of an indexed resource", indexed, { sort: "name" }],
  ["found by a word of an indexed resource", indexed, { search: "seite", sort: "name" }],
])("a page of large records %s fits into an answer, and the next one continues", async (_, resource, asked) => {
  const pages: number[] = [];
  const ids: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: Record<string, unknown> = { ...asked, limit: 500, cursor };
    const page = await listRecords({ resource, actor: admin, query, indexing });
    expect(JSON.stringify(page.records).length).toBeLessThan(MOST);
    pages.push(page.records.length);
    ids.push(...page.records.map(({ id }) => id));
    cursor = page.cursor;
  }
  expect(pages).toEqual([39, COUNT - 39]);
  expect(ids).toEqual(Array.from({ length: COUNT }, (_entry, index) => numbered(index)));
});
