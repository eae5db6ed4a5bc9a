export { type Rebuilt, rebuildIndexes } from "./rebuild";
import type { Indexing } from "../rows";
import { transactPrices, writePrices } from "../prices";
import { findIndexed, findToPick } from "./find";
import { pageAt } from "./page-at";
import { indexedReferrers } from "./referrers";
import { scopesFor } from "./scopes";
import { indexWrites, transactIndex } from "./writes";

/** Passed by functions that only write records of an indexed resource. */
export const writeIndexing = { transact: transactIndex };

/** Passed by functions that list and write records of an indexed resource without leading filters. */
export const recordIndexing = { transact: transactIndex, find: findIndexed, findToPick, pageAt };

/** The same for a resource with leading filters. Written out, since bundles would keep what is spread. */
export const leadingIndexing = { transact: transactIndex, find: findIndexed, findToPick, pageAt, scopesFor };

/** Passed by functions that remove records which an indexed resource may refer to. */
export const referrerIndexing = { referrers: indexedReferrers };

/** All indexing functions, for code that handles records of any resource. */
export const indexing: Indexing = {
  writes: indexWrites,
  transact: transactIndex,
  transactPrices,
  writePrices,
  find: findIndexed,
  findToPick,
  pageAt,
  scopesFor,
  referrers: indexedReferrers,
};
