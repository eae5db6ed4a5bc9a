import { isObject } from "@tresen/contract/kit/object";
import { type BatchReactions, type RowChange, type StreamRecord, rowChange } from "../platform/event";
import { type Job, jobOf } from "../platform/job";
import { queueJobs } from "../platform/queue";

export type JobChange = RowChange<Job>;

/** The queues are told of jobs that were just made or are to be tried again, of all of a batch together. */
export const jobReactions = { job: [queueMadeJobs] } satisfies { job: BatchReactions<JobChange> };

/** @returns null for a record of anything else, and for a job that no queue is to be told of. */
export function queuedJobOf(record: StreamRecord): JobChange | null {
  // Most records tell that a job was claimed or has ended: they are not worth reading.
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

/** One that waits for others of its group is joined with them by the look each minute. */
function isForQueue({ before, after }: JobChange): boolean {
  if (!after || after.group !== undefined) return false;
  return (after.state === "waiting" || after.state === "retry") && before?.state !== after.state;
}
