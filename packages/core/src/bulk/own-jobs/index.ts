import { storageCall } from "../../platform/db";
import { type Job, findJobs, jobId } from "../../platform/job";
import { OwnJobEntity } from "./own-job.entity";

/** So many jobs of one person are listed. */
const LISTED = 30;

/** Remembers a job for the person who starts it. */
export async function rememberJob({ job, user }: { job: Job; user: string }): Promise<void> {
  const { createdAt, expiresAt } = job;
  await storageCall(() => OwnJobEntity.put({ user, createdAt, job: jobId(job), expiresAt }).go({ response: "none" }));
}

/** The jobs that a person has started last, the newest first. */
export async function ownJobs(user: string): Promise<Job[]> {
  const { data } = await storageCall(() =>
    OwnJobEntity.query.primary({ user }).go({ order: "desc", limit: LISTED, consistent: true }),
  );
  return findJobs(data.map(({ job }) => job));
}
