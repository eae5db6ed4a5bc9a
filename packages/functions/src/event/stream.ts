import { runReactions } from "@tresen/core/event";
import { streamReader } from "./stream-reader";

/** Runs the reactions to changes in the table: messages, refunds, log entries, jobs to queue and files to remove. */
export const handler = streamReader({ name: "stream", read: runReactions });
