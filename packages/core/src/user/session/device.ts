import { hash, randomBytes } from "node:crypto";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../../platform/db";
import { DeviceEntity } from "./device.entity";

/** Counted from the last log-in. Browsers keep cookies no longer. */
const DEVICE_TIME = 400 * DAY;
/** For how long a browser is not asked for the second factor again. */
const TRUSTED_TIME = 30 * DAY;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What is known of a username in a browser; null where it was not signed in before. */
export interface KnownDevice {
  token: string;
  /** Until when no second factor is asked for, and for which password: see `credentialOf`. */
  trust: { until: Instant; credential: string } | null;
}

export async function findDevice({
  token,
  username,
  now,
}: {
  token: string | null;
  username: string;
  now: Instant;
}): Promise<KnownDevice | null> {
  if (token === null || !TOKEN.test(token)) return null;
  const { data } = await storageCall(() =>
    DeviceEntity.get({ tokenHash: hashOf(token), username }).go({ consistent: true }),
  );
  // DynamoDB removes expired rows with a delay.
  if (!data || data.expiresAt * 1000 <= now) return null;
  const { trustedUntil: until, trustedFor: credential } = data;
  return { token, trust: until !== undefined && credential !== undefined ? { until, credential } : null };
}

export function isTrusted({
  device,
  credential,
  now,
}: {
  device: KnownDevice | null;
  credential: string;
  now: Instant;
}): boolean {
  return device?.trust?.credential === credential && device.trust.until > now;
}

/**
 * Remembers that the username was signed in in this browser. Several people may share a browser and its cookie.
 * @param credential that of a person who wants not to be asked for the second factor here for a while.
 */
export async function rememberDevice({
  token,
  username,
  device,
  credential,
  now,
}: {
  token: string | null;
  username: string;
  /** As it was known before. */
  device: KnownDevice | null;
  credential: string | null;
  now: Instant;
}): Promise<{ token: string; expiresAt: Instant }> {
  const kept = token !== null && TOKEN.test(token) ? token : randomBytes(32).toString("base64url");
  const expiresAt = now + DEVICE_TIME;
  const trust = credential === null ? device?.trust : { until: now + TRUSTED_TIME, credential };
  const row = {
    tokenHash: hashOf(kept),
    username,
    expiresAt: Math.floor(expiresAt / 1000),
    ...(trust ? { trustedUntil: trust.until, trustedFor: trust.credential } : {}),
  };
  await storageCall(() => DeviceEntity.put(row).go({ response: "none" }));
  return { token: kept, expiresAt };
}

function hashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
