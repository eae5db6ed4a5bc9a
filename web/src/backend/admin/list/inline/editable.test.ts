import { enteredFields } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { cellBeside, editableKeys, simpleFields } from "./editable";

const META = { version: 1, createdAt: "", updatedAt: "" };
const admin = { roles: ["ROLE_ADMIN"], branches: [] };
const manager = { roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
const simpleOf = (name: keyof typeof resources) =>
  simpleFields(fieldsOf(enteredFields({ resource: resources[name], isNew: false })));
const keysOf = (name: keyof typeof resources) => simpleOf(name).map(({ key }) => key);

describe("what can be changed in a list", () => {
  it("are texts, numbers, amounts, choices, days and references, but nothing that needs room", () => {
    expect(keysOf("products")).toEqual(expect.arrayContaining(["name", "uid", "price", "tax", "isEnabled"]));
    expect(keysOf("products")).not.toContain("images");
    expect(keysOf("products")).not.toContain("description");
    expect(keysOf("tables")).toEqual(expect.arrayContaining(["identifier", "branch"]));
    expect(keysOf("users")).not.toContain("password");
  });

  it("is no field that decides of what kind another one is", () => {
    // The target of a redirect is a page, a branch or an address, by its type.
    expect(keysOf("redirects")).toContain("target");
    expect(keysOf("redirects")).not.toContain("type");
    // Only some products have options or parts.
    expect(keysOf("products")).not.toContain("type");
  });

  const table = (branch: string): AnyRecord => ({ ...META, id: "tab_1", branch, identifier: "1", name: "1" });
  const tableKeys = (me: typeof manager, record: AnyRecord) =>
    editableKeys({ resource: resources.tables, me, record, simple: simpleOf("tables") });

  it("follows the person's rights to each record", () => {
    expect(tableKeys(manager, table("brn_1")).has("identifier")).toBe(true);
    expect(tableKeys(manager, table("brn_2")).size).toBe(0);
  });

  it("leaves out what the form would not show of this record", () => {
    const product = (isLeadTimeEnabled: boolean): AnyRecord => ({
      ...META,
      id: "prd_1",
      type: "simple",
      isLeadTimeEnabled,
    });
    const simple = fieldsOf(enteredFields({ resource: resources.products, isNew: false })).filter(({ when }) => when);
    const keys = (record: AnyRecord) => editableKeys({ resource: resources.products, me: admin, record, simple });
    const conditional = [...keys(product(true))].filter((key) => !keys(product(false)).has(key));
    expect(conditional.length).toBeGreaterThan(0);
  });
});

it("Tab passes over cells that cannot be changed, to the next row and back", () => {
  const rows = ["a", "b", "c"].map((id): AnyRecord => ({ ...META, id }));
  const columns = ["name", "type", "price"];
  const editable = ({ id }: AnyRecord) => new Set(id === "b" ? [] : ["name", "price"]);
  const beside = (id: string, key: string, by: 1 | -1) =>
    cellBeside({ rows, columns, editable, from: { id, key }, by });
  expect(beside("a", "name", 1)).toEqual({ id: "a", key: "price" });
  expect(beside("a", "price", 1)).toEqual({ id: "c", key: "name" });
  expect(beside("c", "name", -1)).toEqual({ id: "a", key: "price" });
  expect([beside("c", "price", 1), beside("a", "name", -1), beside("gone", "name", 1)]).toEqual([null, null, null]);
});
