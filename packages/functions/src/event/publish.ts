import { publishChanges } from "@tresen/core/event";
import { streamReader } from "./stream-reader";

/** Rebuilds the snapshot after changes to what the shop shows. */
export const handler = streamReader({
  name: "publish",
  read: async (records) => (await publishChanges(records)).failure,
});
