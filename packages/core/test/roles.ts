import type { Grant } from "@tresen/contract/kit/access";
import { roles } from "@tresen/contract/user/role.resource";
import { users } from "@tresen/contract/user/user.resource";
import type { Actor } from "../src/platform/actor";
import { createRecord, updateRecord } from "../src/records";
import { authenticate, login, roleHooks, userHooks } from "../src/user";
import { resource } from "./records";
import { NOW, admin } from "./shop";

const PASSWORD = "ein langes passwort";
let made = 0;

export function makeRole({
  permissions,
  actor = admin,
  identifier,
}: {
  permissions: Grant[];
  actor?: Actor;
  identifier?: string;
}) {
  made += 1;
  const input = { identifier: identifier ?? `ROLE_OWN_${made}`, name: `Rolle ${made}`, permissions };
  return createRecord({ resource: resource(roles), actor, now: NOW, input, hooks: roleHooks });
}

export function makeUser({
  actor = admin,
  ...fields
}: {
  actor?: Actor;
  roles: string[];
  branches?: string[];
  isEnabled?: boolean;
}) {
  made += 1;
  const branches = (fields.branches ?? []).map((id) => ({ id }));
  const input = users.fields.parse({ ...fields, branches, username: `user${made}@example.test`, password: PASSWORD });
  return createRecord({ resource: resource(users), actor, now: NOW, input, hooks: userHooks });
}

export const changeUser = (actor: Actor, user: Record<string, unknown>, changes: object) =>
  updateRecord({
    resource: resource(users),
    actor,
    now: NOW,
    id: String(user["id"]),
    input: { ...user, ...changes },
    hooks: userHooks,
  });

/** Signs the user in. */
export async function enter(user: Record<string, unknown>): Promise<string> {
  const { token } = await login({ username: String(user["username"]), password: PASSWORD, now: NOW, ip: "192.0.2.50" });
  return token;
}

export const actorOf = async (user: Record<string, unknown>): Promise<Actor> =>
  authenticate({ token: await enter(user), now: NOW });
export const identifier = (role: Record<string, unknown>): string => String(role["identifier"]);
