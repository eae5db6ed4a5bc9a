import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Tag } from "@tresen/contract/catalog/tag.resource";
import { describe, expect, it } from "vitest";
import { searchBranches, usedTags } from "./branch-search";

const branch = (id: string, fields: Partial<Branch>): Branch =>
  ({ id, name: "", street: "", city: "", zipCode: "", keywords: "", tags: [], ...fields }) as Branch;
const tag = (id: string, name: string): Tag => ({ id, name }) as Tag;

const tags = new Map(
  [tag("t1", "Schanigarten"), tag("t2", "Barrierefrei"), tag("t3", "Unbenutzt")].map((entry) => [entry.id, entry]),
);
const branches = [
  branch("a", { name: "Neubau", zipCode: "1070", city: "Wien", tags: [{ id: "t1" }] }),
  branch("b", {
    name: "Graz Mitte",
    zipCode: "8010",
    city: "Graz",
    keywords: "Murinsel",
    tags: [{ id: "t1" }, { id: "t2" }],
  }),
];
const ids = (term: string, chosen: string | null = null): string[] =>
  searchBranches({ branches, tags, term, tag: chosen }).map(({ id }) => id);

describe("searchBranches", () => {
  it("matches if any word appears in any field, whatever its case", () => {
    expect(ids("1070, graz")).toEqual(["a", "b"]);
    expect(ids("murINSEL")).toEqual(["b"]);
    expect(ids("barriere")).toEqual(["b"]);
    expect(ids("Linz")).toEqual([]);
  });
  it("shows all without a term and narrows by tag", () => {
    expect(ids(" , ")).toEqual(["a", "b"]);
    expect(ids("", "t2")).toEqual(["b"]);
    expect(ids("Neubau", "t2")).toEqual([]);
  });
});

describe("usedTags", () => {
  it("lists the tags of the branches by name", () => {
    expect(usedTags({ branches, tags }).map(({ name }) => name)).toEqual(["Barrierefrei", "Schanigarten"]);
  });
});
