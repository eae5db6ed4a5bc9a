import { messagesAsJobs } from "./0001-messages-as-jobs";
import { productIndexes } from "./0002-product-indexes";
import { guardsInSmallLetters } from "./0003-guards-in-small-letters";
import type { Migration } from "./run";

/**
 * All migrations since version 1.7. A further one stands in a file of its own, which its number begins, and in this
 * list.
 */
export const migrations: readonly Migration[] = [messagesAsJobs, productIndexes, guardsInSmallLetters];
