import { runReactions } from "@tresen/core/event";
import { reader } from "./reader";

/** Hands on what follows from changes in the table: reactions of orders, jobs to their queues, files that are left. */
export const handler = reader({ name: "stream", read: runReactions });
