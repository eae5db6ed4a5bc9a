import { keyStateOf } from "@tresen/contract/access-key/key-state";
import type { Person } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { tabletGrants } from "@tresen/contract/user/tablet/tablet-access";
import type { Staff } from "../../platform/actor";
import type { Item, Key } from "../../platform/db";
import { hashOf } from "./credential";

/** What of the row of a key says whether it has ended. */
type Ends = Item & { revokedAt?: string; validUntil?: string; secretHash?: string };
export type Found = (key: Key) => Item | undefined;

/**
 * The rows on which a session on a tablet depends beside its user: the tablet's key, and the person's PIN. Every function
 * that knows sessions reads them, so they are read without their entities, which it would carry.
 */
export function placeKeys({ tablet, user }: { tablet: string; user: string }): [key: Key, pin: Key] {
  return [
    { pk: "access-key", sk: tablet },
    { pk: "pin", sk: user },
  ];
}

/** Whether a session on a tablet goes on: until the tablet's key has ended, or the PIN is another. */
export function isPlaceOpen({
  tablet,
  pin,
  user,
  found,
  now,
}: {
  tablet: string;
  pin?: number | undefined;
  user: string;
  found: Found;
  now: Instant;
}): boolean {
  const [key, stored] = placeKeys({ tablet, user }).map(found);
  if (!key || keyStateOf({ key: key as Ends, now }) !== "valid") return false;
  return stored?.hash !== undefined && stored.version === pin;
}

/**
 * What a session on a tablet makes of its user: somebody with the permissions for tablets in its branch and no others.
 * @returns null once the tablet's key has ended, in any other browser, or if the PIN is another.
 */
export function placeOf({
  tablet,
  pin,
  user,
  expiresAt,
  presented,
  found,
  now,
}: {
  tablet: string;
  pin?: number | undefined;
  user: string;
  /** In seconds. */
  expiresAt: number;
  /** The key that the browser has, if it is a tablet. */
  presented: string | null;
  found: Found;
  now: Instant;
}): ((person: Person) => Pick<Staff["user"], "roles" | "branches" | "permissions" | "tablet">) | null {
  const [key] = placeKeys({ tablet, user }).map(found);
  if (!key || !isPlaceOpen({ tablet, pin, user, found, now })) return null;
  // A session that was copied to another browser opens nothing there.
  const [id, secret = ""] = presented?.split(".") ?? [];
  if (id !== tablet || (key as Ends).secretHash !== hashOf(secret)) return null;
  const branch = String(key.branch);
  return (person) => ({
    roles: [],
    branches: [branch],
    permissions: tabletGrants({ person, branch }),
    tablet: { key: tablet, expiresAt: expiresAt * 1000 },
  });
}
