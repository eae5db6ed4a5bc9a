import type { Resource } from "@tresen/contract/kit/resource";
import type { Hooks } from "./hooks";
import { createRecord, updateRecord } from "./records";
import { removeRecord } from "./remove";
import { refuseTaken } from "./rows";

/*
 * What a single call would say, without storing anything. A record's checks are the last step before its write; here
 * they also look whether unique values are taken, which otherwise is a condition of the write, and then stop it.
 */

/** @throws what `createRecord` would throw. */
export function tryCreate(creation: Parameters<typeof createRecord>[0]): Promise<void> {
  return untilWrite(createRecord({ ...creation, hooks: stopping(creation) }));
}

/** @throws what `updateRecord` would throw. */
export function tryUpdate(update: Parameters<typeof updateRecord>[0]): Promise<void> {
  return untilWrite(updateRecord({ ...update, hooks: stopping(update) }));
}

/** @throws what `removeRecord` would throw. */
export function tryRemove(removal: Parameters<typeof removeRecord>[0]): Promise<void> {
  return untilWrite(removeRecord({ ...removal, hooks: stopping(removal) }));
}

const STOPPED = new Error("A dry run ends before its write.");

function stopping({ resource, hooks }: { resource: Resource; hooks?: Hooks | undefined }): Hooks {
  return {
    ...hooks,
    async checks(change) {
      await hooks?.checks?.(change);
      const { before, row } = change;
      if (row) await refuseTaken({ resource, before, row });
      throw STOPPED;
    },
  };
}

async function untilWrite(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (error === STOPPED) return;
    throw error;
  }
  throw new Error("A dry run has stored something.");
}
