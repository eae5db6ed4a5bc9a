import type { ListedKey } from "@tresen/contract/access-key/access-key";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { keyStateOf } from "@tresen/contract/access-key/key-state";
import { mayDo } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, personOf, requirePermission } from "../platform/actor";
import { countWithoutPin } from "../user/without-pin";
import { viewOf } from "./access-keys";
import { allKeys } from "./key-rows";

/**
 * The keys of one or all of the actor's branches, newest first. With a terminal for time tracking that is in use it reads
 * the users and their PINs. @throws unauthenticated, forbidden.
 */
export async function listAccessKeys({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  now: Instant;
}): Promise<ListedKey[]> {
  const permission = accessKeyPermissions.read;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  const person = personOf(actor);
  const keys = (await allKeys())
    .filter(
      (row) => (branch === undefined || row.branch === branch) && mayDo({ person, permission, branch: row.branch }),
    )
    .reverse()
    .map(viewOf);
  const isTerminal = (key: ListedKey): boolean => key.purpose === "time" && keyStateOf({ key, now }) === "valid";
  const branches = new Set(keys.filter(isTerminal).map((key) => key.branch));
  const counted = branches.size > 0 ? await countWithoutPin({ branches, now }) : new Map<string, number>();
  return keys.map((key) => (isTerminal(key) ? { ...key, withoutPin: counted.get(key.branch) ?? 0 } : key));
}
