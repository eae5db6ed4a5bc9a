import { pushExecutor } from "@tresen/core/push";
import { allJobs } from "../../../core/test/jobs";
import { runJob } from "../../../core/test/run-job";
import { mailExecutor } from "../../../core/src/message/mail";
import { smsExecutor } from "../../../core/src/message/sms";
import { JobEntity, jobId } from "../../../core/src/platform/job";
import { withGrantsOf } from "./grants";
import { NOW } from "./request";

const EXECUTORS = { mail: mailExecutor, sms: smsExecutor, push: pushExecutor };

export async function forgetJobs(): Promise<void> {
  for (const job of await allJobs()) await JobEntity.delete(job).go();
}

/** Hands out what waits. @returns the kinds of jobs that there were. */
export async function deliver(): Promise<string[]> {
  const jobs = await allJobs();
  for (const job of jobs) {
    const executor = EXECUTORS[job.kind as keyof typeof EXECUTORS];
    await withGrantsOf(`${job.kind}-jobs`, () => runJob({ id: jobId(job), executor, at: Date.now(), now: NOW }));
  }
  return jobs.map(({ kind }) => kind).sort();
}
