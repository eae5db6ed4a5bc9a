import { redirects } from "@tresen/contract/site/redirect.resource";
import { rebuildIndexes } from "../records";
import type { Migration } from "./run";

/** Redirects of versions before 1.7.2 have index rows under another key, and none by their target. */
export const redirectLookups: Migration = {
  number: 4,
  name: "redirect-lookups",
  run: async () => {
    const { records, rows } = await rebuildIndexes({ resource: redirects });
    return `${records} redirects have ${rows} rows beside them now.`;
  },
};
