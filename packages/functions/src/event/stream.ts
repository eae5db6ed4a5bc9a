import { runReactions } from "@tresen/core/event";
import { reader } from "./reader";

/** Runs the reactions to changes in the table: messages, refunds, log entries, jobs to queue and files to remove. */
export const handler = reader({ name: "stream", read: runReactions });
