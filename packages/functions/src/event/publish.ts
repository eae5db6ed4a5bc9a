import { publishChanges } from "@tresen/core/event";
import { reader } from "./reader";

/** Rebuilds the snapshot after changes to what the shop shows. */
export const handler = reader({
  name: "publish",
  read: async (records) => (await publishChanges(records)).failure,
});
