import type { Referrer } from "@tresen/contract/kit/resource";
import { removeRecord, type removeUnreferred } from "@tresen/core/records";

/** Who may point to records of a resource, and how one of them is removed then. */
export interface Referrers {
  sources: readonly Referrer[];
  remove: typeof removeUnreferred;
}

/** All resources whose records may point to one of the resource that `crud` is given. */
export function referredBy(...sources: readonly Referrer[]): Referrers {
  return { sources, remove: (asked) => removeRecord({ ...asked, referrers: sources }) };
}
