import { takeOverMessages } from "../outbox";
import type { Migration } from "./run";

/** Messages that wait in the outbox of version 1.7 become jobs; what is just being sent follows with the next look. */
export const messageJobs: Migration = {
  number: 1,
  name: "message-jobs",
  run: async () => {
    let count = 0;
    for (let taken = await takeOverMessages(); taken > 0; taken = await takeOverMessages()) count += taken;
    return `${count} waiting messages have become jobs.`;
  },
};
