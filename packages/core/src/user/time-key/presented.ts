import { accountRefusal } from "@tresen/contract/user/account/account-state";
import type { User } from "@tresen/contract/user/user.resource";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { isSameHash, partsOf } from "../../access-key";
import { ConditionFailed, batchRead, keyOf, storageCall } from "../../platform/db";
import { countRefused, enforceRateLimit, keepPace } from "../../platform/throttle";
import { rowKey, rowOf } from "../../records/rows";
import { userRows } from "../user-rows";
import { TimeKeyEntity } from "./time-key.entity";

/** The ids of these keys begin so, followed by the id of the user. */
export const TIME_KEY_PREFIX = "tim_";

/** Refused keys from one network address. */
const REFUSED = { limit: 60, window: 10 * MINUTE };
/** Calls a minute with one key. */
const PACE = { limit: 120, window: MINUTE };

/**
 * The user whose key is presented, if they may sign in: one read. The key's last use is noted once an hour.
 * @returns null for any other key. @throws limit after too many of them.
 */
export async function userOfTimeKey({
  key: presented,
  source,
  now,
}: {
  key: string;
  /** The network address of the caller. */
  source: string;
  now: Instant;
}): Promise<User | null> {
  const parts = partsOf(presented);
  const { user, key } = await findWithKey(parts?.id.slice(TIME_KEY_PREFIX.length) ?? "-");
  if (user && key && isSameHash(key.secretHash, parts?.secretHash ?? "") && !accountRefusal({ account: user, now })) {
    keepPace({ value: `time ${user.id}`, ...PACE, now });
    await noteUse({ user: user.id, lastUsedAt: key.lastUsedAt, now });
    return user;
  }
  await enforceRateLimit({ kind: "refused-key", value: `time ${source}`, ...REFUSED, now });
  await countRefused({ kind: "key", now });
  return null;
}

async function findWithKey(id: string) {
  const at = { user: rowKey({ resource: userRows, id }), key: keyOf(TimeKeyEntity.get({ user: id }).params()) };
  const found = await batchRead([at.user, at.key]);
  const [user, key] = [found(at.user), found(at.key)];
  return {
    user: user ? userRows.recordOf(rowOf(user)) : null,
    key: key ? TimeKeyEntity.parse({ Item: key }).data : null,
  };
}

/** Two requests of the same hour may both find it outdated: the second writes nothing. */
async function noteUse({
  user,
  lastUsedAt,
  now,
}: {
  user: string;
  lastUsedAt: string | undefined;
  now: Instant;
}): Promise<void> {
  if (lastUsedAt !== undefined && Date.parse(lastUsedAt) > now - HOUR) return;
  const outdated = new Date(now - HOUR).toISOString();
  await storageCall(() =>
    TimeKeyEntity.patch({ user })
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where((stored, { lte, notExists }) => `${notExists(stored.lastUsedAt)} OR ${lte(stored.lastUsedAt, outdated)}`)
      .go({ response: "none" }),
  ).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}
