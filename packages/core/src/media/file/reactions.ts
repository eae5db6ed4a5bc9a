import type { OrderChange } from "../../order";
import type { Reactions } from "../../platform/event";
import { releaseUploads } from "./release";
import { type UploadChange, removeExpiredFile } from "./remove";

/** Removes customers' files that no order needs any more. */
export const uploadReactions = {
  order: [releaseUploads],
  upload: [removeExpiredFile],
} satisfies { order: Reactions<OrderChange>; upload: Reactions<UploadChange> };
