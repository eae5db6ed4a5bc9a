import { type ExternalPermission, externalPermissions } from "@tresen/contract/external/external-user.permissions";
import type { ExternalMe } from "@tresen/contract/external/external-user.calls";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import { isActive } from "@tresen/contract/external/external-user.rules";
import { EXTERNAL_USER_MESSAGES } from "@tresen/contract/external/external-user.texts";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { isSameHash, partsOf } from "../access-key";
import { type Outsider, requirePermission } from "../platform/actor";
import { ConditionFailed, storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { countRefused, enforceRateLimit, keepPace } from "../platform/throttle";
import { PersonalKeyEntity } from "./personal-key.entity";
import { type PersonalKeyRow, findWithKey, userOfKey } from "./rows";

/** Refused keys from one network address. The phone of somebody whose time is over asks a few times. */
const REFUSED = { limit: 60, window: 10 * MINUTE };
/** Calls a minute with one key. */
const PACE = { limit: 120, window: MINUTE };

interface Presented {
  key: string;
  /** The network address of the caller. */
  source: string;
  now: Instant;
}

/**
 * The external user whose personal key is presented, as an actor who may do what their record says now: one read. The
 * key's last use is noted once an hour.
 * @throws forbidden for any other key, also of somebody who is disabled, removed or whose time is over; limit after too
 * many of them.
 */
export async function authenticateExternal({ key: presented, source, now }: Presented): Promise<Outsider> {
  return actorOf(await externalUserOf({ key: presented, source, now }));
}

/**
 * The same for what needs a permission.
 * @throws forbidden also without it.
 */
export async function authenticateFor({
  permission,
  ...presented
}: Presented & { permission: ExternalPermission }): Promise<Outsider> {
  const actor = await authenticateExternal(presented);
  requirePermission({ actor, permission: externalPermissions[permission] });
  return actor;
}

/** What an external user is told of themselves. @throws as `authenticateExternal`. */
export async function readExternalMe(presented: Presented): Promise<ExternalMe> {
  const { id, username, firstName, lastName, company, branches, permissions } = await externalUserOf(presented);
  return { id, username, firstName, lastName, company, branches, permissions };
}

async function externalUserOf({ key: presented, source, now }: Presented): Promise<ExternalUser> {
  const parts = partsOf(presented);
  const id = parts && userOfKey(parts.id);
  const { user, key } = id ? await findWithKey(id) : { user: null, key: null };
  if (user && key && isActive({ user, now }) && isSameHash(key.secretHash, parts?.secretHash ?? "")) {
    keepPace({ value: `external ${user.id}`, ...PACE, now });
    await noteUse({ key, now });
    return user;
  }
  await enforceRateLimit({ kind: "refused-key", value: `external ${source}`, ...REFUSED, now });
  await countRefused({ kind: "key", now });
  throw new AppError("external.refused", "forbidden", EXTERNAL_USER_MESSAGES.refused);
}

function actorOf({ id, branches, permissions }: ExternalUser): Outsider {
  return {
    ...{ kind: "external", id },
    branches: branches.map((branch) => branch.id),
    permissions: permissions.map((one) => ({ permission: externalPermissions[one].name, scope: "branches" })),
  };
}

/** Two requests of the same hour may both find it outdated: the second writes nothing. */
async function noteUse({ key: { user, lastUsedAt }, now }: { key: PersonalKeyRow; now: Instant }): Promise<void> {
  if (lastUsedAt !== undefined && Date.parse(lastUsedAt) > now - HOUR) return;
  const outdated = new Date(now - HOUR).toISOString();
  await storageCall(() =>
    PersonalKeyEntity.patch({ user })
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where((stored, { lte, notExists }) => `${notExists(stored.lastUsedAt)} OR ${lte(stored.lastUsedAt, outdated)}`)
      .go({ response: "none" }),
  ).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}
