export { type Rebuilt, rebuildIndexes } from "./rebuild";
import type { Indexing } from "../rows";
import { findIndexed, findToPick } from "./find";
import { indexedReferrers } from "./referrers";
import { scopesFor } from "./scopes";
import { indexWrites } from "./writes";

/** For functions that list and write records of an indexed resource without leading filters. */
export const recordIndexing = { writes: indexWrites, find: findIndexed, findToPick };

/** For those that remove what records of an indexed resource may point to. */
export const referrerIndexing = { referrers: indexedReferrers };

/** For whoever handles records of whichever resource. */
export const indexing: Indexing = {
  writes: indexWrites,
  find: findIndexed,
  findToPick,
  scopesFor,
  referrers: indexedReferrers,
};
