import { type QueueFunction, queueFunctions } from "@tresen/functions/routes";
import { type Queue, createQueue } from "./queue";

/** As the stacks give it to SQS: hidden for six times as long as the function may take. */
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
