import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import type { User } from "@tresen/contract/user/user.resource";
import type { Grant } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError, unauthenticated } from "../platform/errors";
import { type Row, findRow, findUnique } from "../records/rows";
import { isKnownDevice, rememberDevice } from "./device";
import { verifyPassword } from "./password";
import { findRoles, identifierOf, roleRows } from "./role-rows";
import { openSession } from "./session";
import { beginAttempt } from "./throttle";
import { userRows } from "./user-rows";
import { normalizeUsername } from "./username";

/** A token for the browser and its expiry. */
interface Token {
  token: string;
  expiresAt: Instant;
}

/** The origin of an attempt: its network address and its device cookie. */
export interface Origin {
  ip: string;
  device?: string | null | undefined;
  /** Waits for the given milliseconds; replaced in tests. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

/**
 * Opens a session for a correct username and password. Neither the answer nor its duration reveals whether the user
 * exists; only the correct password reveals that the user is disabled.
 * @returns also the new device token.
 * @throws limit after too many failures, unauthenticated.
 */
export async function login({
  username,
  password,
  now,
  ...origin
}: { username: string; password: string; now: Instant } & Origin): Promise<{ user: User; device: Token } & Token> {
  const name = normalizeUsername(username);
  const find = async (): Promise<Row | null> =>
    findRow({
      resource: userRows,
      id: (await findUnique({ resource: userRows, fields: { username: name } })) ?? "unknown",
    });
  const row = await verified({ username: name, password, now, find, ...origin });
  if (!row) throw new AppError("login.invalid", "unauthenticated", LOGIN_MESSAGES.invalid);
  if (row.fields.isEnabled !== true) throw new AppError("login.disabled", "unauthenticated", LOGIN_MESSAGES.disabled);
  const device = await rememberDevice({ token: origin.device ?? null, username: name, now });
  return { user: userRows.recordOf(row), device, ...(await openSession({ user: row, now })) };
}

/**
 * The user with this username and password, or null. Every attempt is counted.
 * @throws limit after too many failures.
 */
export async function verified({
  username,
  password,
  now,
  ip,
  device = null,
  wait,
  find,
}: {
  username: string;
  password: string;
  now: Instant;
  find: () => Promise<Row | null>;
} & Origin): Promise<Row | null> {
  const isKnown = await isKnownDevice({ token: device, username, now });
  const end = await beginAttempt({ username, ip, device: isKnown ? device : null, now, wait });
  let row: Row | null = null;
  try {
    const found = await find();
    const hash = found?.secrets.passwordHash;
    row = (await verifyPassword({ password, hash: typeof hash === "string" ? hash : null })) ? found : null;
  } finally {
    await end(row !== null);
  }
  return row;
}

/**
 * The signed-in user with the permissions and names of their custom roles, for screens that offer only what is allowed.
 * @throws unauthenticated.
 */
export async function signedIn({
  actor,
}: {
  actor: Actor;
}): Promise<User & { permissions?: Grant[]; roleNames?: Record<string, string> }> {
  const { permissions, roles } = requireStaff(actor).user;
  const own = (await findRoles(roles)).map((row) => [identifierOf(row), roleRows.recordOf(row).name] as const);
  return {
    ...(await currentUser({ actor })),
    ...(permissions ? { permissions: [...permissions] } : {}),
    ...(own.length > 0 ? { roleNames: Object.fromEntries(own) } : {}),
  };
}

/** The record of the signed-in user, without secrets. @throws unauthenticated. */
export async function currentUser({ actor }: { actor: Actor }): Promise<User> {
  const row = await findRow({ resource: userRows, id: requireStaff(actor).user.id });
  if (!row) throw unauthenticated();
  return userRows.recordOf(row);
}
