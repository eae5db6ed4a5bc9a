import type { Grant } from "@tresen/contract/kit/access";
import { roles } from "@tresen/contract/user/role.resource";
import { users } from "@tresen/contract/user/user.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { resource } from "../../test/records";
import { refusal } from "../../test/refusal";
import { actorOf, changeUser, enter, identifier, makeRole, makeUser } from "../../test/roles";
import { NOW, admin, create, createShop } from "../../test/shop";
import { metered } from "../platform/db";
import { removeRecord, updateRecord } from "../records";
import { authenticate, roleHooks, userHooks } from ".";

beforeAll(createShop);

describe("an own role", () => {
  const tables: Grant = { permission: "tables.update", scope: "branches" };

  it("is read with the session's user, in one call more, and applies from the next request", async () => {
    const role = await makeRole({ permissions: [tables] });
    const token = await enter(await makeUser({ roles: [identifier(role)], branches: ["center"] }));
    const first = await metered(() => authenticate({ token, now: NOW }));
    expect(first.result).toMatchObject({ user: { roles: [identifier(role)], permissions: [tables] } });
    expect(first.use.operations).toEqual({ GetItem: 1, BatchGetItem: 1 });
    const changed = { ...role, permissions: [{ permission: "tags.create", scope: "all" }] };
    await updateRecord({
      resource: resource(roles),
      actor: admin,
      now: NOW,
      id: String(role["id"]),
      input: changed,
      hooks: roleHooks,
    });
    expect(await authenticate({ token, now: NOW })).toMatchObject({ user: { permissions: changed.permissions } });
  });

  it("costs no call for users without one", async () => {
    const token = await enter(await makeUser({ roles: ["ROLE_EMPLOYEE"], branches: ["center"] }));
    const { result, use } = await metered(() => authenticate({ token, now: NOW }));
    expect(use.operations).toEqual({ GetItem: 2 });
    expect(result).not.toHaveProperty("user.permissions");
  });

  it("that is given after log-in applies at once, and is read with the user from then on", async () => {
    const role = await makeRole({ permissions: [tables] });
    const user = await makeUser({ roles: ["ROLE_EMPLOYEE"], branches: ["center"] });
    const token = await enter(user);
    const given = await changeUser(admin, user, { roles: ["ROLE_EMPLOYEE", identifier(role)] });
    const after = await metered(() => authenticate({ token, now: NOW }));
    expect(after.result).toMatchObject({ user: { permissions: [tables] } });
    expect(after.use.operations).toEqual({ GetItem: 1, BatchGetItem: 1 });
    await changeUser(admin, given, { roles: ["ROLE_EMPLOYEE"] });
    expect(await authenticate({ token, now: NOW })).not.toHaveProperty("user.permissions");
  });

  it("has existing permissions, in scopes in which they can be given", async () => {
    const refused = await refusal(
      makeRole({
        permissions: [
          { permission: "nonsense.read", scope: "all" },
          { permission: "products.update", scope: "branches" },
          { permission: "order.cancel", scope: "branches" },
        ],
      }),
    );
    expect(refused).toMatchObject({
      kind: "input",
      details: [
        { field: "permissions.0.permission", message: "Dieses Recht gibt es nicht." },
        { field: "permissions.1.scope", message: "Dieses Recht gibt es in diesem Umfang nicht." },
      ],
    });
  });

  it("differs from the built-in ones, has a name in capitals and no permission twice", async () => {
    const faults = (input: object) => roles.check?.({ fields: input, isValid: () => true }) ?? [];
    expect(faults({ identifier: "ROLE_ADMIN" })).toMatchObject([{ field: "identifier" }]);
    expect(faults({ identifier: "ROLE_KASSA", permissions: [tables, tables] })).toMatchObject([
      { field: "permissions.1.permission" },
    ]);
    for (const name of ["ROLE_kassa", "KASSA", "ROLE_", "ROLE_1", "ROLE_KÄSE"])
      expect([name, roles.fields.safeParse({ identifier: name, name: "x" }).success]).toEqual([name, false]);
    await makeRole({ permissions: [], identifier: "ROLE_ONCE" });
    expect(await refusal(makeRole({ permissions: [], identifier: "ROLE_ONCE" }))).toMatchObject({
      details: [{ field: "identifier", code: "validation.unique" }],
    });
  });

  it("keeps its identifier while somebody has it", async () => {
    const role = await makeRole({ permissions: [tables] });
    const user = await makeUser({ roles: [identifier(role)] });
    const remove = () =>
      removeRecord({
        resource: resource(roles),
        actor: admin,
        now: NOW,
        id: String(role["id"]),
        referrers: [],
        hooks: roleHooks,
      });
    const refused = await refusal(remove());
    expect(refused).toMatchObject({ code: "record.in_use", kind: "conflict" });
    expect(refused.message).toContain(String(user["username"]));
    const rename = { ...role, identifier: "ROLE_RENAMED" };
    expect(
      await refusal(
        updateRecord({
          resource: resource(roles),
          actor: admin,
          now: NOW,
          id: String(role["id"]),
          input: rename,
          hooks: roleHooks,
        }),
      ),
    ).toMatchObject({ kind: "conflict", details: [{ field: "identifier" }] });
    await changeUser(admin, user, { roles: ["ROLE_EMPLOYEE"] });
    await remove();
  });
});

describe("a user's roles", () => {
  it("are existing roles", async () => {
    expect(await refusal(makeUser({ roles: ["ROLE_EMPLOYEE", "ROLE_NOBODY"] }))).toMatchObject({
      kind: "input",
      details: [{ field: "roles.1", message: "Diese Rolle gibt es nicht." }],
    });
  });

  it("cannot be given by a person who lacks their permissions", async () => {
    const team: Grant[] = ["read", "create", "update", "remove"].map((verb) => ({
      permission: `users.${verb}`,
      scope: "branches",
    }));
    const assign: Grant = { permission: "user.assign", scope: "branches" };
    const leader = await makeRole({ permissions: [...team, assign] });
    const writer = await makeRole({ permissions: [{ permission: "menus.update", scope: "branches" }] });
    const wider = await makeRole({ permissions: [{ permission: "menus.update", scope: "all" }] });
    const manager = await actorOf(
      await makeUser({ roles: ["ROLE_MANAGER", identifier(leader)], branches: ["center"] }),
    );
    const give = (names: string[], branches = ["center"]) => makeUser({ actor: manager, roles: names, branches });
    // What the manager holds by the built-in role or by the own one.
    for (const names of [["ROLE_EMPLOYEE"], ["ROLE_MANAGER"], [identifier(leader)], [identifier(writer)]])
      expect(await give(names)).toMatchObject({ roles: names });
    for (const names of [["ROLE_ADMIN"], [identifier(wider)]])
      expect(await refusal(give(names))).toMatchObject({ code: "role.exceeds", kind: "forbidden" });
    expect(await refusal(give(["ROLE_EMPLOYEE"], ["harbor"]))).toMatchObject({ kind: "forbidden" });
    expect(await refusal(give(["ROLE_EMPLOYEE"], []))).toMatchObject({ kind: "forbidden" });
    const employee = await give(["ROLE_EMPLOYEE"]);
    expect(await refusal(changeUser(manager, employee, { roles: ["ROLE_ADMIN"] }))).toMatchObject({
      code: "role.exceeds",
    });
    expect(await refusal(changeUser(manager, employee, { branches: [{ id: "harbor" }] }))).toMatchObject({
      kind: "forbidden",
    });
    expect(await changeUser(manager, employee, { roles: ["ROLE_MANAGER"] })).toMatchObject({ roles: ["ROLE_MANAGER"] });
  });

  it("are changed only with the permission to assign roles; other fields with the permission to change users", async () => {
    const clerk = await makeRole({ permissions: [{ permission: "users.update", scope: "branches" }] });
    const actor = await actorOf(await makeUser({ roles: ["ROLE_EMPLOYEE", identifier(clerk)], branches: ["center"] }));
    const user = await makeUser({ roles: ["ROLE_EMPLOYEE"], branches: ["center"] });
    const renamed = await changeUser(actor, user, { lastName: "Neu" });
    expect(renamed).toMatchObject({ lastName: "Neu" });
    expect(await refusal(changeUser(actor, renamed, { roles: [identifier(clerk)] }))).toMatchObject({
      kind: "forbidden",
      details: [{ field: "roles", message: "Dieses Feld dürfen Sie nicht ändern." }],
    });
  });

  it("protect users with more rights from being changed, since their password would give these rights", async () => {
    const hr = await makeRole({
      permissions: ["update", "remove"].map((verb) => ({ permission: `users.${verb}`, scope: "all" as const })),
    });
    const actor = await actorOf(await makeUser({ roles: ["ROLE_EMPLOYEE", identifier(hr)], branches: ["center"] }));
    const boss = await makeUser({ roles: ["ROLE_ADMIN"] });
    expect(await refusal(changeUser(actor, boss, { password: "ganz anderes wort" }))).toMatchObject({
      code: "user.stronger",
    });
    const remove = (id: unknown) =>
      removeRecord({ resource: resource(users), actor, now: NOW, id: String(id), referrers: [], hooks: userHooks });
    expect(await refusal(remove(boss["id"]))).toMatchObject({ code: "user.stronger", kind: "forbidden" });
    const away = await makeUser({ roles: ["ROLE_EMPLOYEE"], branches: ["harbor"] });
    expect(await refusal(remove(away["id"]))).toMatchObject({ code: "user.stronger" });
    await remove((await makeUser({ roles: ["ROLE_EMPLOYEE"], branches: ["center"] }))["id"]);
  });

  it("let users change their own fields, but not their roles", async () => {
    const own = await makeRole({ permissions: [{ permission: "users.update", scope: "own" }] });
    const me = await makeUser({ roles: [identifier(own)] });
    const actor = await actorOf(me);
    expect(await changeUser(actor, me, { phone: "+43 1 1" })).toMatchObject({ phone: "+43 1 1" });
    const other = await create("users", { username: "other@example.test", roles: ["ROLE_EMPLOYEE"] });
    expect(await refusal(changeUser(actor, other, { phone: "+43 1 1" }))).toMatchObject({ kind: "forbidden" });
  });
});

describe("roles", () => {
  it("contain no permission that the writing person lacks", async () => {
    const editor = await makeRole({
      permissions: ["create", "update"].map((verb) => ({ permission: `roles.${verb}`, scope: "all" as const })),
    });
    const actor = await actorOf(await makeUser({ roles: ["ROLE_MANAGER", identifier(editor)], branches: ["center"] }));
    const held: Grant = { permission: "menus.update", scope: "branches" };
    expect(await makeRole({ actor, permissions: [held] })).toMatchObject({ permissions: [held] });
    for (const permissions of [
      [{ permission: "menus.update", scope: "all" as const }],
      [held, { permission: "users.update", scope: "own" as const }],
    ])
      expect(await refusal(makeRole({ actor, permissions }))).toMatchObject({
        code: "role.exceeds",
        kind: "forbidden",
        message: "Sie können keine Rechte vergeben, die Sie selbst nicht haben.",
      });
    // What an administrator gave may stay when somebody else changes the name.
    const strong = await makeRole({ permissions: [{ permission: "users.update", scope: "all" }] });
    expect(
      await updateRecord({
        resource: resource(roles),
        actor,
        now: NOW,
        id: String(strong["id"]),
        input: { ...strong, name: "Anders" },
        hooks: roleHooks,
      }),
    ).toMatchObject({ name: "Anders" });
  });
});
