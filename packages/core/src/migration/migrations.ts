import { messagesAsJobs } from "./0001-messages-as-jobs";
import { productIndexes } from "./0002-product-indexes";
import { guardsInSmallLetters } from "./0003-guards-in-small-letters";
import { redirectLookups } from "./0004-redirect-lookups";
import { callers } from "./0005-callers";
import { pictureLibrary } from "./0006-picture-library";
import { picturePlaces } from "./0007-picture-places";
import { uploadLists } from "./0008-upload-lists";
import { picturesInSections } from "./0009-pictures-in-sections";
import { unassignedOrders } from "./0010-unassigned-orders";
import { searchesOfViews } from "./0011-searches-of-views";
import { visitsByBranchDay } from "./0012-visits-by-branch-day";
import { logIndex } from "./0013-log-index";
import { bookedTime } from "./0014-booked-time";
import { unsetNights } from "./0015-unset-nights";
import type { Migration } from "./run";

/**
 * All migrations since version 1.7. A new one is added to this list and has a file of its own whose name begins with
 * its number.
 */
export const migrations: readonly Migration[] = [
  messagesAsJobs,
  productIndexes,
  guardsInSmallLetters,
  redirectLookups,
  callers,
  pictureLibrary,
  picturePlaces,
  uploadLists,
  picturesInSections,
  unassignedOrders,
  searchesOfViews,
  visitsByBranchDay,
  logIndex,
  bookedTime,
  unsetNights,
];
