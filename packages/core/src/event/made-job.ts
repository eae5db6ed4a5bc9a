import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { mailExecutor } from "../message/mail";
import { smsExecutor } from "../message/sms";
import { eachChunk } from "../platform/db";
import { type Job, jobId, jobOf, runJob } from "../platform/job";
import type { StreamRecord } from "./stream-record";

/** Jobs that are done at the same time. */
const PARALLEL = 10;
const EXECUTORS = { mail: mailExecutor, sms: smsExecutor };

/** Does jobs that have just been made. @returns the first record that has to come again, or null. */
export async function doNewJobs(records: readonly StreamRecord[]): Promise<{ index: number; cause: unknown } | null> {
  const failures: { index: number; cause: unknown }[] = [];
  await eachChunk({
    all: records.map((record, index) => ({ job: newJobOf(record), index })).filter(({ job }) => job !== null),
    size: 1,
    parallel: PARALLEL,
    run: async ([one]) => {
      if (!one?.job) return;
      await doJob(one.job).catch((cause: unknown) => failures.push({ index: one.index, cause }));
    },
  });
  return failures.sort((a, b) => a.index - b.index)[0] ?? null;
}

export function doJob(job: Job): Promise<void> {
  return runJob({ id: jobId(job), executor: EXECUTORS[job.kind] });
}

/** @returns null for everything else, also for what later becomes of a job, and for one that waits for others. */
export function newJobOf({ dynamodb }: StreamRecord): Job | null {
  if (!dynamodb?.NewImage || !dynamodb.Keys?.pk?.S?.startsWith("job#")) return null;
  const job = jobOf(unmarshall(dynamodb.NewImage as Record<string, AttributeValue>));
  const before = dynamodb.OldImage?.["state"] as { S?: string } | undefined;
  return job?.state === "waiting" && before?.S !== "waiting" && job.group === undefined ? job : null;
}
