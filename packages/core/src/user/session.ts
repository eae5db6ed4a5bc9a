import { createHash, randomBytes } from "node:crypto";
import type { User } from "@tresen/contract/user/user.resource";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { VISITOR, type Actor } from "../platform/actor";
import { stored } from "../platform/db";
import { type Row, findRow } from "../records/rows";
import { credentialOf } from "./credential";
import { SessionEntity } from "./session.entity";
import { userRows } from "./user-rows";

const SESSION_TIME = 14 * DAY;

/** @returns the token for the browser; only its hash is stored. */
export async function openSession({
  user,
  now,
}: {
  user: Row;
  now: Instant;
}): Promise<{ token: string; expiresAt: Instant }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now + SESSION_TIME;
  const row = {
    tokenHash: hashOf(token),
    user: user.id,
    credential: credentialOf(user.secrets.passwordHash),
    createdAt: new Date(now).toISOString(),
    expiresAt: Math.floor(expiresAt / 1000),
  };
  await stored(() => SessionEntity.create(row).go({ response: "none" }));
  return { token, expiresAt };
}

/** Who holds the token. Unknown, expired and revoked ones are nobody's; roles and branches are those of this moment. */
export async function authenticate({ token, now }: { token: string; now: Instant }): Promise<Actor> {
  if (token.length < 32 || token.length > 100) return VISITOR;
  const { data } = await stored(() => SessionEntity.get({ tokenHash: hashOf(token) }).go({ consistent: true }));
  // Rows outlive their time until the table's sweep comes by.
  if (!data || data.expiresAt * 1000 <= now) return VISITOR;
  const row = await findRow({ resource: userRows, id: data.user });
  if (!row || row.fields.isEnabled !== true || !isCredential({ session: data, hash: row.secrets.passwordHash }))
    return VISITOR;
  const fields = userRows.recordOf(row);
  return {
    kind: "staff",
    user: { id: row.id, name: displayName(fields), roles: fields.roles, branches: fields.branches.map(({ id }) => id) },
  };
}

export async function logout({ token }: { token: string }): Promise<void> {
  await stored(() => SessionEntity.delete({ tokenHash: hashOf(token) }).go());
}

/** Lets the session go on with the password that the user is about to get, beside the one of now. */
export async function keepSession({ token, credential }: { token: string; credential: string }): Promise<void> {
  await stored(() =>
    SessionEntity.patch({ tokenHash: hashOf(token) })
      .set({ nextCredential: credential })
      .go(),
  );
}

/** Ends a user's sessions, all or all except one. */
export async function closeSessions({ user, except = null }: { user: string; except?: string | null }): Promise<void> {
  const kept = except === null ? null : hashOf(except);
  const { data } = await stored(() => SessionEntity.query.ofUser({ user }).go({ pages: "all", hydrate: true }));
  const ended = data.filter(({ tokenHash }) => tokenHash !== kept);
  if (ended.length > 0) await stored(() => SessionEntity.delete(ended.map(({ tokenHash }) => ({ tokenHash }))).go());
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

function displayName({ firstName, lastName, username }: Pick<User, "firstName" | "lastName" | "username">): string {
  return `${firstName} ${lastName}`.trim() || username;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
