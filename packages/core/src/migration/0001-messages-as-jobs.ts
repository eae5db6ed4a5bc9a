import { convertEarlierMessages } from "../outbox";
import type { Migration } from "./run";

/**
 * Creates jobs for messages that were waiting in version 1.7 or earlier. Messages that were being sent at that moment
 * are taken over later.
 */
export const messagesAsJobs: Migration = {
  number: 1,
  name: "messages-as-jobs",
  run: async () => {
    let count = 0;
    for (let taken = await convertEarlierMessages(); taken > 0; taken = await convertEarlierMessages()) count += taken;
    return count === 1 ? "1 message was taken over as a job." : `${count} messages were taken over as jobs.`;
  },
};
