import { isObject } from "@tresen/contract/kit/object";
import { type BatchReactions, type RowChange, type StreamRecord, rowChange } from "../platform/event";
import { type Job, jobOf } from "../platform/job";
import { queueJobs } from "../platform/queue";

export type JobChange = RowChange<Job>;

/** Sends messages to the queues about jobs that were just created, moved or are to be retried, for a whole batch together. */
export const jobReactions = { job: [queueMadeJobs] } satisfies { job: BatchReactions<JobChange> };

/** @returns null for stream records of other rows, and for jobs that need no message. */
export function queuedJobOf(record: StreamRecord): JobChange | null {
  // Most records are about jobs that were claimed or have ended; they are skipped without being parsed.
  if (!isOpen(record)) return null;
  const change = rowChange({ record, key: { prefix: "job#", sk: "job" }, rowOf: jobOf });
  return change && isForQueue(change) ? change : null;
}

async function queueMadeJobs(changes: readonly JobChange[]): Promise<void> {
  await queueJobs({ jobs: changes.flatMap(({ after }) => after ?? []) });
}

function isOpen({ dynamodb }: StreamRecord): boolean {
  const state = dynamodb?.NewImage?.state;
  return isObject(state) && (state.S === "waiting" || state.S === "retry");
}

/**
 * One that begins to wait, or that was given another time, for which the message that is on its way comes too late or
 * too early. A job that waits for others of its group is joined with them by the sweep each minute.
 */
function isForQueue({ before, after }: JobChange): boolean {
  if (!after || after.group !== undefined) return false;
  return before?.state !== after.state || before.dueAt !== after.dueAt;
}
