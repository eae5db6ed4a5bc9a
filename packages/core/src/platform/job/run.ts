import { JOB_REASONS, type JobKind, type JobState } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import { log } from "../log";
import { claimJob, isLeaseOver } from "./claim";
import type { Job } from "./job";
import { findJob, replaceJob } from "./store";

/** The result of an attempt. `retry`: it was not done. `unconfirmed`: it is unknown whether it was done. */
export type Outcome =
  { state: "done"; result?: string } | { state: "retry" | "failed" | "unconfirmed" | "dropped"; reason: string };

/** How jobs of one kind are executed. */
export interface Executor {
  kind: JobKind;
  /** The delays before each further attempt. After the last attempt the job has failed. */
  waits: readonly number[];
  /** Whether a job is repeated after its worker was interrupted. Otherwise it waits for a person. */
  isRepeatable: boolean;
  run(task: { job: Job; at: number }): Promise<Outcome>;
}

/** The times at which a job is executed. */
interface Times {
  /** By the machine's clock, for leases and due times. */
  at: number;
  /** By the platform's clock, which may be set to another time; the log uses it. */
  now: Instant;
}

/** A job to execute. `now` is the time by the platform's clock, by default the machine's. */
interface Task {
  id: string;
  now?: Instant;
}

/**
 * Executes the jobs with these ids. A job that is claimed, not due or finished is skipped, so repeated messages are
 * harmless. All jobs are claimed before the first is executed, so that they share the reads of what they need.
 * @param at by the machine's clock. @returns the result for each job; rejected when its row could not be read or
 * written.
 */
export async function runJobs({
  tasks,
  executor,
  at = Date.now(),
}: {
  tasks: readonly Task[];
  executor: Executor;
  at?: number;
}): Promise<PromiseSettledResult<void>[]> {
  const claims = await Promise.allSettled(tasks.map(({ id }) => claimJob({ id, ...executor, at })));
  return Promise.allSettled(
    tasks.map(async ({ id, now = at }, index) => {
      const claim = claims[index];
      if (claim?.status === "rejected") throw claim.reason;
      if (claim?.value) await runClaimed({ claimed: claim.value, executor, at, now });
      else if (!executor.isRepeatable) await failAbandoned({ id, kind: executor.kind, at, now });
    }),
  );
}

async function runClaimed({ claimed, executor, at, now }: { claimed: Job; executor: Executor } & Times): Promise<void> {
  // An error thrown before the outside service answered means the job was not done.
  const outcome = await executor.run({ job: claimed, at }).catch((error: unknown): Outcome => ({
    state: "retry",
    reason: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : JOB_REASONS.unknown,
  }));
  await finishJob({ claimed, outcome, executor, at, now });
}

async function finishJob({
  claimed,
  outcome,
  executor,
  at,
  now,
}: { claimed: Job; outcome: Outcome; executor: Executor } & Times): Promise<void> {
  const { leaseUntil: _, reason: __, ...rest } = claimed;
  const wait = outcome.state === "retry" ? executor.waits[claimed.attempts - 1] : undefined;
  const state = outcome.state === "retry" && wait === undefined ? "failed" : outcome.state;
  const job: Job = {
    ...rest,
    ...troubled({ job: rest, state, now }),
    state,
    ...(wait === undefined ? { endedAt: new Date(at).toISOString() } : { dueAt: new Date(at + wait).toISOString() }),
    ...("result" in outcome ? { result: outcome.result } : {}),
    ...("reason" in outcome ? { reason: outcome.reason } : {}),
  };
  await replaceJob({ before: claimed, job });
  if (state === "failed" || state === "unconfirmed") report(job);
  else if (state === "retry") {
    const { kind, key, attempts, reason } = job;
    log.warn("job.delayed", { kind, key, attempts, reason });
  }
}

/**
 * Marks a job as `unconfirmed` whose worker was interrupted and which must not be repeated: a person must look at it.
 */
async function failAbandoned({ id, kind, at, now }: { id: string; kind: JobKind } & Times): Promise<void> {
  const job = await findJob(id);
  if (job?.kind !== kind || !isLeaseOver({ job, at })) return;
  const { leaseUntil: _, ...rest } = job;
  const after: Job = {
    ...rest,
    ...troubled({ job, state: "unconfirmed", now }),
    state: "unconfirmed",
    reason: JOB_REASONS.interrupted,
    endedAt: new Date(at).toISOString(),
  };
  if (await replaceJob({ before: job, job: after })) report(after);
}

/** The timeline with an entry for an ending that a person should look at. Other endings add none. */
function troubled({
  job: { timeline = [] },
  state,
  now,
}: {
  job: Pick<Job, "timeline">;
  state: JobState;
  now: Instant;
}): Pick<Job, "timeline"> {
  if (state !== "failed" && state !== "unconfirmed") return {};
  return { timeline: [...timeline, { step: `job-${state}`, at: new Date(now).toISOString() }] };
}

/** Logs the failed job as an error, which an alarm counts. */
function report({ kind, key, state, attempts, reason }: Job): void {
  log.error("job.failed", { kind, key, state, attempts, reason });
}
