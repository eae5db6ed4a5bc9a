import type { Grant } from "@tresen/contract/kit/access";
import { roles } from "@tresen/contract/user/role.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { resource } from "../../test/records";
import { refusal } from "../../test/refusal";
import { actorOf, changeUser, identifier, makeRole, makeUser } from "../../test/roles";
import { NOW, admin, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { removeRecord, updateRecord } from "../records";
import { findRow, writeRow } from "../records/rows";
import { roleHooks, roleRows, userRows } from ".";

const orders: Grant = { permission: "orders.read", scope: "branches" };
const confirm: Grant = { permission: "order.confirm", scope: "branches" };

beforeAll(createShop);

describe("changed roles", () => {
  const roleEditor = async (...held: Grant[]): Promise<Actor> => {
    const rights = ["create", "update", "remove"].map((verb) => ({
      permission: `roles.${verb}`,
      scope: "all" as const,
    }));
    const editor = await makeRole({ permissions: [...rights, ...held] });
    return actorOf(await makeUser({ roles: [identifier(editor)], branches: ["center"] }));
  };
  const changeRole = (actor: Actor, role: Record<string, unknown>, permissions: Grant[]) =>
    updateRecord({
      resource: resource(roles),
      actor,
      now: NOW,
      id: String(role["id"]),
      input: { ...role, permissions },
      hooks: roleHooks,
    });

  it("are either removed or assigned, when both happen at the same moment", async () => {
    for (let round = 1; round <= 4; round += 1) {
      const role = await makeRole({ permissions: [orders] });
      const user = await makeUser({ roles: ["ROLE_EMPLOYEE"] });
      const name = identifier(role);
      const outcomes = await Promise.allSettled([
        changeUser(admin, user, { roles: [name] }),
        removeRecord({
          resource: resource(roles),
          actor: admin,
          now: NOW,
          id: String(role["id"]),
          referrers: [],
          hooks: roleHooks,
        }),
      ]);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const [left, holder] = await Promise.all([
        findRow({ resource: roleRows, id: String(role["id"]) }),
        findRow({ resource: userRows, id: String(user["id"]) }),
      ]);
      expect([round, holder && userRows.recordOf(holder).roles.includes(name)]).toEqual([round, left !== null]);
    }
  });

  it("cannot be removed after somebody was given them in the meantime", async () => {
    const role = await makeRole({ permissions: [] });
    const before = await findRow({ resource: roleRows, id: String(role["id"]) });
    if (!before) throw new Error("No role");
    const user = await makeUser({ roles: ["ROLE_EMPLOYEE"] });
    const given = await changeUser(admin, user, { roles: [identifier(role)] });
    const cause = { actor: admin, action: "remove" as const, now: NOW };
    expect(await refusal(writeRow({ resource: resource(roles), before, after: null, cause }))).toMatchObject({
      code: "record.stale",
      kind: "conflict",
    });
    // Who reads it now removes it once nobody has it any more, and nobody is given what has been changed meanwhile.
    await changeUser(admin, given, { roles: ["ROLE_EMPLOYEE"] });
    const current = await findRow({ resource: roleRows, id: before.id });
    expect(current).toMatchObject({ version: before.version, uses: 1 });
    await writeRow({ resource: resource(roles), before: current ?? before, after: null, cause });
  });

  it("do not give their users permissions that the person who changes them could not give", async () => {
    const actor = await roleEditor(orders);
    const role = await makeRole({ permissions: [] });
    await makeUser({ roles: [identifier(role)], branches: ["center"] });
    const given = await changeRole(actor, role, [orders]);
    expect(given).toMatchObject({ permissions: [orders] });
    const away = await makeRole({ permissions: [] });
    await makeUser({ roles: [identifier(away)], branches: ["harbor"] });
    expect(await refusal(changeRole(actor, away, [orders]))).toMatchObject({
      code: "role.exceeds",
      kind: "forbidden",
      details: [{ field: "permissions.0.permission" }],
    });
    expect(await changeRole(admin, away, [orders])).toMatchObject({ permissions: [orders] });
  });

  it("keep permissions that the changing person lacks, and are removed only by a person with these permissions", async () => {
    const actor = await roleEditor(orders);
    const strong = await makeRole({ permissions: [orders, confirm] });
    for (const permissions of [[], [orders], [confirm]])
      expect(await refusal(changeRole(actor, strong, permissions))).toMatchObject({
        code: "role.stronger",
        kind: "forbidden",
      });
    const remove = (role: Record<string, unknown>) =>
      removeRecord({
        resource: resource(roles),
        actor,
        now: NOW,
        id: String(role["id"]),
        referrers: [],
        hooks: roleHooks,
      });
    expect(await refusal(remove(strong))).toMatchObject({ code: "role.stronger", kind: "forbidden" });
    // The same permissions held by a user elsewhere are out of reach too.
    const away = await makeRole({ permissions: [orders] });
    await makeUser({ roles: [identifier(away)], branches: ["harbor"] });
    expect(await refusal(changeRole(actor, away, []))).toMatchObject({ code: "role.stronger" });
    await remove(await makeRole({ permissions: [orders] }));
  });
});
