import { resources } from "@tresen/contract/resources";
import type { User } from "@tresen/contract/user/user.resource";
import { describe, expect, it } from "vitest";
import { entryOf } from "../../shared/resource-entry";
import { worksEverywhere } from "../../shared/seen-resources";
import { canCreate, canRemove, canSee, canWrite, isOwn, withheldFields } from "./access";

const me = (role: User["roles"][number], ...branches: string[]): Pick<User, "roles" | "branches"> => ({
  roles: [role],
  branches: branches.map((id) => ({ id })),
});
const admin = me("ROLE_ADMIN");
const manager = me("ROLE_MANAGER", "brn_1");
const employee = me("ROLE_EMPLOYEE", "brn_1");
const branches = resources.branches;
const menus = resources.menus;
const products = resources.products;

describe("access", () => {
  it("gives the administration everything and employees nothing", () => {
    expect(canSee({ resource: products, me: admin }) && canCreate({ resource: branches, me: admin })).toBe(true);
    expect([branches, menus, products].some((resource) => canSee({ resource, me: employee }))).toBe(false);
  });
  it("gives managers their own branches and what belongs to them", () => {
    expect(canSee({ resource: products, me: manager })).toBe(false);
    expect(canWrite({ resource: branches, me: manager, record: { id: "brn_1" } })).toBe(true);
    expect(canWrite({ resource: branches, me: manager, record: { id: "brn_2" } })).toBe(false);
    expect(canRemove({ resource: branches, me: manager, record: { id: "brn_1" } })).toBe(false);
    expect(canRemove({ resource: menus, me: manager, record: { branches: [{ id: "brn_1" }] } })).toBe(true);
  });
  it("shows a menu of several branches to managers of each, and lets only managers of all change it", () => {
    const shared = { branches: [{ id: "brn_1" }, { id: "brn_2" }] };
    expect(isOwn({ resource: menus, me: manager, record: shared })).toBe(true);
    expect(canWrite({ resource: menus, me: manager, record: shared })).toBe(false);
    expect(isOwn({ resource: menus, me: manager, record: { branches: [{ id: "brn_2" }] } })).toBe(false);
  });
});

describe("an own role", () => {
  const person = (permission: string, scope: "all" | "branches" = "all") => ({
    roles: ["ROLE_OWN"],
    branches: [{ id: "brn_1" }],
    permissions: [{ permission, scope }],
  });
  const other = { id: "mnu_1", branches: [{ id: "brn_2" }] };

  it("shows a resource to whoever holds any of its permissions, and no other", () => {
    for (const verb of ["read", "create", "update", "remove"])
      expect(canSee({ resource: products, me: person(`products.${verb}`) })).toBe(true);
    expect(canSee({ resource: products, me: person("menus.read") })).toBe(false);
    expect(canSee({ resource: resources.departments, me: employee })).toBe(true);
  });

  it("that only reads shows the records in its scope, and does not change, add or remove any", () => {
    const reader = person("menus.read");
    expect(isOwn({ resource: menus, me: reader, record: other })).toBe(true);
    expect(isOwn({ resource: menus, me: person("menus.read", "branches"), record: other })).toBe(false);
    expect([
      canWrite({ resource: menus, me: reader, record: other }),
      canCreate({ resource: menus, me: reader }),
      canRemove({ resource: menus, me: reader, record: other }),
    ]).toEqual([false, false, false]);
    expect([reader, manager].map((me) => worksEverywhere({ entry: entryOf(menus), me }))).toEqual([true, false]);
  });

  it("locks fields with a permission of their own", () => {
    const record = { id: "usr_1", branches: [{ id: "brn_1" }], roles: ["ROLE_EMPLOYEE"] };
    const locked = (me: Parameters<typeof withheldFields>[0]["me"]) => [
      ...withheldFields({ resource: resources.users, me, record }).locked,
    ];
    expect(locked(person("users.update"))).toEqual(["roles", "branches"]);
    expect(locked(admin)).toEqual([]);
  });
});
