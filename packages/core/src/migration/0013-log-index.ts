import { indexWholeLog } from "../log";
import type { Migration } from "./run";

/**
 * Writes the rows and keys by which entries of the log are found by branch, person, level, kind and request. Entries that
 * are written meanwhile are indexed by the stream.
 */
export const logIndex: Migration = {
  number: 13,
  name: "log-index",
  run: async () => {
    const count = await indexWholeLog({ at: Date.now() });
    return count === 1 ? "1 entry of the log was indexed." : `${count} entries of the log were indexed.`;
  },
};
