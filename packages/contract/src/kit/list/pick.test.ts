import { describe, expect, it } from "vitest";
import { resources } from "../../resources";
import type { Grant, Person } from "../access";
import { mayPick, mayPickRecord } from "./pick";

const person = (role: Person["roles"][number], ...branches: string[]): Person => ({ roles: [role], branches });
const admin = person("ROLE_ADMIN");
const manager = person("ROLE_MANAGER", "a", "b");
const employee = person("ROLE_EMPLOYEE", "a");
const holder = (branches: string[], ...permissions: Grant[]): Person => ({
  roles: ["ROLE_OWN"],
  branches,
  permissions,
});
const nobody = holder(["a"]);
const { branches, departments, menus, navigations, products, sites, tables, users } = resources;

describe("choosing a record in a form", () => {
  const picks = (who: Person, referrers: (typeof tables)[]) => mayPick({ person: who, resource: users, referrers });

  it("is allowed to those who may read it or may write a record that refers to it", () => {
    const keptByStaff = { ...tables, access: { ...tables.access, update: "staff" } } as const;
    expect([admin, manager, employee].map((who) => picks(who, []))).toEqual([true, false, false]);
    expect([admin, manager, employee].map((who) => picks(who, [tables]))).toEqual([true, true, false]);
    expect([admin, manager, employee].map((who) => picks(who, [keptByStaff]))).toEqual([true, true, true]);
    expect(mayPick({ person: employee, resource: products, referrers: [] })).toBe(true);
  });

  const of = (...ids: string[]) => ({ id: "u", branches: ids.map((id) => ({ id })) });

  it("of a resource that is not public is limited to the person's branches", () => {
    const offered = (who: Person, ...ids: string[]) =>
      mayPickRecord({ person: who, resource: users, referrers: [departments], record: of(...ids) });
    expect([offered(manager, "b", "c"), offered(manager, "c"), offered(manager), offered(admin, "c")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it("of a public resource with branches is limited to records of the person's branches, and to every branch itself", () => {
    const offered = (who: Person, branch: string) =>
      mayPickRecord({ person: who, resource: tables, referrers: [], record: { id: "t", branch } });
    expect([offered(manager, "a"), offered(manager, "c"), offered(admin, "c")]).toEqual([true, false, true]);
    expect(offered(holder([], { permission: "tables.read", scope: "all" }), "c")).toBe(true);
    expect(mayPickRecord({ person: manager, resource: menus, referrers: [], record: of("c") })).toBe(false);
    expect(mayPickRecord({ person: manager, resource: branches, referrers: [tables], record: { id: "c" } })).toBe(true);
  });

  it("includes all records for a form that applies everywhere", () => {
    const offered = (who: Person, ...ids: string[]) =>
      mayPickRecord({ person: who, resource: users, referrers: [departments], record: of(...ids) });
    const grant = (scope: Grant["scope"]): Grant => ({ permission: "departments.create", scope });
    expect([offered(holder([], grant("all")), "c"), offered(holder([], grant("all")))]).toEqual([true, true]);
    expect([offered(holder(["a"], grant("branches")), "a"), offered(holder(["a"], grant("branches")), "c")]).toEqual([
      true,
      false,
    ]);
    // Whoever may read only their own record learns no other name.
    expect(offered(holder(["a"], { permission: "users.read", scope: "own" }), "a")).toBe(false);
  });

  it("includes records without a branch for those who write such a form or may read all records", () => {
    const offered = (who: Person) =>
      mayPickRecord({ person: who, resource: sites, referrers: [navigations], record: { id: "s", isPublic: false } });
    const editor = holder([], { permission: "navigations.update", scope: "all" });
    expect([offered(nobody), offered(editor), offered(employee)]).toEqual([false, true, true]);
  });
});
