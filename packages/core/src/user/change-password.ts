import { passwordFault } from "@tresen/contract/user/password";
import { type User, users } from "@tresen/contract/user/user.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { PASSWORD_MESSAGES } from "@tresen/contract/user/password.texts";
import type { Actor } from "../platform/actor";
import { inputError } from "../platform/errors";
import { type Row, writeRow } from "../records/rows";
import { type Origin, requirePassword } from "./login";
import { tellOwner } from "./notice";
import { hashPassword } from "./password";
import { endPin } from "./pin";
import { closeSessions, credentialOf, keepSession } from "./session";
import { userRows } from "./user-rows";

/**
 * Changes the password of the signed-in user. The current session continues, all others of the user end.
 * @throws input for a wrong old password and a new one that is too easy to guess, limit after too many wrong old ones,
 * unauthenticated, conflict when the user is changed at the same time.
 */
export async function changePassword({
  actor,
  token,
  oldPassword,
  password,
  now,
  ...origin
}: {
  actor: Actor;
  token: string | null;
  oldPassword: string;
  password: string;
  now: Instant;
} & Origin): Promise<User> {
  const row = await requirePassword({
    actor,
    password: oldPassword,
    field: "oldPassword",
    message: PASSWORD_MESSAGES.old,
    now,
    ...origin,
  });
  const username = String(row.fields.username);
  const message = password === oldPassword ? PASSWORD_MESSAGES.same : passwordFault({ password, username });
  const code = "password.weak";
  if (message) throw inputError({ code, faults: [{ field: "password", code, message }] });
  const changed = await assignPassword({ row, password, now, token, actor });
  await tellOwner({ row, kind: "passwordChanged", client: origin, now });
  return userRows.recordOf(changed);
}

/** Sets a user's password, and ends their PIN and their sessions except for the one with `token`. */
export async function assignPassword({
  row: before,
  password,
  now,
  token = null,
  actor = null,
}: {
  row: Row;
  password: string;
  now: Instant;
  token?: string | null;
  /** Null for a command on the server itself. */
  actor?: Actor | null;
}): Promise<Row> {
  const secrets = { ...before.secrets, passwordHash: await hashPassword(password) };
  const after: Row = { ...before, version: before.version + 1, updatedAt: new Date(now).toISOString(), secrets };
  // Done before the change, so that the session is never invalid in between.
  if (token !== null) await keepSession({ token, credential: credentialOf(secrets.passwordHash) });
  const changed = await writeRow({
    resource: users,
    before,
    after,
    cause: { actor, action: "changePassword", now },
  });
  await Promise.all([closeSessions({ user: before.id, except: token }), endPin({ user: before.id })]);
  return changed;
}
