import { publishChanges } from "@tresen/core/event";
import { tellHours, tellLive, tellScreens } from "@tresen/core/signage/change";
import { sendHints } from "@tresen/core/socket";
import { streamReader } from "./stream-reader";

/**
 * Rebuilds the snapshot after changes to what the shop shows, and tells the screens of staff about changed orders, and
 * those for guests about what they show: all once for all changes of a second.
 */
export const handler = streamReader({
  name: "publish",
  read: async (records) => {
    const [{ failure }] = await Promise.all([publishChanges(records), sendHints(records), tellLive(records)]);
    // Screens ask at once, so what they ask for has to be published before they are told.
    if (!failure) await Promise.all([tellScreens(records), tellHours(records)]);
    return failure;
  },
});
