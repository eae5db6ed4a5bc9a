import { personalKeySubject } from "@tresen/contract/external/external-user.permissions";
import { EXTERNAL_USER_MESSAGES, PERSONAL_KEY } from "@tresen/contract/external/external-user.texts";
import type { Instant } from "@tresen/contract/kit/time";
import type { ChangeAction } from "@tresen/contract/log/log";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, type TransactionWrite, transactionWrites, writeTransaction } from "../platform/db";
import { AppError } from "../platform/errors";
import { requestFields } from "../platform/request";
import { ChangeEntity, stepItem } from "../records/changes";
import { type Row, recordEntity } from "../records/rows";
import { PersonalKeyEntity } from "./personal-key.entity";
import { type PersonalKeyRow, branchesOf, externalUserRows } from "./rows";

/** The row of a key as it was read; null before the first key was made. */
type KeyBefore = PersonalKeyRow | null;

/**
 * Writes the key of an external user with its log entry, if both the key and the record are still as they were read.
 * @throws conflict.
 */
export async function writeKey({
  user,
  before,
  key,
  actor,
  now,
}: {
  user: Row;
  before: KeyBefore;
  key: PersonalKeyRow;
  actor: Actor;
  now: Instant;
}): Promise<void> {
  try {
    await writeTransaction({
      entities: { keys: PersonalKeyEntity, users: recordEntity(externalUserRows) },
      writes: ({ keys, users }) => [
        keys.put(key).where(asRead(before)).commit(),
        users
          .check({ id: user.id })
          .where(({ version }, { eq }) => eq(version, user.version))
          .commit(),
        ...logged({ user, version: key.version, action: before ? "update" : "create", actor, now }),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? changed() : error;
  }
}

/** The condition that a key is as it was read. */
export function asRead(before: KeyBefore) {
  return <Attribute>(
    { version }: { version: Attribute },
    { eq, notExists }: { eq: (one: Attribute, value: number) => string; notExists: (one: Attribute) => string },
  ): string => (before ? eq(version, before.version) : notExists(version));
}

export function changed(): AppError {
  return new AppError("external.key_changed", "conflict", EXTERNAL_USER_MESSAGES.changed);
}

/** The log entry for what a member of staff did with a key. It names nobody but by the id of the external user. */
function logged({
  user,
  version,
  action,
  actor,
  now,
}: {
  user: Row;
  version: number;
  action: ChangeAction;
  actor: Actor;
  now: Instant;
}): TransactionWrite[] {
  const { user: by } = requireStaff(actor);
  const row = stepItem({
    subject: { resource: personalKeySubject.name, id: user.id, version, title: PERSONAL_KEY },
    actor: { kind: "staff", id: by.id },
    action,
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [],
  });
  const branches = branchesOf(externalUserRows.recordOf(user));
  return transactionWrites({
    entities: { changes: ChangeEntity },
    writes: ({ changes }) => [changes.put({ ...row, branches }).commit()],
  });
}
