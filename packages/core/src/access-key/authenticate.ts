import type { KeyPurpose } from "@tresen/contract/access-key/access-key";
import { keyStateOf } from "@tresen/contract/access-key/key-state";
import { ACCESS_KEY_MESSAGES } from "@tresen/contract/access-key/access-key.texts";
import { HOUR, type Instant, MINUTE } from "@tresen/contract/kit/time";
import { AFTER_ALL, ConditionFailed, readKeys, storageCall } from "../platform/db";
import { AppError } from "../platform/errors";
import { countRefused, enforceRateLimit } from "../platform/throttle";
import { AccessKeyEntity } from "./access-key.entity";
import { type KeyRow, formerHashes } from "./key-rows";
import { type KeyStatus, statusOf } from "./key-status";
import { isSameHash, partsOf } from "./secret";

/** Refused keys for a branch from one network address. A display with a key that was revoked asks a few times. */
const REFUSED = { limit: 60, window: 10 * MINUTE };

interface Presented {
  key: string;
  /** The branch that the device names, where its address does. */
  branch?: string;
  purpose: KeyPurpose;
  /** The network address of the device. */
  source: string;
  now: Instant;
}

/**
 * The key that a device presents, if it is valid for the branch and the purpose, and what the device last said of
 * itself: one read. The key's last use is noted once an hour.
 * @throws forbidden for any other key, and limit after too many of them.
 */
export async function authenticateKey({
  key,
  branch,
  purpose,
  source,
  now,
}: Presented): Promise<{ row: KeyRow; status: KeyStatus | null }> {
  const parts = partsOf(key);
  const { row, status } = parts ? await findWithStatus(parts.id) : { row: null, status: null };
  const isOurs = row?.purpose === purpose && (branch === undefined || row.branch === branch);
  if (isOurs && isValid({ row, secretHash: parts?.secretHash ?? "", now })) {
    await noteUse({ row, now });
    return { row, status };
  }
  await enforceRateLimit({ kind: "refused-key", value: `${branch ?? purpose} ${source}`, ...REFUSED, now });
  await countRefused({ kind: "key", now });
  throw new AppError("access-key.refused", "forbidden", ACCESS_KEY_MESSAGES.refused);
}

/** The rows whose sort keys are the id, or the id and a suffix. */
async function findWithStatus(id: string): Promise<{ row: KeyRow | null; status: KeyStatus | null }> {
  const range = { pk: "access-key", from: id, to: `${id}#${AFTER_ALL}` };
  const { rows } = await readKeys({ range, limit: 3, isConsistent: true });
  const [row, status] = [id, `${id}#status`].map((sk) => rows.find((item) => item.sk === sk));
  return { row: row ? AccessKeyEntity.parse({ Item: row }).data : null, status: status ? statusOf(status) : null };
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
