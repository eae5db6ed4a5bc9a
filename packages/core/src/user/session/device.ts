import { randomBytes } from "node:crypto";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../../platform/db";
import { hashOf } from "./credential";
import { DeviceEntity } from "./device.entity";

/** Counted from the last log-in. Browsers keep cookies no longer. */
const DEVICE_TIME = 400 * DAY;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A browser in which a username was signed in before. */
export interface KnownDevice {
  token: string;
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
  return data && data.expiresAt * 1000 > now ? { token } : null;
}

/** Remembers that the username was signed in in this browser. Several people may share a browser and its cookie. */
export async function rememberDevice({
  token,
  username,
  now,
}: {
  token: string | null;
  username: string;
  now: Instant;
}): Promise<{ token: string; expiresAt: Instant }> {
  const kept = token !== null && TOKEN.test(token) ? token : randomBytes(32).toString("base64url");
  const expiresAt = now + DEVICE_TIME;
  const row = {
    tokenHash: hashOf(kept),
    username,
    expiresAt: Math.floor(expiresAt / 1000),
  };
  await storageCall(() => DeviceEntity.put(row).go({ response: "none" }));
  return { token: kept, expiresAt };
}
