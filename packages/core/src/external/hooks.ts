import { externalUsers } from "@tresen/contract/external/external-user.resource";
import { keysOf } from "@tresen/contract/kit/object";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import type { Actor } from "../platform/actor";
import { transactionWrites } from "../platform/db";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, eraseHistory } from "../records/rows";
import { freeUsername, normalizeUsername } from "../user";
import { asRead, changed } from "./key-changes";
import { PersonalKeyEntity } from "./personal-key.entity";
import { findPersonalKey } from "./rows";

/** How long the row of an ended key is kept: as long as the log keeps its entries. */
const ENDED_TIME = 400 * DAY;

/**
 * The hooks of external users: nobody else, and no user, has their username; their key ends with them, in the same
 * transaction, so that it opens nothing if the record is restored; and their history goes with them.
 */
export const externalUserHooks = {
  prepare: async ({ fields, before }: { fields: Record<string, unknown>; before: Row | null }) => ({
    fields: {
      ...Object.fromEntries(keysOf(externalUsers.fields.shape).map((name) => [name, fields[name]])),
      username: normalizeUsername(String(fields.username)),
    },
    secrets: before?.secrets ?? {},
  }),

  async checks({
    before,
    row,
    now,
  }: {
    before: Row | null;
    row: Row | null;
    actor: Actor;
    now: Instant;
  }): Promise<WriteCheck[]> {
    if (row || !before) return freeUsername({ among: "users", before, row });
    return endOfKey({ user: before.id, now });
  },

  after: async ({ before, row }: { before: Row; row: Row | null }): Promise<void> => {
    if (!row) await eraseHistory({ resource: externalUsers, id: before.id });
  },
} satisfies Hooks;

/** The write that ends the key of an external user, in the transaction that removes them. */
async function endOfKey({ user, now }: { user: string; now: Instant }): Promise<WriteCheck[]> {
  const before = await findPersonalKey(user);
  const at = new Date(now).toISOString();
  const expiresAt = Math.floor((now + ENDED_TIME) / 1000);
  const ended = { user, version: (before?.version ?? 0) + 1, revokedAt: at, expiresAt };
  const writes = transactionWrites({
    entities: { keys: PersonalKeyEntity },
    writes: ({ keys }) => [keys.put(ended).where(asRead(before)).commit()],
  });
  return writes.map((write) => ({ condition: () => write, error: changed() }));
}
