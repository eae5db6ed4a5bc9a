export { type Job, type JobKey, type NewJob, jobId, listed, newJob } from "./job";
export { type Executor, type Outcome, LEASE, claimJob, runJob } from "./run";
export { type JobFilter, listJobs } from "./list";
export { sweepJobs } from "./sweep";
export { createJob, createJobs, findJob, jobKey, jobOf, joinJobs, keysIn, readJob, replaceJob } from "./store";
export { JobEntity } from "./job.entity";
