import * as z from "zod";
import { describe, expect, it } from "vitest";
import { defineResource } from "../resource";
import { ref, refs } from "../schema";
import { allResources, resources } from "../../resources";
import type { RecordMeta, Resource } from "../resource";
import { REFERENCE_LIMIT, idOfRow, referrerOf, rowsOf } from "./index-rows";
import { mostReferences } from "../references/references";
import { WRITE_LIMIT, mostItems } from "./row-limit";

const fields = z.strictObject({
  name: z.string(),
  phone: z.string(),
  branch: ref("branches").nullish(),
  tags: refs("tags", "Tags"),
});
const customers: Resource = defineResource({
  name: "customers",
  idPrefix: "cus",
  one: "Kunde",
  many: "Kunden",
  title: ["name"],
  fields,
  access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
  unique: [],
  list: { filters: ["branch"], sortable: ["name", "createdAt"], searchable: ["name", "phone"], leading: ["branch"] },
  storage: "indexed",
  inSnapshot: false,
} as const);
const meta = { id: "cus_1", version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };
const anna = { ...meta, name: "Anna Öz", phone: "+43 660 1234567", branch: "brn_a", tags: [] as { id: string }[] };
const rows = (record: typeof anna, resource: Resource = customers) =>
  rowsOf({ resource, record }).map(({ pk, sk, targets }) => [pk, sk, ...(targets ?? [])].join(" | "));

describe("rows of an index", () => {
  it("exist for each order, word and reference, for all records and for those of the branch", () => {
    expect(rows(anna)).toEqual([
      "index#customers#all#name | anna-oez#cus_1",
      "index#customers#all#createdAt | 2026-06-05t16-30-00-000z#cus_1",
      "index#customers#branch=brn_a#name | anna-oez#cus_1",
      "index#customers#branch=brn_a#createdAt | 2026-06-05t16-30-00-000z#cus_1",
      "word#customers#all | anna#cus_1",
      "word#customers#all | oez#cus_1",
      "word#customers#all | 436601234567#cus_1",
      "word#customers#all | 4567#cus_1",
      "word#customers#branch=brn_a | anna#cus_1",
      "word#customers#branch=brn_a | oez#cus_1",
      "word#customers#branch=brn_a | 436601234567#cus_1",
      "word#customers#branch=brn_a | 4567#cus_1",
      "ref#branches#brn_a | customers#cus_1",
    ]);
  });

  it("without a value for a leading field exist only for all records", () => {
    expect(rows({ ...anna, branch: "" })).toHaveLength(6);
  });

  it("exist twice in an order in which not everybody sees the record at the same place", () => {
    const hidden = { ...customers, publish: (record: RecordMeta) => ({ ...record, name: "" }) };
    expect(rows(anna, hidden).filter((row) => row.startsWith("index#customers#all#name"))).toEqual([
      "index#customers#all#name | anna-oez#cus_1",
      "index#customers#all#name | #cus_1",
    ]);
  });

  it("are one per resource where a record refers to many records", () => {
    const tags = Array.from({ length: 10 }, (_, index) => ({ id: `t${index}` }));
    expect(rows({ ...anna, tags }).filter((row) => row.startsWith("ref"))).toEqual([
      "refs#branches | customers#cus_1 | brn_a",
      `refs#tags | customers#cus_1 | ${tags.map(({ id }) => id).join(" | ")}`,
    ]);
    expect(rows({ ...anna, tags: tags.slice(1) }).filter((row) => row.startsWith("ref#"))).toHaveLength(10);
  });

  it("may be one for all that a record refers to just where its definition says so", () => {
    const indexed = Object.values<Resource>(resources).filter(({ storage }) => storage === "indexed");
    const many = indexed.filter(({ fields }) => mostReferences(fields) > REFERENCE_LIMIT);
    expect(many.map(({ name }) => name)).toEqual(["products", "image-templates"]);
    expect(indexed.filter(({ refersToMany }) => refersToMany)).toEqual(many);
  });

  it("end with the id of their record", () => {
    expect(idOfRow({ sk: "anna-oez#cus_1" })).toBe("cus_1");
    expect(referrerOf({ sk: "customers#cus_1" })).toEqual({ name: "customers", id: "cus_1" });
  });
});

describe("a write", () => {
  it.each(allResources)("of $name fits into one transaction, whatever changes", (definition) => {
    expect(mostItems(definition)).toBeLessThanOrEqual(WRITE_LIMIT);
    if (definition.storage !== "indexed") return;
    expect(definition.list?.sortable.length).toBeGreaterThan(0);
    // Of a list there would be a scope for each entry.
    for (const field of definition.list?.leading ?? [])
      expect(definition.fields.shape[field]?.safeParse(["a"]).success).toBe(false);
  });

  it("is counted with all added and removed rows", () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `t${index}` }));
    const words = (start: number) => Array.from({ length: 12 }, (_, index) => `w${start + index}`).join(" ");
    const before = rows({ ...anna, name: words(0), tags: tags(9) });
    const after = rows({ ...anna, branch: "brn_b", name: words(20), tags: [] });
    expect(mostItems(customers)).toBeGreaterThanOrEqual(26 + before.length + after.length - 9);
    expect(mostItems({ ...customers, storage: "small" })).toBe(26);
  });
});
