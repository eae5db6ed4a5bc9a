import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import type { LoginMethod } from "@tresen/contract/user/account/account";
import { accountRefusal, refusalText } from "@tresen/contract/user/account/account-state";
import { LOGIN_MESSAGES } from "@tresen/contract/user/login.texts";
import { type TabletUse, tabletUseOf } from "@tresen/contract/user/tablet/tablet-use";
import type { User } from "@tresen/contract/user/user.resource";
import type { Grant } from "@tresen/contract/kit/access";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { AppError, inputError, unauthenticated } from "../platform/errors";
import { type Row, findRow, findUnique } from "../records/rows";
import { refusedAttempt } from "./account-events";
import { tellOwner } from "./notice";
import { findAuthenticator, isRequired, useCode } from "./factor";
import { verifyPassword } from "./password";
import { countPasskeys } from "./passkey-rows";
import { findRoles, identifierOf, roleRows } from "./role-rows";
import {
  type Client,
  type KnownDevice,
  findDevice,
  isTrusted as isTrustedBrowser,
  listSessions,
  openSession,
  rememberDevice,
  trustBrowser,
  trustCredential,
} from "./session";
import { type EndAttempt, beginAttempt, beginLinkAttempt } from "./throttle";
import { userRows } from "./user-rows";
import { normalizeUsername } from "./username";

/** A token for the browser and its expiry. */
interface Token {
  token: string;
  expiresAt: Instant;
}

/** The origin of an attempt: what is known of the browser, and its device cookie. */
export interface Origin extends Client {
  device?: string | null | undefined;
  /** Waits for the given milliseconds; replaced in tests. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

/** Who signed in, with the tokens of the session and of the browser. */
export type SignedIn = { user: User; device: Token } & Token;

/**
 * Opens a session for a correct username and password, and the code of the authenticator app where one is set up.
 * Neither the answer nor its duration reveals whether the user exists; only the correct password reveals the state of
 * the account, and that a code is needed.
 * @throws limit after too many failures, unauthenticated.
 */
export async function login({
  username,
  password,
  code,
  isTrusted,
  now,
  ...origin
}: {
  username: string;
  password: string;
  code?: string | undefined;
  isTrusted?: boolean | undefined;
  now: Instant;
} & Origin): Promise<SignedIn> {
  const name = normalizeUsername(username);
  let named: Row | null = null;
  return attempt({
    username: name,
    now,
    origin,
    whose: () => named,
    check: async (device) => {
      named = await findByName(name);
      const row = await withPassword({ row: named, password });
      if (!row) throw new AppError("login.invalid", "unauthenticated", LOGIN_MESSAGES.invalid);
      return signInWith({ row, method: "password", device, code, isTrusted, origin, now });
    },
  });
}

/** The row of the user with this name, normalised. */
export async function findByName(username: string): Promise<Row | null> {
  const id = (await findUnique({ resource: userRows, fields: { username } })) ?? "unknown";
  return findRow({ resource: userRows, id });
}

/** Whoever signs in to an account that was just made is not told that they did. */
const FRESH = HOUR;

/** Refusals that say nothing against whoever had the right password. */
const UNFINISHED = ["login.code_required", "login.state", "login.second_factor"];

/**
 * Counts an attempt to sign in, and whether `check` was successful: what it throws is a failure.
 * @throws limit after too many failures, and what `check` throws.
 */
export async function attempt<Result>({
  username,
  now,
  origin: { ip, device: token = null, wait },
  isByLink = false,
  whose,
  check,
}: {
  username: string;
  now: Instant;
  origin: Origin;
  /** The user whom it is about, as far as the check has found one; the log tells of what was refused to them. */
  whose: () => Row | null;
  /** Whether it is by a mailed link, and not by something that can be guessed. */
  isByLink?: boolean;
  check: (device: KnownDevice | null) => Promise<Result>;
}): Promise<Result> {
  const device = await findDevice({ token, username, now });
  const end = await (isByLink
    ? beginLinkAttempt({ username, now, wait })
    : beginAttempt({ username, ip, device: device?.token ?? null, now, wait }));
  return counting({ end, whose, now, check: () => check(device) });
}

/** Ends an attempt that has begun with the result of its check. */
export async function counting<Result>({
  end,
  whose,
  now,
  check,
}: {
  end: EndAttempt;
  whose: () => Row | null;
  now: Instant;
  check: () => Promise<Result>;
}): Promise<Result> {
  try {
    const result = await check();
    await end("right");
    return result;
  } catch (error) {
    const isUnfinished = !(error instanceof AppError) || UNFINISHED.includes(error.code);
    await end(isUnfinished ? "unfinished" : "wrong", refusedAttempt({ user: whose(), error, now }));
    throw error;
  }
}

/**
 * Opens the session of somebody who has shown the first factor. A passkey is both at once.
 * @param last what must still succeed before the session is opened, such as using up a link.
 * @throws unauthenticated for an account that is not open, for a missing or wrong code, and where a role requires a
 * second factor that is a passkey.
 */
export async function signInWith({
  row,
  method,
  device,
  code,
  isTrusted,
  origin,
  now,
  last,
}: {
  row: Row;
  method: LoginMethod;
  device: KnownDevice | null;
  code?: string | undefined;
  isTrusted?: boolean | undefined;
  origin: Origin;
  now: Instant;
  last?: () => Promise<void>;
}): Promise<SignedIn> {
  const user = userRows.recordOf(row);
  const refusal = accountRefusal({ account: user, now });
  if (refusal) throw new AppError("login.state", "unauthenticated", refusalText(refusal));
  const authenticator = await findAuthenticator(row.id);
  const hasSecond = method === "passkey" || Boolean(authenticator?.confirmedAt);
  const { passwordHash } = row.secrets;
  const browser = {
    user: row.id,
    credential: trustCredential({ passwordHash, since: authenticator?.confirmedAt }),
    token: device?.token ?? null,
    now,
  };
  const asksCode = method !== "passkey" && authenticator?.confirmedAt !== undefined;
  if (asksCode && !(await isTrustedBrowser(browser))) {
    if (!code) throw new AppError("login.code_required", "unauthenticated", LOGIN_MESSAGES.codeRequired);
    if (!(await useCode({ row: authenticator, code, now })))
      throw new AppError("login.code", "unauthenticated", LOGIN_MESSAGES.codeWrong);
  }
  const mustProtect = !hasSecond && (await isRequired(user.roles));
  // Else whoever knows the password alone would set up a second factor of their own.
  if (mustProtect && (await countPasskeys({ user: row.id })) > 0)
    throw new AppError("login.second_factor", "unauthenticated", LOGIN_MESSAGES.passkeyRequired);
  await last?.();
  const { username } = user;
  const remembered = await rememberDevice({ token: origin.device ?? null, username, now });
  if (isTrusted && hasSecond) await trustBrowser({ ...browser, token: remembered.token, client: origin });
  // Whoever signs in for the very first time knows of it.
  const isFresh = now - Date.parse(row.createdAt) < FRESH;
  const isFirst = isFresh && (await listSessions({ user: row.id, now })).length === 0;
  const isNewBrowser = !device && !isFirst;
  const session = await openSession({ user: row, method, client: origin, mustProtect, isNewBrowser, now });
  if (isNewBrowser) await tellOwner({ row, kind: "newDevice", client: origin, now });
  return { user, device: remembered, ...session };
}

/**
 * The row of the signed-in user, who has typed their password again. Wrong ones count as failed log-ins.
 * @throws input for a wrong one, limit, unauthenticated.
 */
export async function requirePassword({
  actor,
  password,
  field = "password",
  message = ACCOUNT_MESSAGES.password,
  now,
  ...origin
}: {
  actor: Actor;
  password: string;
  field?: string;
  message?: string;
  now: Instant;
} & Origin): Promise<Row> {
  const found = await ownRow({ actor });
  return attempt({
    username: String(found.fields.username),
    now,
    origin,
    whose: () => found,
    check: async () => {
      const row = await withPassword({ row: found, password });
      const code = "password.old";
      if (!row) throw inputError({ code, faults: [{ field, code, message }] });
      return row;
    },
  });
}

/** The row if the password is the user's. It takes as long without a user. */
async function withPassword({ row, password }: { row: Row | null; password: string }): Promise<Row | null> {
  const hash = row?.secrets.passwordHash;
  return (await verifyPassword({ password, hash: typeof hash === "string" ? hash : null })) ? row : null;
}

/**
 * The signed-in user with the permissions and names of their custom roles, for screens that offer only what is allowed.
 * @throws unauthenticated.
 */
export async function signedIn({ actor }: { actor: Actor }): Promise<
  User & {
    permissions?: Grant[];
    roleNames?: Record<string, string>;
    mustProtect?: true;
    tablet?: TabletUse;
    shared?: TabletUse;
  }
> {
  const { permissions, roles, mustProtect, branches, tablet, sharedUntil } = requireStaff(actor).user;
  const own = (await findRoles(roles)).map((row) => [identifierOf(row), roleRows.recordOf(row).name] as const);
  return {
    ...(await currentUser({ actor })),
    // What the person may do on a tablet says the session, and not their roles.
    ...(tablet ? { roles: [...roles], branches: branches.map((id) => ({ id })), tablet: tabletUseOf(tablet) } : {}),
    ...(sharedUntil ? { shared: tabletUseOf({ expiresAt: sharedUntil }) } : {}),
    ...(permissions ? { permissions: [...permissions] } : {}),
    ...(mustProtect ? { mustProtect } : {}),
    ...(own.length > 0 ? { roleNames: Object.fromEntries(own) } : {}),
  };
}

/** The record of the signed-in user, without secrets. @throws unauthenticated. */
export async function currentUser({ actor }: { actor: Actor }): Promise<User> {
  return userRows.recordOf(await ownRow({ actor }));
}

/** The row of the signed-in user. @throws unauthenticated. */
export async function ownRow({ actor }: { actor: Actor }): Promise<Row> {
  const row = await findRow({ resource: userRows, id: requireStaff(actor).user.id });
  if (!row) throw unauthenticated();
  return row;
}
