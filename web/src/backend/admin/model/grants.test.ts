import type { Grant, Permission, Person } from "@tresen/contract/kit/access";
import { expect, test } from "vitest";
import { firstScope, givenScope, scopesToGive, withScope } from "./grants";

const grants: Grant[] = [
  { permission: "tags.read", scope: "all" },
  { permission: "menus.update", scope: "own" },
  { permission: "menus.update", scope: "branches" },
];

test("the widest of several scopes is shown", () => {
  expect(givenScope({ grants, name: "menus.update" })).toBe("branches");
  expect(givenScope({ grants, name: "menus.remove" })).toBeNull();
});

test("a permission is added with one scope, replaced in place, or removed", () => {
  expect(withScope({ grants, name: "tags.read", scope: null })).toEqual(grants.slice(1));
  expect(withScope({ grants, name: "menus.update", scope: "all" })).toEqual([
    grants[0],
    { permission: "menus.update", scope: "all" },
  ]);
  expect(withScope({ grants: [], name: "tags.read", scope: "all" })).toEqual([grants[0]]);
});

test("a permission that the person lacks cannot be given", () => {
  const permission: Permission = { name: "menus.update", access: "manager", scopes: ["all", "branches"] };
  const person = (role: string): Person => ({ roles: [role], branches: ["a"] });
  const scopes = ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"].map((role) =>
    scopesToGive({ person: person(role), permission }),
  );
  expect(scopes).toEqual([["all", "branches"], ["branches"], []]);
});

test("a permission begins with the person's own branches where it has them", () => {
  expect(firstScope(["all", "branches", "own"])).toBe("branches");
  expect(firstScope(["all", "own"])).toBe("all");
  expect(firstScope([])).toBeNull();
});
