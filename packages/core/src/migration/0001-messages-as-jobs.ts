import { takeOverMessages } from "../outbox";
import type { Migration } from "./run";

/** Messages that a version up to 1.7 left waiting become jobs. Those that it was just sending are found later. */
export const messagesAsJobs: Migration = {
  number: 1,
  name: "messages-as-jobs",
  run: async () => {
    let count = 0;
    for (let taken = await takeOverMessages(); taken > 0; taken = await takeOverMessages()) count += taken;
    return count === 1 ? "1 message was taken over as a job." : `${count} messages were taken over as jobs.`;
  },
};
