import type { TrustedBrowser } from "@tresen/contract/user/account/account";
import { ACCOUNT_MESSAGES } from "@tresen/contract/user/account/account.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { credentialOf, hashOf } from "./credential";
import { deviceName } from "./device-name";
import type { Client } from "./session";
import { TrustEntity } from "./trust.entity";

/** For how long a browser is not asked for the second factor again. */
const TRUSTED_TIME = 30 * DAY;

interface Asked {
  user: string;
  /** What the browser must have been trusted for: see `trustCredential`. */
  credential: string;
  /** The device cookie of a browser. */
  token: string | null;
  now: Instant;
}

/**
 * A browser is trusted for this password and this authenticator app: with another of either the code is asked for
 * everywhere.
 */
export function trustCredential({ passwordHash, since = "" }: { passwordHash: unknown; since?: string | undefined }) {
  return credentialOf(`${credentialOf(passwordHash)} ${since}`);
}

export async function isTrusted({ user, credential, token, now }: Asked): Promise<boolean> {
  if (token === null) return false;
  const { data } = await storageCall(() =>
    TrustEntity.get({ user, tokenHash: hashOf(token) }).go({ consistent: true }),
  );
  return data?.credential === credential && data.until > now;
}

export async function trustBrowser({
  user,
  credential,
  token,
  client: { ip, agent, place },
  now,
}: Asked & { token: string; client: Client }): Promise<void> {
  const until = now + TRUSTED_TIME;
  const row = {
    ...{ user, credential, until, tokenHash: hashOf(token), device: deviceName(agent), address: ip },
    ...(place === undefined ? {} : { place }),
    createdAt: new Date(now).toISOString(),
    expiresAt: Math.ceil(until / 1000),
  };
  await storageCall(() => TrustEntity.put(row).go({ response: "none" }));
}

/** The browsers that are trusted now, the newest first. */
export async function listTrusted({ user, credential, token, now }: Asked): Promise<TrustedBrowser[]> {
  const current = token === null ? null : hashOf(token);
  return (await rowsOf(user))
    .filter((row) => row.credential === credential && row.until > now)
    .map(({ tokenHash, device, address, place, createdAt, until }) => ({
      ...{ id: tokenHash, device, address, place: place ?? null, createdAt },
      until: new Date(until).toISOString(),
      isCurrent: tokenHash === current,
    }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** From now on it is asked for the second factor again. @throws missing for a browser of somebody else. */
export async function forgetBrowser({ user, id }: { user: string; id: string }): Promise<void> {
  if (!(await rowsOf(user)).some(({ tokenHash }) => tokenHash === id))
    throw new AppError("browser.missing", "missing", ACCOUNT_MESSAGES.noBrowser);
  await storageCall(() => TrustEntity.delete({ user, tokenHash: id }).go());
}

/** For a user who loses the second factor, or is removed. */
export async function eraseTrusted({ user }: { user: string }): Promise<void> {
  const rows = await rowsOf(user);
  if (rows.length > 0)
    await storageCall(() => TrustEntity.delete(rows.map(({ tokenHash }) => ({ user, tokenHash }))).go());
}

async function rowsOf(user: string) {
  const { data } = await storageCall(() => TrustEntity.query.primary({ user }).go({ pages: "all", consistent: true }));
  return data;
}
