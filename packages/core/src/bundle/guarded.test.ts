import { roles } from "@tresen/contract/user/role.resource";
import { users } from "@tresen/contract/user/user.resource";
import { afterEach, expect, it, vi } from "vitest";
import { password } from "../../test/bundle";
import { meanwhile } from "../../test/meanwhile";
import { resource } from "../../test/records";
import { refusal } from "../../test/refusal";
import { makeUser } from "../../test/roles";
import { NOW, admin } from "../../test/shop";
import { removeRecord } from "../records";
import { findRow } from "../records/rows";
import { roleHooks } from "../user";
import { importBundle } from ".";

vi.mock("./redirects", () => import("../../test/meanwhile"));
afterEach(() => meanwhile());

const imported = (bundle: unknown) => importBundle({ bundle, now: NOW });
const role = (name: string) => ({ id: `rol_${name}`, identifier: `ROLE_${name.toUpperCase()}`, name, permissions: [] });
const user = (name: string, ...given: string[]) => ({
  id: `usr_${name}`,
  username: `${name}@example.test`,
  roles: given,
  password,
});
const roleOf = (name: string) => findRow({ resource: resource(roles), id: `rol_${name}` });
const userOf = (name: string) => findRow({ resource: resource(users), id: `usr_${name}` });
const CHANGED = "Das wurde während des Imports von jemand anderem geändert. Bitte importieren Sie noch einmal.";

it("gives nobody a role that is removed during the import", async () => {
  await imported({ roles: [role("lager")], users: [user("bleibt", "ROLE_EMPLOYEE")] });
  meanwhile(() =>
    removeRecord({
      resource: resource(roles),
      actor: admin,
      now: NOW,
      id: "rol_lager",
      hooks: roleHooks,
      referrers: [],
    }),
  );
  const bundle = { users: [user("andere", "ROLE_EMPLOYEE"), user("bleibt", "ROLE_EMPLOYEE", "ROLE_LAGER")] };
  expect(await refusal(imported(bundle))).toMatchObject({
    kind: "conflict",
    details: [{ field: "users.1.roles", message: CHANGED }],
  });
  expect((await userOf("bleibt"))?.fields.roles).toEqual(["ROLE_EMPLOYEE"]);
  meanwhile();
  expect(await refusal(imported(bundle))).toMatchObject({
    details: [{ field: "users.1.roles.1", message: "Diese Rolle gibt es nicht." }],
  });
});

it("renames no role that somebody is given during the import", async () => {
  await imported({ roles: [role("kasse")] });
  meanwhile(() => makeUser({ roles: ["ROLE_KASSE"] }));
  const renamed = { ...role("kasse"), identifier: "ROLE_KASSA" };
  expect(await refusal(imported({ roles: [renamed] }))).toMatchObject({
    kind: "conflict",
    details: [{ field: "roles.0.identifier", message: CHANGED }],
  });
  expect((await roleOf("kasse"))?.fields.identifier).toBe("ROLE_KASSE");
});

it("lets nobody remove a role that the import has given", async () => {
  await imported({ roles: [role("bar")] });
  const before = await roleOf("bar");
  await imported({ users: [user("neu", "ROLE_BAR")] });
  // Whoever read the role before may no longer remove it.
  expect((await roleOf("bar"))?.uses).not.toBe(before?.uses);
});

it("gives a username on from one user to another, where both are given roles", async () => {
  const [one, two] = [user("eins", "ROLE_EMPLOYEE"), user("zwei", "ROLE_EMPLOYEE")];
  await imported({ roles: [role("buero")], users: [one, two] });
  const moved = [
    { ...one, username: two.username, roles: ["ROLE_BUERO"] },
    { ...two, username: "drei@example.test", roles: ["ROLE_BUERO"] },
  ];
  expect(await imported({ users: moved })).toMatchObject({ updated: 2 });
  expect((await userOf("eins"))?.fields).toMatchObject({ username: two.username, roles: ["ROLE_BUERO"] });
  expect(await imported({ users: moved })).toMatchObject({ created: 0, updated: 0 });
});
