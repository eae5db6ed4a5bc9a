import { resources } from "@tresen/contract/resources";
import { expect, test } from "vitest";
import { changesAll } from "../../model/access";
import { bulkFields, changesOf } from "./bulk-fields";
import { shownPaths } from "../export-panel";

const admin = { id: "usr_1", roles: ["ROLE_ADMIN" as const], branches: [] };
const manager = { id: "usr_2", roles: ["ROLE_MANAGER" as const], branches: [{ id: "brn_1" }] };
const keys = (name: keyof typeof resources, me: typeof admin | typeof manager = admin) =>
  bulkFields({ resource: resources[name], me }).map(({ key }) => key);

test("fields that many records can share are offered, and neither secrets nor names that only one may have", () => {
  expect(keys("products")).toEqual(expect.arrayContaining(["name", "price", "isEnabled", "images"]));
  expect(keys("users")).toContain("roles");
  expect(keys("users")).not.toContain("password");
  expect(keys("users")).not.toContain("username");
  expect(keys("tables")).toEqual(["branch"]);
  expect(keys("redirects")).not.toContain("target");
});

test("a field is offered without the condition under which a form shows it, since records differ", () => {
  expect(bulkFields({ resource: resources.products, me: admin }).filter(({ when }) => when !== undefined)).toEqual([]);
});

test("an emptied field is sent as null", () => {
  expect(changesOf({ keys: ["a", "b"], draft: { a: undefined, b: false, c: 1 } })).toEqual({ a: null, b: false });
});

test("everything that matches is chosen by its query only by who may change all of it", () => {
  expect(changesAll({ resource: resources.products, me: admin })).toBe(true);
  expect(changesAll({ resource: resources.tables, me: manager })).toBe(false);
});

test("an export has the shown columns that a cell can hold, with the parts of an object", () => {
  const columns = [{ key: "price" }, { key: "images" }, { key: "name" }, { key: "unknown" }];
  expect(shownPaths({ resource: resources.products, columns })).toEqual(["price", "name"]);
});
