import { publishChanges } from "@tresen/core/event";
import { reader } from "./reader";

/** Publishes the shop anew after changes of what it shows. */
export const handler = reader({
  name: "publish",
  read: async (records) => (await publishChanges(records)).failure,
});
