import { jobReactions } from "../job";
import { logReactions } from "../log";
import { uploadReactions } from "../media/file";
import { messageReactions } from "../message";
import { phoneReactions } from "../order/phone";
import { sentReactions } from "../order/sent";
import { paymentReactions } from "../payment/order";

/**
 * The reactions to changed rows, by entity. Each domain defines its own in its `reactions.ts`; this list decides only
 * their order.
 */
export const reactions = {
  order: [
    ...messageReactions.order,
    ...sentReactions.order,
    ...paymentReactions.order,
    ...uploadReactions.order,
    ...logReactions.order,
    ...phoneReactions.order,
  ],
  upload: uploadReactions.upload,
  queuedJob: jobReactions.job,
  jobStep: logReactions.job,
};
