import type { User } from "@tresen/contract/user/user.resource";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import type { Instant } from "@tresen/contract/kit/time";
import { VISITOR, type Actor, type Staff } from "../../platform/actor";
import { batchRead, storageCall } from "../../platform/db";
import { type Row, findRow, rowKey, rowOf } from "../../records/rows";
import { credentialOf, hashOf } from "./credential";
import { findRoles, grantsOf, identifierOf, ownRoles, roleRows } from "../role-rows";
import { SessionEntity } from "./session.entity";
import { userRows } from "../user-rows";
import { type Found, placeKeys, placeOf } from "./on-tablet";

/** Where somebody signs in from, as far as it is known. */
export interface Client {
  ip: string;
  /** What the browser says of itself. */
  agent?: string | undefined;
  /** Roughly where the address is. */
  place?: string | undefined;
  /** The browser is a shared tablet, as far as it says so itself. */
  isTablet?: boolean | undefined;
}

/**
 * The user with this token, with their current roles, branches and permissions. Unknown, expired and revoked tokens
 * give none. The session stores which custom roles to read together with the user; others take one more Query.
 */
export async function authenticate({
  token,
  tablet = null,
  now,
}: {
  token: string;
  /** The key of the tablet that the browser is. */
  tablet?: string | null;
  now: Instant;
}): Promise<Actor> {
  if (token.length < 32 || token.length > 100) return VISITOR;
  const { data } = await storageCall(() => SessionEntity.get({ tokenHash: hashOf(token) }).go({ consistent: true }));
  // DynamoDB removes expired rows with a delay.
  if (!data || data.expiresAt * 1000 <= now) return VISITOR;
  const { row, roles, found } = await readHolder(data);
  const place =
    data.tablet === undefined ? undefined : placeOf({ ...data, tablet: data.tablet, presented: tablet, found, now });
  if (place === null) return VISITOR;
  if (!row || !isOpen({ row, now }) || !isCredential({ session: data, hash: row.secrets.passwordHash })) return VISITOR;
  const known = await staffOf({ row, roles });
  const sharedUntil = data.expiresAt * 1000;
  const staff = data.isShared ? { ...known, user: { ...known.user, sharedUntil } } : known;
  if (place) return { ...staff, user: { ...staff.user, ...place(staff.user) } };
  return data.mustProtect ? { ...staff, user: { ...staff.user, ...UNPROTECTED } } : staff;
}

/**
 * A user as an actor, for work that goes on without a session: with their current roles, branches and permissions; null
 * when they cannot log in any more.
 */
export async function findStaff({ id, now }: { id: string; now: Instant }): Promise<Staff | null> {
  const row = await findRow({ resource: userRows, id });
  return row && isOpen({ row, now }) ? staffOf({ row, roles: [] }) : null;
}

const UNPROTECTED = { roles: [], branches: [], permissions: [], mustProtect: true } as const;

function isOpen({ row, now }: { row: Row; now: Instant }): boolean {
  return accountRefusal({ account: userRows.recordOf(row), now }) === null;
}

/** @param roles custom roles that were read already; others are read if the user has them. */
async function staffOf({ row, roles }: { row: Row; roles: readonly Row[] }): Promise<Staff> {
  const fields = userRows.recordOf(row);
  const own = ownRoles(fields.roles);
  const isRead = own.every((name) => roles.some((role) => identifierOf(role) === name));
  const current = isRead ? roles.filter((role) => own.includes(identifierOf(role))) : await findRoles(own);
  const permissions = current.flatMap(grantsOf);
  return {
    kind: "staff",
    user: {
      id: row.id,
      name: displayName(fields),
      roles: fields.roles,
      branches: fields.branches.map(({ id }) => id),
      ...(permissions.length > 0 ? { permissions } : {}),
    },
  };
}

/** Reads the user, with these roles and what a session on a tablet depends on in the same call. */
async function readHolder({
  user,
  roles = [],
  tablet,
}: {
  user: string;
  roles?: readonly string[] | undefined;
  tablet?: string | undefined;
}): Promise<{ row: Row | null; roles: Row[]; found: Found }> {
  const beside = tablet === undefined ? [] : placeKeys({ tablet, user });
  if (roles.length === 0 && beside.length === 0)
    return { row: await findRow({ resource: userRows, id: user }), roles: [], found: () => undefined };
  const key = rowKey({ resource: userRows, id: user });
  const keys = roles.map((id) => rowKey({ resource: roleRows, id }));
  const found = await batchRead([key, ...keys, ...beside]);
  const item = found(key);
  return { row: item ? rowOf(item) : null, roles: keys.flatMap((each) => found(each) ?? []).map(rowOf), found };
}

/**
 * Updates the user's sessions after their roles have changed, so that the new roles are read together with the user.
 */
export async function refreshSessions({ user }: { user: Row }): Promise<void> {
  const roles = await roleIds(user);
  const { data } = await storageCall(() =>
    SessionEntity.query.ofUser({ user: user.id }).go({ pages: "all", hydrate: true }),
  );
  for (const { tokenHash } of data) await storageCall(() => SessionEntity.patch({ tokenHash }).set({ roles }).go());
}

export async function roleIds(user: Row): Promise<string[]> {
  return (await findRoles(userRows.recordOf(user).roles)).map(({ id }) => id);
}

export async function logout({ token }: { token: string }): Promise<void> {
  await storageCall(() => SessionEntity.delete({ tokenHash: hashOf(token) }).go());
}

/** Lets the session continue with the password that the user is about to set, as well as with the current one. */
export async function keepSession({ token, credential }: { token: string; credential: string }): Promise<void> {
  await storageCall(() =>
    SessionEntity.patch({ tokenHash: hashOf(token) })
      .set({ nextCredential: credential })
      .go(),
  );
}

/** Ends a user's sessions: all, or all except one. */
export async function closeSessions({ user, except = null }: { user: string; except?: string | null }): Promise<void> {
  const kept = except === null ? null : hashOf(except);
  const { data } = await storageCall(() => SessionEntity.query.ofUser({ user }).go({ pages: "all", hydrate: true }));
  const ended = data.filter(({ tokenHash }) => tokenHash !== kept);
  if (ended.length > 0)
    await storageCall(() => SessionEntity.delete(ended.map(({ tokenHash }) => ({ tokenHash }))).go());
}

function isCredential({
  session: { credential, nextCredential },
  hash,
}: {
  session: { credential: string; nextCredential?: string | undefined };
  hash: unknown;
}): boolean {
  const current = credentialOf(hash);
  return current === credential || current === nextCredential;
}

/** The name that colleagues see: first and last name, or the username if there is none. */
export function displayName({
  firstName,
  lastName,
  username,
}: Pick<User, "firstName" | "lastName" | "username">): string {
  return `${firstName} ${lastName}`.trim() || username;
}
