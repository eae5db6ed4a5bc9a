import type { CreatedTimeKey, TimeKey } from "@tresen/contract/time-tracking/time-key.calls";
import { timeKeySubject } from "@tresen/contract/time-tracking/time-key.subject";
import { TIME_TRACKING_MESSAGES } from "@tresen/contract/time-tracking/time-tracking.texts";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Instant } from "@tresen/contract/kit/time";
import { hasLeft } from "@tresen/contract/user/personnel/employment";
import type { EntityItem } from "electrodb";
import { newSecret } from "../../access-key";
import { type Actor, requireStaff } from "../../platform/actor";
import { ConditionFailed, storageCall, writeTransaction } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { requestFields } from "../../platform/request";
import { ChangeEntity, stepItem } from "../../records/changes";
import { branchRows } from "../../branch/rows";
import { findRow } from "../../records/rows";
import { exitDatesOf } from "../personnel";
import { TIME_KEY_PREFIX } from "./presented";
import { TimeKeyEntity } from "./time-key.entity";

type KeyRow = EntityItem<typeof TimeKeyEntity>;

/** The actor's own key. @throws unauthenticated, forbidden for anybody but staff. */
export async function readTimeKey({ actor }: { actor: Actor }): Promise<TimeKey> {
  return viewOf(await find(requireStaff(actor).user.id));
}

/**
 * Gives the actor a new key, whose text is in the answer alone. The former one is refused at once.
 * @throws unauthenticated, forbidden, conflict for two at once and for whoever has left.
 */
export async function createTimeKey({ actor, now }: { actor: Actor; now: Instant }): Promise<CreatedTimeKey> {
  const user = requireStaff(actor).user.id;
  await requireEmployed({ actor, now });
  const before = await find(user);
  const { key, stored } = newSecret(`${TIME_KEY_PREFIX}${user}`);
  const row = { ...nextOf({ user, before }), ...stored, createdAt: new Date(now).toISOString() };
  await write({ actor, before, row, now });
  return { ...viewOf(row), key };
}

/** Ends the actor's own key at once. Revoking it again changes nothing. @throws as `createTimeKey`. */
export async function revokeTimeKey({ actor, now }: { actor: Actor; now: Instant }): Promise<TimeKey> {
  const user = requireStaff(actor).user.id;
  const before = await find(user);
  if (!before?.secretHash) return viewOf(before);
  const row = { ...nextOf({ user, before }), revokedAt: new Date(now).toISOString() };
  await write({ actor, before, row, now });
  return viewOf(row);
}

/** Whoever has left stamps no more, so they get no key. @throws conflict, once their last day is over. */
async function requireEmployed({ actor, now }: { actor: Actor; now: Instant }): Promise<void> {
  const { id, branches } = requireStaff(actor).user;
  const lastDay = (await exitDatesOf([id])).get(id);
  if (!lastDay) return;
  const row = branches[0] ? await findRow({ resource: branchRows, id: branches[0] }) : null;
  if (!hasLeft({ exitDate: lastDay, at: now, zone: zoneOf(row ? branchRows.recordOf(row) : {}) })) return;
  throw new AppError("time_key.left", "conflict", TIME_TRACKING_MESSAGES.leftKey(lastDay));
}

/** Goes with the user whose it is. */
export async function eraseTimeKey({ user }: { user: string }): Promise<void> {
  await storageCall(() => TimeKeyEntity.delete({ user }).go());
}

async function find(user: string): Promise<KeyRow | null> {
  return (await storageCall(() => TimeKeyEntity.get({ user }).go({ consistent: true }))).data;
}

function nextOf({ user, before }: { user: string; before: KeyRow | null }): KeyRow {
  return { user, version: (before?.version ?? 0) + 1 };
}

/** Stores it with an entry of the log, if it is still as it was read. */
async function write({
  actor,
  before,
  row,
  now,
}: {
  actor: Actor;
  before: KeyRow | null;
  row: KeyRow;
  now: Instant;
}): Promise<void> {
  const { user } = requireStaff(actor);
  const step = stepItem({
    subject: { resource: timeKeySubject.name, id: user.id, version: row.version, title: timeKeySubject.one },
    actor: { kind: "staff", id: user.id },
    action: row.revokedAt ? "remove" : before ? "update" : "create",
    at: new Date(now).toISOString(),
    requestId: requestFields().requestId,
    changes: [],
  });
  try {
    await writeTransaction({
      entities: { keys: TimeKeyEntity, changes: ChangeEntity },
      writes: ({ keys, changes }) => [
        keys
          .put(row)
          .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)))
          .commit(),
        changes.put({ ...step, branches: [...user.branches] }).commit(),
      ],
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError("time_key.changed", "conflict", TIME_TRACKING_MESSAGES.keyEnded);
  }
}

function viewOf(row: KeyRow | null): TimeKey {
  return {
    state: row?.secretHash ? "valid" : row?.revokedAt ? "revoked" : "none",
    hint: row?.hint ?? "",
    createdAt: row?.createdAt ?? null,
    lastUsedAt: row?.lastUsedAt ?? null,
    revokedAt: row?.revokedAt ?? null,
  };
}
