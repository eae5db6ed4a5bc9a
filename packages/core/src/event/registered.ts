import { jobReactions } from "../job";
import { logReactions } from "../log";
import { uploadReactions } from "../media/file";
import { messageReactions } from "../message";
import { paymentReactions } from "../payment/order";

/**
 * What follows from changes, by the entity whose rows changed. Each domain says in its `reactions.ts` what it does;
 * here stands only in which order.
 */
export const reactions = {
  order: [...messageReactions.order, ...paymentReactions.order, ...uploadReactions.order, ...logReactions.order],
  upload: uploadReactions.upload,
  queuedJob: jobReactions.job,
  jobStep: logReactions.job,
};
