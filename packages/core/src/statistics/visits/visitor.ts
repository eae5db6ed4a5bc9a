import { createHmac, randomBytes } from "node:crypto";
import { DAY, type Instant, type LocalDate, addDays, instantAt } from "@tresen/contract/kit/time";
import { ConditionFailed, type ItemWrite, type Key, itemOf, storageCall } from "../../platform/db";
import { env } from "../../platform/env";
import { MarkEntity } from "./mark.entity";
import { SaltEntity } from "./salt.entity";

/** A day of a branch or of the shop as a whole (`WHOLE_SHOP`), by the calendar of its zone. */
export interface ScopeDay {
  scope: string;
  day: LocalDate;
  zone: string;
}

/** What visitors are recognised by within one day. It is never stored. */
export interface Browser {
  /** An IPv4 address, or the network of an IPv6 address in full groups. */
  address: string;
  agent: string;
}

const SALT_BYTES = 32;
/** Rows that the schedule has missed are removed by the database itself, some time after this. */
const KEPT_LONGER = DAY;

/** The day's salt, which is made with its first visitor. Null once it was removed, since the day has ended. */
export async function saltOf({ scope, day, zone }: ScopeDay): Promise<string | null> {
  const endsAt = instantAt({ date: addDays(day, 1), minutes: 0, zone });
  for (let isMade = false; ; isMade = true) {
    const { data } = await storageCall(() => SaltEntity.get({ scope, day }).go({ consistent: true }));
    if (data || isMade) return data?.salt ?? null;
    const salt = randomBytes(SALT_BYTES).toString("base64url");
    try {
      await storageCall(() =>
        SaltEntity.create({ scope, day, salt, endsAt, expiresAt: expiryOf(endsAt) }).go({ response: "none" }),
      );
      return salt;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

export interface Mark {
  key: Key;
  /** Refused when somebody else has just made the same mark. */
  write: ItemWrite;
}

/**
 * The mark that this browser has done something (`act`) on this day. Marks of one browser have nothing in common: neither those of
 * other days or branches, nor those of something else on the same day.
 */
export function markOf({
  scope,
  day,
  zone,
  salt,
  browser: { address, agent },
  act,
}: ScopeDay & { salt: string; browser: Browser; act: string }): Mark {
  const hash = createHmac("sha256", salt)
    .update(JSON.stringify([shortened(address), agent, act]))
    .digest("base64url");
  const expiresAt = expiryOf(instantAt({ date: addDays(day, 1), minutes: 0, zone }));
  const item = itemOf(MarkEntity.put({ scope, day, hash, expiresAt }).params());
  const write = { Put: { TableName: env.TABLE_NAME, Item: item, ConditionExpression: "attribute_not_exists(pk)" } };
  return { key: { pk: item.pk, sk: item.sk }, write };
}

/** The /24 network of an IPv4 address, the /48 network of an IPv6 address. */
export function shortened(address: string): string {
  const isIPv6 = address.includes(":");
  return address
    .split(isIPv6 ? ":" : ".")
    .slice(0, 3)
    .join(isIPv6 ? ":" : ".");
}

/** In seconds, as the table wants it. */
function expiryOf(endsAt: Instant): number {
  return Math.ceil((endsAt + KEPT_LONGER) / 1000);
}
