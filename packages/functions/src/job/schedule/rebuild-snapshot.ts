import { rebuildSnapshot } from "@tresen/core/snapshot";
import { scheduled } from "./scheduled";

/**
 * Rebuilds the snapshot regularly, in case a change was missed by the stream or a payment provider accepts other keys
 * than before.
 */
export const handler = scheduled({
  name: "rebuild-snapshot",
  run: async () => {
    // By the machine's clock, since it is compared with the timestamps of the table's stream.
    await rebuildSnapshot({ startedAt: Date.now() });
  },
});
