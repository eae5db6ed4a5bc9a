import type { Instant } from "@tresen/contract/kit/time";
import type { Actor } from "@tresen/core/platform/actor";
import { batchWrite } from "@tresen/core/platform/db";
import { indexing } from "@tresen/core/records";
import { type Definition, bulkWrites } from "@tresen/core/records/rows";

/** One state of a record: who brought it into this, and when. */
export interface State {
  fields: Record<string, unknown>;
  actor: Actor | null;
  at: Instant;
}

/**
 * Writes records with their index rows as the calls would have left them, many at once, since a start should be quick. Of
 * their versions the history has the last one alone. They have no unique values and fit into one row.
 */
export async function writeRecords({
  resource,
  records,
}: {
  resource: Definition;
  records: readonly { id: string; states: readonly State[] }[];
}): Promise<void> {
  const writes = await Promise.all(
    records.map(async ({ id, states }) => {
      const [first, last] = [states[0], states.at(-1)];
      if (!first || !last) return [];
      const { fields, actor, at: now } = last;
      const [createdAt, updatedAt] = [first.at, now].map((at) => new Date(at).toISOString());
      const times = { createdAt: createdAt ?? "", updatedAt: updatedAt ?? "" };
      const row = { id, version: states.length, ...times, fields, parts: 0, secrets: {} };
      const cause = { actor, action: states.length > 1 ? ("update" as const) : ("create" as const), now };
      return (await bulkWrites({ resource, before: null, row, cause, indexing })).last;
    }),
  );
  await batchWrite(writes.flat());
}
