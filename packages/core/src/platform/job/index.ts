export { type Job, type JobKey, type NewJob, dueOn, endedOn, jobId, listed, newJob, shownTimes } from "./job";
export { LEASE, claimJob } from "./claim";
export { type Assignment, type Executor, type Outcome, runJobs } from "./run";
export { type JobFilter, jobKeysPage, listJobs } from "./list";
export { sweepJobs } from "./sweep";
export { type JobWork, newestJobs, readJobWork } from "./work";
export { askToStop } from "./slice";
export {
  createJob,
  createJobs,
  findJob,
  findJobs,
  jobKey,
  jobOf,
  jobsAt,
  joinJobs,
  keysIn,
  listDueJobs,
  openJobKeys,
  readJob,
  replaceJob,
} from "./store";
export { JobEntity, type JobTimelineEntry } from "./job.entity";
