import type { OrderChange } from "../../order";
import type { Reactions } from "../../platform/event";
import { releaseUploads } from "./release";
import { type UploadChange, removeExpiredFile } from "./remove";

/** Files of customers go when no order needs them. */
export const uploadReactions = {
  order: [releaseUploads],
  upload: [removeExpiredFile],
} satisfies { order: Reactions<OrderChange>; upload: Reactions<UploadChange> };
