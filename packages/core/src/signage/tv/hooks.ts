import { DEVICE_FAULTS } from "@tresen/contract/device/device.texts";
import { TV_MESSAGES } from "@tresen/contract/signage/tv/tv.texts";
import { tvServed } from "@tresen/contract/signage/tv/tv.served";
import type { Instant } from "@tresen/contract/kit/time";
import { endKey, keyIdOf } from "../../access-key";
import type { Actor } from "../../platform/actor";
import { inputError } from "../../platform/errors";
import type { Hooks } from "../../records";
import { type Row, type WriteCheck, findRow } from "../../records/rows";
import { forgetTv } from "./status";
import { tvRows } from "./tv-rows";

/** Fields that refer to a record which has to belong to the TV's branch; a stream may belong to none. */
const OF_BRANCH = [
  { field: "department", resource: "departments", message: DEVICE_FAULTS.departmentBranch },
  { field: "stream", resource: "digital-signage-streams", message: TV_MESSAGES.streamBranch },
] as const;

/**
 * The hooks of TVs: what a TV refers to belongs to its branch; its key ends with it, and when it moves to another branch.
 * The state and the command that answers show beside it are never stored with it.
 */
export const tvHooks = {
  prepare({ fields }: { fields: Record<string, unknown> }) {
    const stored = Object.entries(fields).filter(([name]) => !(name in tvServed.fields));
    return Promise.resolve({ fields: Object.fromEntries(stored), secrets: {} });
  },

  async checks({ row }: { before: Row | null; row: Row | null }): Promise<WriteCheck[]> {
    if (!row) return [];
    const { branch } = row.fields;
    await Promise.all(
      OF_BRANCH.map(async ({ field, resource, message }) => {
        const id = row.fields[field];
        if (typeof id !== "string") return;
        const other = (await findRow({ resource: { name: resource }, id }))?.fields.branch;
        if (other && other !== branch)
          throw inputError({ code: "tv.reference", faults: [{ field, code: "tv.reference", message }] });
      }),
    );
    return [];
  },

  async after({ before, row, actor, now }: { before: Row; row: Row | null; actor: Actor; now: Instant }) {
    const isElsewhere = row?.fields.branch !== before.fields.branch;
    if (isElsewhere) await endKey({ actor, id: keyIdOf(before.id), now });
    if (!row) await forgetTv(tvRows.recordOf(before).id);
  },
} satisfies Hooks;
