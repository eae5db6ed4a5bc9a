import { type QueueFunction, queueFunctions } from "@tresen/functions/routes";
import { type Queue, createQueue } from "./queue";

/** The visibility timeout that the stacks set: six times the function's timeout. */
const VISIBILITY_FACTOR = 6;

export interface JobQueue {
  definition: QueueFunction;
  queue: Queue;
}

/** The queue of each kind of job. */
export function createQueues(): JobQueue[] {
  return queueFunctions.map((definition) => {
    const { kind: name, timeout, receives } = definition;
    return { definition, queue: createQueue({ name, visibility: VISIBILITY_FACTOR * timeout, receives }) };
  });
}
