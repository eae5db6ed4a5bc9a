import type { AccessKey, CreatedKey, KeyPurpose } from "@tresen/contract/access-key/access-key";
import { keyStateOf } from "@tresen/contract/access-key/key-state";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { ACCESS_KEY, ACCESS_KEY_MESSAGES } from "@tresen/contract/access-key/access-key.texts";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { ChangeAction } from "@tresen/contract/log/log";
import { ulid } from "ulid";
import { branchRows } from "../branch/rows";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { ConditionFailed, type TransactionWrite, transactionWrites, writeTransaction } from "../platform/db";
import { AppError, inputError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem } from "../records/changes";
import { findRow } from "../records/rows";
import { AccessKeyEntity } from "./access-key.entity";
import { type KeyRow, findKey, formerHashes } from "./key-rows";
import { newSecret } from "./secret";

/** How long the former key is accepted after a rotation, so that the device can be given the new one meanwhile. */
const FORMER_TIME = DAY;
/** Hashes of rotations before the last one, which are all accepted for their day. */
const EARLIER_LIMIT = 5;
/** How long a revoked key stays in the list: as long as the log keeps its entries. */
const REVOKED_TIME = 400 * DAY;

interface Asked {
  actor: Actor;
  id: string;
  now: Instant;
}

/** What a key is made for. */
export interface NewKey {
  name: string;
  branch: string;
  purpose: KeyPurpose;
  subject?: string | null | undefined;
  validUntil?: string | null | undefined;
}

/** @throws unauthenticated, forbidden, missing. */
export async function getAccessKey({ actor, id }: Omit<Asked, "now">): Promise<AccessKey> {
  return viewOf(await ownKey({ actor, id, permission: accessKeyPermissions.read }));
}

/**
 * Creates a key. Its text is returned only once.
 * @throws unauthenticated, forbidden, input for an unknown branch or an end that is past.
 */
export async function createAccessKey({
  actor,
  input,
  now,
}: {
  actor: Actor;
  input: NewKey;
  now: Instant;
}): Promise<CreatedKey> {
  const { row, writes } = await keyToCreate({ actor, input, now });
  return stored({ row, writes, before: null });
}

/**
 * Gives a device its key, whose id follows from the device. A valid one is rotated, so that the former is accepted for
 * another day; one that has ended, or was for something else, is replaced.
 * @throws as `createAccessKey`.
 */
export async function createKeyOf({
  actor,
  id,
  input,
  now,
}: {
  actor: Actor;
  id: string;
  input: NewKey;
  now: Instant;
}): Promise<CreatedKey> {
  const before = await findKey(id);
  const isSame = before?.purpose === input.purpose && before.branch === input.branch;
  if (before && isSame && keyStateOf({ key: before, now }) === "valid") return rotateAccessKey({ actor, id, now });
  const { row, writes } = await keyToCreate({ actor, input, id, version: (before?.version ?? 0) + 1, now });
  return stored({ row, writes, before });
}

/** Writes a key with its secret part, whose text is in the answer alone. */
async function stored({
  row,
  writes,
  before,
}: {
  row: KeyRow;
  writes: TransactionWrite[];
  before: KeyRow | null;
}): Promise<CreatedKey> {
  const { key, stored: secret } = newSecret(row.id);
  const created = { ...row, ...secret };
  try {
    await writeTransaction({
      entities: { keys: AccessKeyEntity },
      writes: (entities) => [
        entities.keys
          .put(created)
          .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
          .commit(),
        ...writes,
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? conflict("access-key.changed", ACCESS_KEY_MESSAGES.changed) : error;
  }
  return { ...viewOf(created), key };
}

/** The row of a new key without a secret, and the log entry to write with it. @throws as `createAccessKey`. */
export async function keyToCreate({
  actor,
  input: { name, branch, purpose, subject, validUntil },
  now,
  id = `key_${ulid(now)}`,
  version = 1,
}: {
  actor: Actor;
  input: NewKey;
  id?: string;
  version?: number;
  now: Instant;
}): Promise<{ row: KeyRow; writes: TransactionWrite[] }> {
  requirePermission({ actor, permission: accessKeyPermissions.manage, branch });
  if (!(await findRow({ resource: branchRows, id: branch })))
    throw invalid("branch", "access-key.branch", BRANCH_MISSING);
  if (validUntil && Date.parse(validUntil) <= now)
    throw invalid("validUntil", "access-key.valid_until_past", ACCESS_KEY_MESSAGES.validUntilPast);
  const row: KeyRow = {
    ...{ id, version },
    ...{ name, branch, purpose },
    ...(subject ? { subject } : {}),
    ...(validUntil ? { validUntil: new Date(validUntil).toISOString() } : {}),
    createdAt: new Date(now).toISOString(),
  };
  return { row, writes: logged({ actor, row, action: "create", now }) };
}

/**
 * Gives the key a new text, which is returned only once. The former one is accepted for another day, also when the key
 * is rotated again.
 * @throws unauthenticated, forbidden, missing, conflict for a key that is revoked or expired.
 */
export async function rotateAccessKey({ actor, id, now }: Asked): Promise<CreatedKey> {
  const before = await ownKey({ actor, id, permission: accessKeyPermissions.manage });
  if (keyStateOf({ key: before, now }) !== "valid") throw conflict("access-key.ended", ACCESS_KEY_MESSAGES.ended);
  if (before.purpose === "tablet") throw conflict("access-key.untold", ACCESS_KEY_MESSAGES.untold);
  const { key, stored } = newSecret(id);
  const formerUntil = new Date(now + FORMER_TIME).toISOString();
  const former = before.secretHash
    ? {
        ...{ formerHash: before.secretHash, formerUntil },
        earlierHashes: formerHashes({ row: before, now }).slice(0, EARLIER_LIMIT),
      }
    : {};
  const row = await replaced({ before, row: { ...before, ...stored, ...former }, actor, now });
  return { ...viewOf(row), key };
}

/** Ends the key at once, also the one before a rotation. Revoking it again changes nothing. */
export async function revokeAccessKey({ actor, id, now }: Asked): Promise<AccessKey> {
  const before = await ownKey({ actor, id, permission: accessKeyPermissions.manage });
  return viewOf(await ended({ before, actor, now }));
}

/** Ends the key of a device that was removed or is another now, whoever may do that. */
export async function endKey({ actor, id, now }: Asked): Promise<void> {
  const before = await findKey(id);
  if (before) await ended({ before, actor, now });
}

async function ended({ before, actor, now }: Omit<Asked, "id"> & { before: KeyRow }): Promise<KeyRow> {
  if (before.revokedAt) return before;
  const { formerHash: _, formerUntil: __, earlierHashes: ___, ...rest } = before;
  const revokedAt = new Date(now).toISOString();
  const expiresAt = Math.floor((now + REVOKED_TIME) / 1000);
  return replaced({ before, row: { ...rest, revokedAt, expiresAt }, actor, now });
}

export function viewOf(row: KeyRow): AccessKey {
  const { id, name, branch, purpose, createdAt } = row;
  return {
    ...{ id, name, branch, purpose, createdAt },
    subject: row.subject ?? null,
    hint: row.hint ?? "",
    lastUsedAt: row.lastUsedAt ?? null,
    validUntil: row.validUntil ?? null,
    formerUntil: row.formerUntil ?? null,
    revokedAt: row.revokedAt ?? null,
  };
}

async function ownKey({
  actor,
  id,
  permission,
}: Omit<Asked, "now"> & { permission: (typeof accessKeyPermissions)["read" | "manage"] }): Promise<KeyRow> {
  requirePermission({ actor, permission });
  const row = await findKey(id);
  if (!row) throw new AppError("access-key.missing", "missing", notFound(ACCESS_KEY));
  requirePermission({ actor, permission, branch: row.branch });
  return row;
}

/** Writes the key with its log entry. Its time of last use may change at any time and is kept. */
async function replaced({
  before,
  row: changed,
  actor,
  now,
}: {
  before: KeyRow;
  row: KeyRow;
  actor: Actor;
  now: Instant;
}): Promise<KeyRow> {
  const row = { ...changed, version: before.version + 1 };
  const { id, version, secretHash, hint, formerHash, formerUntil, earlierHashes, revokedAt, expiresAt } = row;
  const set = { version, secretHash, hint, formerHash, formerUntil, earlierHashes, revokedAt, expiresAt };
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  try {
    await writeTransaction({
      entities: { keys: AccessKeyEntity },
      writes: (entities) => [
        entities.keys
          .patch({ id })
          .set(given)
          .remove(revokedAt ? ["formerHash", "formerUntil", "earlierHashes"] : [])
          .where((stored, { eq }) => eq(stored.version, before.version))
          .commit(),
        ...logged({ actor, row, action: "update", now }),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? conflict("access-key.changed", ACCESS_KEY_MESSAGES.changed) : error;
  }
  return row;
}

/** The log entry for what a member of staff did with the key, of which it shows nothing but the name. */
function logged({
  actor,
  row: { id, version, name, branch, revokedAt },
  action,
  now,
}: {
  actor: Actor;
  row: KeyRow;
  action: ChangeAction;
  now: Instant;
}): TransactionWrite[] {
  const { user } = requireStaff(actor);
  const row = stepItem({
    subject: { resource: accessKeySubject.name, id, version, title: name, branch },
    actor: { kind: "staff", id: user.id },
    action,
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: revokedAt ? [{ field: "revokedAt", before: null, after: revokedAt }] : [],
  });
  return transactionWrites({
    entities: { changes: ChangeEntity },
    writes: (entities) => [entities.changes.put(row).commit()],
  });
}

function invalid(field: string, code: string, message: string): AppError {
  return inputError({ code, faults: [{ field, code, message }] });
}

function conflict(code: string, message: string): AppError {
  return new AppError(code, "conflict", message);
}
