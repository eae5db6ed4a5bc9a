import { publishChanges } from "@tresen/core/event";
import { sendHints } from "@tresen/core/socket";
import { streamReader } from "./stream-reader";

/**
 * Rebuilds the snapshot after changes to what the shop shows, and tells the screens of staff about changed orders: both
 * once for all changes of a second.
 */
export const handler = streamReader({
  name: "publish",
  read: async (records) => {
    const [{ failure }] = await Promise.all([publishChanges(records), sendHints(records)]);
    return failure;
  },
});
