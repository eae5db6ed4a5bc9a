import { resources } from "@tresen/contract/resources";
import type { User } from "@tresen/contract/user/user.resource";
import { describe, expect, it } from "vitest";
import { canCreate, canRemove, canSee, canWrite, isOwn } from "./access";

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
  it("lets a menu of several branches be seen by each, changed only by whoever has all", () => {
    const shared = { branches: [{ id: "brn_1" }, { id: "brn_2" }] };
    expect(isOwn({ resource: menus, me: manager, record: shared })).toBe(true);
    expect(canWrite({ resource: menus, me: manager, record: shared })).toBe(false);
    expect(isOwn({ resource: menus, me: manager, record: { branches: [{ id: "brn_2" }] } })).toBe(false);
  });
});
