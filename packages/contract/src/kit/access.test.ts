import { describe, expect, it } from "vitest";
import {
  type Person,
  type Verb,
  concerns,
  hasAccess,
  isOffered,
  leads,
  may,
  mayPick,
  mayPickRecord,
  worksFor,
} from "./access";
import { resources } from "../resources";

const person = (role: Person["roles"][number], ...branches: string[]): Person => ({ roles: [role], branches });
const admin = person("ROLE_ADMIN");
const manager = person("ROLE_MANAGER", "a", "b");
const employee = person("ROLE_EMPLOYEE", "a");
const VERBS: readonly Verb[] = ["read", "create", "update", "remove"];
const { branches, menus, products, tables, users } = resources;

describe("a role", () => {
  it("is of administration, of managers and administration, or of all staff", () => {
    const holders = (access: Parameters<typeof hasAccess>[0]["access"]) =>
      [null, employee, manager, admin].map((each) => hasAccess({ person: each, access }));
    expect(holders("public")).toEqual([true, true, true, true]);
    expect(holders("staff")).toEqual([false, true, true, true]);
    expect(holders("manager")).toEqual([false, false, true, true]);
    expect(holders("admin")).toEqual([false, false, false, true]);
  });

  it("without a branch leads none, and administrators lead and work for every one", () => {
    const of = (rule: typeof leads) =>
      [null, employee, manager, admin].map((each) => rule({ person: each, branch: "a" }));
    expect(of(worksFor)).toEqual([false, true, true, true]);
    expect(of(leads)).toEqual([false, false, true, true]);
    expect(leads({ person: manager, branch: "c" })).toBe(false);
  });
});

describe("who may", () => {
  it.each(Object.values(resources))("read, create, update and remove $name without a record: by role", (resource) => {
    const allowed = [null, employee, manager, admin].map((each) =>
      VERBS.filter((verb) => may({ person: each, verb, resource })),
    );
    const byBranch = resource.branchesOf !== undefined && resource !== users;
    const reading: Verb[] = resource === users ? [] : ["read"];
    expect(allowed).toEqual([reading, reading, byBranch ? VERBS : reading, VERBS]);
  });

  it("write what belongs to branches: who leads all of them", () => {
    const shared = (...ids: string[]) => ({ id: "m", branches: ids.map((id) => ({ id })) });
    const writes = (who: Person | null, record: ReturnType<typeof shared>) =>
      VERBS.slice(1).map((verb) => may({ person: who, verb, resource: menus, record }));
    expect(writes(manager, shared("a", "b"))).toEqual([true, true, true]);
    expect(writes(manager, shared("a", "c"))).toEqual([false, false, false]);
    expect(writes(manager, shared())).toEqual([false, false, false]);
    expect(writes(employee, shared("a"))).toEqual([false, false, false]);
    expect(writes(null, shared("a"))).toEqual([false, false, false]);
    expect(writes(admin, shared())).toEqual([true, true, true]);
    const table = { id: "t", branch: "a", identifier: "1" };
    expect(may({ person: manager, verb: "create", resource: tables, record: table })).toBe(true);
    expect(may({ person: manager, verb: "update", resource: tables, record: { ...table, branch: "c" } })).toBe(false);
    expect(may({ person: manager, verb: "update", resource: products, record: { id: "p" } })).toBe(false);
  });

  it("write by staff access: who works for all of the branches", () => {
    const resource = {
      ...tables,
      access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
    } as const;
    const allows = (branch: string, verb: Verb) =>
      may({ person: employee, verb, resource, record: { id: "t", branch } });
    expect(VERBS.map((verb) => allows("a", verb))).toEqual([true, true, true, true]);
    expect(VERBS.map((verb) => allows("b", verb))).toEqual([false, false, false, false]);
  });

  it("read below public: what belongs to one of the own branches", () => {
    const resource = { ...menus, access: { ...menus.access, read: "staff" } } as const;
    const reads = (who: Person | null, ...ids: string[]) =>
      may({ person: who, verb: "read", resource, record: { id: "m", branches: ids.map((id) => ({ id })) } });
    expect([reads(employee, "a", "c"), reads(employee, "c"), reads(admin, "c"), reads(null, "a")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(may({ person: null, verb: "read", resource: menus, record: { id: "m", branches: [] } })).toBe(true);
  });

  it("concerns whom: those who work for one of its branches, and everybody where it has none by its definition", () => {
    expect(concerns({ person: manager, resource: menus, record: { id: "m", branches: [{ id: "c" }] } })).toBe(false);
    expect(concerns({ person: manager, resource: menus, record: { id: "m", branches: [{ id: "b" }] } })).toBe(true);
    expect(concerns({ person: employee, resource: products, record: { id: "p" } })).toBe(true);
  });
});

describe("who may pick", () => {
  const picks = (who: Person, referrers: (typeof tables)[]) => mayPick({ person: who, resource: users, referrers });

  it("is who may read, and who creates or changes what points to it", () => {
    const keptByStaff = { ...tables, access: { ...tables.access, update: "staff" } } as const;
    expect([admin, manager, employee].map((who) => picks(who, []))).toEqual([true, false, false]);
    expect([admin, manager, employee].map((who) => picks(who, [tables]))).toEqual([true, true, false]);
    expect([admin, manager, employee].map((who) => picks(who, [keptByStaff]))).toEqual([true, true, true]);
    expect(mayPick({ person: employee, resource: products, referrers: [] })).toBe(true);
  });

  it("picks of what is not public only what concerns the own branches", () => {
    const of = (...ids: string[]) => ({ id: "u", branches: ids.map((id) => ({ id })) });
    const offered = (who: Person, ...ids: string[]) =>
      mayPickRecord({ person: who, resource: users, record: of(...ids) });
    expect([offered(manager, "b", "c"), offered(manager, "c"), offered(manager), offered(admin, "c")]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(mayPickRecord({ person: manager, resource: menus, record: of("c") })).toBe(true);
  });
});

describe("what a screen offers", () => {
  const offered = (who: Person, id: string) =>
    VERBS.filter((verb) => isOffered({ person: who, verb, resource: branches, record: { id } }));

  it("is what is allowed, but no branch is created or removed by who only leads it", () => {
    expect(offered(manager, "a")).toEqual(["read", "update"]);
    expect(offered(manager, "c")).toEqual(["read"]);
    expect(offered(admin, "a")).toEqual(VERBS);
    expect(isOffered({ person: manager, verb: "create", resource: branches })).toBe(false);
    expect(isOffered({ person: manager, verb: "create", resource: tables })).toBe(true);
    // The server refuses the removal itself, since the person who leads the branch refers to it.
    expect(may({ person: manager, verb: "remove", resource: branches, record: { id: "a" } })).toBe(true);
  });
});
