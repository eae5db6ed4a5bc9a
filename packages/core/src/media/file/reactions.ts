import type { OrderChange } from "../../order";
import type { Reactions } from "../../platform/event";
import { releaseFiles } from "./released";
import { type UploadChange, removeLeftFile } from "./removed";

/** Files of customers go when no order needs them. */
export const fileReactions = {
  order: [releaseFiles],
  upload: [removeLeftFile],
} satisfies { order: Reactions<OrderChange>; upload: Reactions<UploadChange> };
