import { LOGIN_MESSAGES } from "@tresen/contract/messages";
import { type User, users } from "@tresen/contract/resources/shop";
import type { Instant } from "@tresen/contract/time";
import { type Actor, requireStaff } from "../actor";
import { AppError, unauthenticated } from "../errors";
import { findRow, findUnique, recordOf } from "../record";
import { verifyPassword } from "./password";
import { normalizeUsername } from "./policy";
import { openSession } from "./session";
import { countAttempt, forgiveAttempt } from "./throttle";

/**
 * Opens a session for the right username and password. Whether there is such a user shows neither in the answer nor
 * in the time it takes; that one is disabled only to who knows the password.
 * @throws limit after too many failures, unauthenticated.
 */
export async function login({ username, password, now, ip }: { username: string; password: string; now: Instant; ip: string }): Promise<{ user: User; token: string; expiresAt: Instant }> {
  const name = normalizeUsername(username);
  await countAttempt({ username: name, ip, now });
  const id = await findUnique({ resource: users, fields: { username: name } });
  const row = await findRow({ resource: users, id: id ?? "unknown" });
  const hash = row?.secrets.passwordHash;
  const isRight = await verifyPassword({ password, hash: typeof hash === "string" ? hash : null });
  if (!row || !isRight) throw new AppError("login.invalid", "unauthenticated", LOGIN_MESSAGES.invalid);
  await forgiveAttempt({ username: name, ip });
  if (row.fields.isEnabled !== true) throw new AppError("login.disabled", "unauthenticated", LOGIN_MESSAGES.disabled);
  return { user: recordOf(row) as User, ...(await openSession({ user: row, now })) };
}

/** The record of who is signed in, without secrets. @throws unauthenticated. */
export async function currentUser({ actor }: { actor: Actor }): Promise<User> {
  const row = await findRow({ resource: users, id: requireStaff(actor).user.id });
  if (!row) throw unauthenticated();
  return recordOf(row) as User;
}
