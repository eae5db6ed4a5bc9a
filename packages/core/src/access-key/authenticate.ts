import { type KeyPurpose, keyStateOf } from "@tresen/contract/access-key/access-key";
import { ACCESS_KEY_MESSAGES } from "@tresen/contract/access-key/access-key.texts";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { ConditionFailed, storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { enforceRateLimit } from "../platform/throttle";
import { AccessKeyEntity } from "./access-key.entity";
import { type KeyRow, findKey, formerHashes } from "./access-keys";
import { isSameHash, partsOf } from "./secret";

/** Refused keys for a branch from one network address. A display with a key that was revoked asks a few times. */
const REFUSED = { limit: 60, window: 10 * MINUTE };

/**
 * The key that a device presents, if it is valid for the branch and the purpose: one read. Its last use is noted once
 * an hour.
 * @throws forbidden for any other key, and limit after too many of them.
 */
export async function authenticateKey({
  key,
  branch,
  purpose,
  source,
  now,
}: {
  key: string;
  branch: string;
  purpose: KeyPurpose;
  /** The network address of the device. */
  source: string;
  now: Instant;
}): Promise<KeyRow> {
  const parts = partsOf(key);
  const row = parts && (await findKey(parts.id));
  if (row?.branch === branch && row.purpose === purpose && isValid({ row, secretHash: parts?.secretHash ?? "", now })) {
    await noteUse({ row, now });
    return row;
  }
  await enforceRateLimit({ kind: "refused-key", value: `${branch} ${source}`, ...REFUSED, now });
  throw new AppError("access-key.refused", "forbidden", ACCESS_KEY_MESSAGES.refused);
}

function isValid({ row, secretHash, now }: { row: KeyRow; secretHash: string; now: Instant }): boolean {
  if (keyStateOf({ key: row, now }) !== "valid") return false;
  return (
    isSameHash(row.secretHash, secretHash) ||
    formerHashes({ row, now }).some((former) => isSameHash(former.secretHash, secretHash))
  );
}

/** Two requests of the same hour may both find it outdated: the second writes nothing. */
async function noteUse({ row: { id, lastUsedAt }, now }: { row: KeyRow; now: Instant }): Promise<void> {
  if (lastUsedAt !== undefined && Date.parse(lastUsedAt) > now - HOUR) return;
  const outdated = new Date(now - HOUR).toISOString();
  await storageCall(() =>
    AccessKeyEntity.patch({ id })
      .set({ lastUsedAt: new Date(now).toISOString() })
      .where((stored, { lte, notExists }) => `${notExists(stored.lastUsedAt)} OR ${lte(stored.lastUsedAt, outdated)}`)
      .go({ response: "none" }),
  ).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}
