import { resources } from "@tresen/contract/resources";
import { describe, expect, it } from "vitest";
import { changesBetween, draftOf, isSame, mergeDrafts, nextEntry } from "./draft";
import { fieldsOf } from "./schema-fields";

const fields = fieldsOf(resources.branches.fields);
const base = draftOf({
  fields,
  record: {
    id: "brn_1",
    version: 3,
    identifier: "a",
    name: "A",
    city: "Wien",
    openingHours: [{ type: "monday", from: "10:00", to: "12:00", isClosed: false }],
  },
});

describe("draftOf", () => {
  it("has the writable fields with defaults for missing ones", () => {
    expect(base).toMatchObject({ identifier: "a", name: "A", country: "AT", isPublic: true, deliveryAreas: [] });
    expect(base).not.toHaveProperty("version");
    expect(base).not.toHaveProperty("id");
  });

  it("shares nothing with the record", () => {
    const record = { deliveryAreas: [{ area: "1070" }] };
    const draft = draftOf({ fields, record });
    for (const area of draft.deliveryAreas as { area: string }[]) area.area = "1080";
    expect(record.deliveryAreas[0]?.area).toBe("1070");
  });
});

describe("nextEntry", () => {
  it("begins a delivery area with the tax of the one above", () => {
    const areas = fields.find(({ key }) => key === "deliveryAreas");
    if (areas?.kind !== "list") throw new Error("No list");
    const { item } = areas;
    expect(nextEntry({ item, entries: [] })).toMatchObject({ area: "", price: 0, tax: 0.2 });
    expect(
      nextEntry({
        item,
        entries: [
          { area: "1060", price: 250, tax: 0.2 },
          { area: "1070", price: 290, tax: 0.1 },
        ],
      }),
    ).toMatchObject({ area: "", price: 0, tax: 0.1 });
    expect(nextEntry({ item, entries: [{ area: "1070", tax: "zehn" }] })).toMatchObject({ tax: 0.2 });
  });
});

describe("isSame", () => {
  it("compares the values as they would be sent", () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1, b: null })).toBe(true);
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame("", null)).toBe(false);
    expect(isSame({ a: 1 }, [1])).toBe(false);
  });
});

describe("changesBetween", () => {
  const mine = { ...base, name: "Mein", city: "Graz" };
  const theirs = { ...base, name: "Ihr", street: "Gasse 1", zipCode: base.zipCode };

  it("separates the person's changes from others' changes", () => {
    const changes = changesBetween({ fields, base, mine, theirs }).map(({ field, isMine, isTheirs }) => [
      field.key,
      isMine,
      isTheirs,
    ]);
    expect(changes).toEqual([
      ["name", true, true],
      ["street", false, true],
      ["city", true, false],
    ]);
  });

  it("leaves out fields that both changed to the same value", () => {
    expect(changesBetween({ fields, base, mine, theirs: mine })).toEqual([]);
  });

  it("merges the person's changes with the others' record", () => {
    const changes = changesBetween({ fields, base, mine, theirs });
    const merged = mergeDrafts({ changes, theirs, chosen: new Set(["name", "city"]) });
    expect(merged).toMatchObject({ name: "Mein", city: "Graz", street: "Gasse 1" });
    const other = mergeDrafts({ changes, theirs, chosen: new Set(["street"]) });
    expect(other).toMatchObject({ name: "Ihr", city: base.city, street: base.street });
  });
});
