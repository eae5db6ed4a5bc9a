import { redriveProgress } from "@tresen/contract/health/redrive";
import { JOB_REASONS } from "@tresen/contract/job/job.state";
import { MINUTE } from "@tresen/contract/kit/time";
import { s3 } from "../../../platform/blob";
import { env, failedRecordsEnv } from "../../../platform/env";
import type { Assignment, Executor, Outcome } from "../../../platform/job";
import { log } from "../../../platform/log";
import { noteFailedRecords } from "../../failed-records";
import { keptKeys, readerClient, redriveOne } from "../redrive";

/** No more in one job: the rest is for the next. */
const MOST = 200;

const lambda = readerClient({ region: env.AWS_REGION });

/** Repeats calls of the stream's readers that failed for good, one in each slice. */
export const redriveExecutor: Executor = {
  kind: "redrive",
  waits: [MINUTE, 5 * MINUTE],
  isRepeatable: true,
  // Together with the last call of a reader it stays below the time limit of the function.
  budget: 30_000,
  run,
};

async function run({ job, now }: Assignment): Promise<Outcome> {
  const bucket = failedRecordsEnv.FAILED_RECORDS_BUCKET;
  if (bucket === undefined) return { state: "dropped", reason: JOB_REASONS.noInput };
  const { keys = (await keptKeys({ s3, bucket })).slice(0, MOST), done, failed } = redriveProgress.parse(job.data);
  const [key, ...left] = keys;
  if (key === undefined) {
    await noteFailedRecords({ bucket, now });
    return { state: "done", data: { keys, done, failed } };
  }
  const failure = await redriveOne({ s3, lambda, bucket, key });
  if (failure) log.warn("record.failed_again", { key, ...failure });
  const counts = failure ? { done, failed: failed + 1 } : { done: done + 1, failed };
  return { state: "again", data: { keys: left, ...counts } };
}
