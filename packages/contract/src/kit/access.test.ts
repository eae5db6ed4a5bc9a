import { describe, expect, it } from "vitest";
import {
  type Grant,
  type OutsiderKind,
  type Person,
  type Verb,
  branchesFor,
  concerns,
  hasAccess,
  isOffered,
  may,
  mayDo,
  mayWhole,
  permissionOf,
  scopesOf,
  worksFor,
} from "./access";
import { orderPermissions } from "../order/order.permissions";
import { resources } from "../resources";

const person = (role: Person["roles"][number], ...branches: string[]): Person => ({ roles: [role], branches });
const admin = person("ROLE_ADMIN");
const manager = person("ROLE_MANAGER", "a", "b");
const employee = person("ROLE_EMPLOYEE", "a");
const VERBS: readonly Verb[] = ["read", "create", "update", "remove"];
const { branches, menus, products, tables } = resources;

describe("a role", () => {
  it("belongs to administrators, to managers and administrators, or to all staff", () => {
    const holders = (access: Parameters<typeof hasAccess>[0]["access"]) =>
      [null, employee, manager, admin].map((each) => hasAccess({ person: each, access }));
    expect(holders("public")).toEqual([true, true, true, true]);
    expect(holders("staff")).toEqual([false, true, true, true]);
    expect(holders("manager")).toEqual([false, false, true, true]);
    expect(holders("admin")).toEqual([false, false, false, true]);
  });

  it("without a branch gives rights in none, and administrators have rights in every branch", () => {
    const leads = (who: Person | null, id: string) =>
      may({ person: who, verb: "update", resource: branches, record: { id } });
    const all = [null, employee, manager, admin];
    expect(all.map((each) => worksFor({ person: each, branch: "a" }))).toEqual([false, true, true, true]);
    expect(all.map((each) => leads(each, "a"))).toEqual([false, false, true, true]);
    expect(leads(manager, "c")).toBe(false);
  });
});

describe("a record without a branch", () => {
  const { scenes, "digital-signage-devices": tvs } = resources;
  const scene = { id: "s", branches: [] };
  const all = [null, person("ROLE_MANAGER"), employee, manager, admin];

  it("is read by whoever works in a branch, where its resource says so, and written everywhere only", () => {
    const allowed = (verb: Verb, resource: typeof scenes | typeof tvs) =>
      all.map((each) => may({ person: each, verb, resource, record: scene }));
    expect(allowed("read", scenes)).toEqual([false, false, true, true, true]);
    expect(allowed("update", scenes)).toEqual([false, false, false, false, true]);
    expect(allowed("read", tvs)).toEqual([false, false, false, false, true]);
    expect(all.map((each) => concerns({ person: each, resource: scenes, record: scene }))).toEqual([
      ...[false, false, true, true, true],
    ]);
  });
});

describe("who may", () => {
  it.each(Object.values(resources))("read, create, update and remove $name without a record: by role", (resource) => {
    const allowed = [null, employee, manager, admin].map((each) =>
      VERBS.filter((verb) => may({ person: each, verb, resource })),
    );
    const byBranch = resource.access.create === "manager";
    const { read, update } = resource.access;
    const reading: Verb[] = read === "admin" ? [] : ["read"];
    const visiting = read === "public" ? reading : [];
    // Staff change tasks: what each of them may change of one, its fields say.
    const working: Verb[] = read === "manager" ? [] : update === "staff" ? [...reading, "update"] : reading;
    // Managers change customers, whom orders make, and administrators alone erase.
    const leading: readonly Verb[] = update === "manager" && !byBranch ? [...reading, "update"] : reading;
    expect(allowed).toEqual([visiting, working, byBranch ? VERBS : leading, VERBS]);
  });

  it("write records of branches: managers of all of these branches", () => {
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

  it("write by staff access: staff of all of these branches", () => {
    const resource = {
      ...tables,
      access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
    } as const;
    const allows = (branch: string, verb: Verb) =>
      may({ person: employee, verb, resource, record: { id: "t", branch } });
    expect(VERBS.map((verb) => allows("a", verb))).toEqual([true, true, true, true]);
    expect(VERBS.map((verb) => allows("b", verb))).toEqual([false, false, false, false]);
  });

  it("read what is not public: records of one of the person's branches", () => {
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

  it("are concerned by a record: staff of one of its branches, and everybody where its definition has no branches", () => {
    expect(concerns({ person: manager, resource: menus, record: { id: "m", branches: [{ id: "c" }] } })).toBe(false);
    expect(concerns({ person: manager, resource: menus, record: { id: "m", branches: [{ id: "b" }] } })).toBe(true);
    expect(concerns({ person: employee, resource: products, record: { id: "p" } })).toBe(true);
  });
});

describe("what a screen offers", () => {
  const offered = (who: Person, id: string) =>
    VERBS.filter((verb) => isOffered({ person: who, verb, resource: branches, record: { id } }));

  it("is what is allowed, but a branch's manager cannot create or remove branches", () => {
    expect(offered(manager, "a")).toEqual(["read", "update"]);
    expect(offered(manager, "c")).toEqual(["read"]);
    expect(offered(admin, "a")).toEqual(VERBS);
    expect(isOffered({ person: manager, verb: "create", resource: branches })).toBe(false);
    expect(isOffered({ person: manager, verb: "create", resource: tables })).toBe(true);
    // The server refuses the removal itself, since the person who leads the branch refers to it.
    expect(may({ person: manager, verb: "remove", resource: branches, record: { id: "a" } })).toBe(true);
  });
});

/** Somebody with an own role alone, who works for branch a. */
const holder = (...permissions: Grant[]): Person => ({ id: "eva", roles: ["ROLE_OWN"], branches: ["a"], permissions });

describe("an own role", () => {
  const record = (branch: string) => ({ id: "t", branch });
  const writes = (who: Person, branch: string) =>
    may({ person: who, verb: "update", resource: tables, record: record(branch) });

  it("gives the permissions that it names and no others", () => {
    const who = holder({ permission: "tables.update", scope: "all" });
    expect(VERBS.filter((verb) => may({ person: who, verb, resource: tables, record: record("a") }))).toEqual([
      "read",
      "update",
    ]);
    expect(VERBS.filter((verb) => may({ person: who, verb, resource: products }))).toEqual(["read"]);
    expect(mayDo({ person: who, permission: orderPermissions.read })).toBe(false);
    expect(hasAccess({ person: who, access: "manager" })).toBe(false);
    expect(hasAccess({ person: who, access: "staff" })).toBe(true);
  });

  it("applies everywhere or in the person's branches", () => {
    const reach = (scope: Grant["scope"]) =>
      ["a", "c"].map((branch) => writes(holder({ permission: "tables.update", scope }), branch));
    expect(reach("all")).toEqual([true, true]);
    expect(reach("branches")).toEqual([true, false]);
    // No definition of a table says whose own it is.
    expect(reach("own")).toEqual([false, false]);
  });

  it("applies to the person's own records, where the definition says whose they are", () => {
    const resource = { ...tables, ownersOf: (table: Record<string, unknown>) => [String(table["identifier"])] };
    const who = holder({ permission: "tables.update", scope: "own" });
    const of = (identifier: string) =>
      may({ person: who, verb: "update", resource, record: { id: "t", identifier, branch: "c" } });
    expect([of("eva"), of("max")]).toEqual([true, false]);
    expect(mayDo({ person: who, permission: permissionOf({ resource, verb: "update" }), owners: ["eva"] })).toBe(true);
    expect(mayDo({ person: who, permission: permissionOf({ resource, verb: "update" }), owners: ["max"] })).toBe(false);
  });

  it("gives nothing by a scope in which the permission cannot be given", () => {
    const who = holder({ permission: "products.update", scope: "branches" });
    expect(may({ person: who, verb: "update", resource: products })).toBe(false);
  });

  it("adds to the person's other roles", () => {
    const who = { ...manager, permissions: [{ permission: "tables.update", scope: "all" as const }] };
    expect([writes(manager, "c"), writes(who, "c")]).toEqual([false, true]);
    expect(may({ person: who, verb: "remove", resource: tables, record: record("c") })).toBe(false);
    expect(concerns({ person: who, resource: tables, record: record("c") })).toBe(true);
  });

  it("without the permission to read shows its holder what is public", () => {
    const whole = (who: Person | null) =>
      mayWhole({ person: who, verb: "read", resource: products, record: { id: "p" } });
    expect([null, holder(), holder({ permission: "products.read", scope: "all" }), employee].map(whole)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it("opens orders of all branches or of the own ones", () => {
    const of = (scope: Grant["scope"]) => holder({ permission: "orders.read", scope });
    const reads = (who: Person | null, branch: string) =>
      mayDo({ person: who, permission: orderPermissions.read, branch });
    const listed = (who: Person | null) => branchesFor({ person: who, permission: orderPermissions.read });
    expect([listed(null), listed(holder()), listed(of("branches")), listed(of("all"))]).toEqual([[], [], ["a"], "all"]);
    expect([listed(employee), listed(manager), listed(admin)]).toEqual([["a"], ["a", "b"], "all"]);
    expect([reads(of("branches"), "a"), reads(of("branches"), "c"), reads(of("all"), "c")]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("a person outside the staff", () => {
  const outsider = (kind: OutsiderKind): Person => ({ id: "o", kind, roles: [], branches: ["a"] });
  const kinds: OutsiderKind[] = ["customer", "external", "device", "display"];
  const grants: Grant[] = [{ permission: "tables.update", scope: "branches" }];

  it("may do only what is public, even with roles or permissions", () => {
    for (const kind of kinds) {
      const who = { ...outsider(kind), roles: ["ROLE_ADMIN"], permissions: grants };
      const all = Object.values(resources).flatMap((resource) =>
        VERBS.filter((verb) => resource.access[verb] !== "public" && may({ person: who, verb, resource })),
      );
      expect([kind, all, hasAccess({ person: who, access: "staff" })]).toEqual([kind, [], false]);
      expect(mayDo({ person: who, permission: orderPermissions.read })).toBe(false);
    }
  });

  it("may do what a definition names their kind for: a device in its branch, a customer with their own records", () => {
    const resource = {
      ...tables,
      access: { ...tables.access, outsiders: { update: ["device", "customer", "external"] as const } },
      ownersOf: (table: Record<string, unknown>) => [String(table["identifier"])],
    };
    const of = (who: Person, record: { id: string; branch: string; identifier: string }) =>
      may({ person: who, verb: "update", resource, record });
    const own = { id: "t", branch: "c", identifier: "o" };
    const near = { id: "t", branch: "a", identifier: "x" };
    expect(kinds.map((kind) => [kind, of(outsider(kind), own), of(outsider(kind), near)])).toEqual([
      ["customer", true, false],
      ["external", false, false],
      ["device", false, true],
      ["display", false, false],
    ]);
    expect(of({ ...outsider("external"), permissions: grants }, near)).toBe(true);
    expect(may({ person: outsider("device"), verb: "remove", resource, record: near })).toBe(false);
  });
});

it("the built-in roles have the permissions that the definitions say, administrators everywhere", () => {
  const scopes = (resource: Parameters<typeof permissionOf>[0]["resource"], verb: Verb) =>
    [employee, manager, admin].map((each) =>
      scopesOf({ person: each, permission: permissionOf({ resource, verb }) }).join(),
    );
  expect(scopes(tables, "read")).toEqual(["all", "all", "all"]);
  expect(scopes(tables, "update")).toEqual(["", "branches", "all"]);
  expect(scopes(products, "update")).toEqual(["", "", "all"]);
  expect(scopes({ ...products, access: { ...products.access, update: "staff" } }, "update")).toEqual([
    "all",
    "all",
    "all",
  ]);
});
