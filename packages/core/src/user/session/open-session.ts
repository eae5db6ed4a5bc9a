import { randomBytes } from "node:crypto";
import type { LoginMethod } from "@tresen/contract/user/account/account";
import { TABLET_IDLE } from "@tresen/contract/user/tablet/tablet-access";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { writeTransaction } from "../../platform/db";
import { logEventWrites } from "../../records/log-events";
import type { Row } from "../../records/rows";
import { accountEvent } from "../account-events";
import { credentialOf, hashOf } from "./credential";
import { deviceName } from "./device-name";
import { type Client, roleIds } from "./session";
import { SessionEntity } from "./session.entity";

const SESSION_TIME = 14 * DAY;

/**
 * The log tells of it, without the address.
 * @param mustProtect the session opens nothing but the account until a second factor is set up.
 * @returns the token for the browser; only its hash is stored.
 */
export async function openSession({
  user,
  method,
  client: { ip, agent, place, isTablet = false },
  mustProtect,
  isNewBrowser = false,
  tablet,
  now,
}: {
  user: Row;
  method: LoginMethod;
  client: Client;
  mustProtect: boolean;
  /** Whether the person was not signed in in this browser before, nor anywhere for the first time. */
  isNewBrowser?: boolean;
  /** The key of the tablet on which it runs, and the version of the person's PIN. */
  tablet?: { key: string; pin: number };
  now: Instant;
}): Promise<{ token: string; expiresAt: Instant }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = now + (tablet || isTablet ? TABLET_IDLE : SESSION_TIME);
  const roles = await roleIds(user);
  const at = new Date(now).toISOString();
  const row = {
    tokenHash: hashOf(token),
    id: `ses_${ulid(now)}`,
    user: user.id,
    method,
    device: deviceName(agent),
    address: ip,
    ...(place === undefined ? {} : { place }),
    ...(mustProtect ? { mustProtect } : {}),
    ...(tablet ? { tablet: tablet.key, pin: tablet.pin } : isTablet ? { isShared: true } : {}),
    lastUsedAt: at,
    credential: credentialOf(user.secrets.passwordHash),
    ...(roles.length > 0 ? { roles } : {}),
    createdAt: at,
    expiresAt: Math.floor(expiresAt / 1000),
  };
  const event = isNewBrowser ? "login-new-browser" : "login";
  const told = accountEvent({ user, event, details: { method, browser: row.device }, now });
  await writeTransaction({
    entities: { sessions: SessionEntity },
    writes: ({ sessions }) => [sessions.create(row).commit(), ...logEventWrites([told])],
  });
  return { token, expiresAt };
}
