import { redirects } from "@tresen/contract/site/redirect.resource";
import { rebuildIndexes } from "../records";
import type { Migration } from "./run";

/** Redirects of a version before 1.7.2 are found by their path under another key, and not by their target. */
export const redirectLookups: Migration = {
  number: 4,
  name: "redirect-lookups",
  run: async () => {
    const { records, rows } = await rebuildIndexes({ resource: redirects });
    return `${records} redirects have ${rows} rows beside them now.`;
  },
};
