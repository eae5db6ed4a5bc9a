import { customerReactions } from "../customer/order";
import { jobReactions } from "../job";
import { logReactions } from "../log";
import { uploadReactions } from "../media/file";
import { imageReactions } from "../media/image";
import { messageReactions } from "../message";
import { phoneReactions } from "../order/phone";
import { sentReactions } from "../order/sent";
import { paymentReactions } from "../payment/order";
import { printReactions } from "../print/order";
import { privacyReactions } from "../privacy/reaction";
import { projectReactions } from "../project/reaction";
import { pushReactions } from "../push";
import { videoReactions } from "../signage/video";
import { statisticsReactions } from "../statistics/reaction";
import { reminderReactions } from "../reminder";

/**
 * The reactions to changed rows, by entity. Each domain defines its own in its `reactions.ts`; this list decides only
 * their order.
 */
export const reactions = {
  order: [
    ...messageReactions.order,
    ...sentReactions.order,
    ...pushReactions.order,
    ...paymentReactions.order,
    ...uploadReactions.order,
    ...logReactions.order,
    ...phoneReactions.order,
    ...customerReactions.order,
    ...printReactions.order,
    ...reminderReactions.order,
    // Last, since it removes what others made.
    ...privacyReactions.order,
  ],
  // After those of each order, since they find out whose it is.
  orders: statisticsReactions.orders,
  projectSteps: projectReactions.steps,
  sent: printReactions.sent,
  upload: uploadReactions.upload,
  imageFile: imageReactions.imageFile,
  imageUpload: imageReactions.imageUpload,
  videoFile: videoReactions.videoFile,
  videoUpload: videoReactions.videoUpload,
  queuedJob: jobReactions.job,
  jobStep: logReactions.job,
  logged: logReactions.logged,
};
