export { type Rebuilt, rebuildIndexes } from "./rebuild";
import type { Indexing } from "../rows";
import { findIndexed, findToPick } from "./find";
import { indexedReferrers } from "./referrers";
import { scopesFor } from "./scopes";
import { indexWrites } from "./writes";

/** For functions that handle records of indexed resources. */
export const indexing: Indexing = {
  writes: indexWrites,
  find: findIndexed,
  findToPick,
  scopesFor,
  referrers: indexedReferrers,
};
