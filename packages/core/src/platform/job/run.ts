import { JOB_REASONS, type JobKind, type JobState, SENT_STEP } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError } from "../errors";
import { log } from "../log";
import { claimJob, isLeaseOver } from "./claim";
import type { JobTimelineEntry } from "./job.entity";
import { type Job, dueOn, endedOn } from "./job";
import { pauseJob, saveProgress } from "./slice";
import { findJob, readJob, replaceJob } from "./store";

/**
 * The result of an attempt. `done` with `isLogged`: the log tells of it. `retry`: it was not done. `unconfirmed`: it is unknown whether it was done. `again`: one
 * slice of the work was done, and `data` says where the next one begins; with `dueAt` not before then, by the machine's
 * clock.
 */
export type Outcome = Ending | { state: "again"; data: object; dueAt?: number };
type Ending =
  | { state: "done"; result?: string; data?: object; isLogged?: boolean }
  | { state: "retry" | "failed" | "unconfirmed" | "dropped"; reason: string; data?: object };

/** A job to work on. */
export interface Assignment {
  job: Job;
  /** By the machine's clock. */
  at: number;
  /** By the platform's clock. */
  now: Instant;
  /** Whether this is the first slice since the job was claimed: an earlier worker may have begun it. */
  isFirst: boolean;
}

/** How jobs of one kind are executed. */
export interface Executor {
  kind: JobKind;
  /** The delays before each further attempt. After the last attempt the job has failed. */
  waits: readonly number[];
  /** Whether a job is repeated after its worker was interrupted. Otherwise it waits for a person. */
  isRepeatable: boolean;
  /**
   * For how long one call of the function goes on with the next slices, in milliseconds. Together with the last slice
   * it must be shorter than the function's time limit.
   */
  budget?: number;
  run(assignment: Assignment): Promise<Outcome>;
  /**
   * The data with what an interrupted slice has done, so that the rest of it can still go on; null for nothing. It is
   * asked for before a job ends without another slice.
   */
  catchUp?: (assignment: Assignment) => Promise<object | null>;
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
  const begun = Date.now();
  let job = claimed;
  for (let isFirst = true; ; isFirst = false) {
    const spent = isFirst ? 0 : Date.now() - begun;
    const times = { at: at + spent, now: now + spent };
    const assignment = { job, ...times, isFirst };
    if (job.stopAskedAt !== undefined) return stopJob({ assignment, executor });
    const outcome = await attempt({ assignment, executor });
    if (outcome.state !== "again") return finishJob({ claimed: job, outcome, executor, ...times });
    const saved = await saveProgress({ job, data: outcome.data, at: at + Date.now() - begun });
    if (!saved) return;
    job = saved;
    const isOverBudget = Date.now() - begun >= (executor.budget ?? 0);
    if ((isOverBudget || outcome.dueAt !== undefined) && job.stopAskedAt === undefined) {
      await pauseJob({ job, at: outcome.dueAt ?? at + Date.now() - begun });
      return;
    }
  }
}

interface Attempt {
  assignment: Assignment;
  executor: Executor;
}

/** Runs a slice. An error thrown before the outside service answered means that the job was not done. */
async function attempt({ assignment, executor }: Attempt): Promise<Outcome> {
  try {
    const outcome = await executor.run(assignment);
    if (outcome.state !== "dropped" || outcome.data) return outcome;
    return { ...outcome, ...(await caughtUp({ assignment, executor })) };
  } catch (error) {
    // What cannot be found now is found by the next attempt.
    return { state: "retry", reason: reasonOf(error), ...(await caughtUp({ assignment, executor }).catch(() => ({}))) };
  }
}

/** The message of our own errors is German; that of others says more with their name. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return JOB_REASONS.unknown;
  return (error instanceof AppError ? error.message : `${error.name}: ${error.message}`).slice(0, 200);
}

async function caughtUp({ assignment, executor }: Attempt): Promise<{ data?: object }> {
  const data = await executor.catchUp?.(assignment);
  return data ? { data } : {};
}

/** Ends a job between two slices, as somebody asked. What it has done stays done. */
async function stopJob({ assignment, executor }: Attempt): Promise<void> {
  const { job: before, at, now, isFirst } = assignment;
  const { leaseUntil: _, ...rest } = before;
  const found = isFirst ? await caughtUp({ assignment, executor }) : {};
  await replaceJob({ before, job: { ...rest, ...found, state: "canceled", ...endedOn({ at, now }) } });
}

async function finishJob({
  claimed,
  outcome,
  executor,
  at,
  now,
}: { claimed: Job; outcome: Ending; executor: Executor } & Times): Promise<void> {
  const { leaseUntil: _, reason: __, ...rest } = claimed;
  const wait = outcome.state === "retry" ? executor.waits[claimed.attempts - 1] : undefined;
  const state = outcome.state === "retry" && wait === undefined ? "failed" : outcome.state;
  const job: Job = {
    ...rest,
    ...(outcome.data ? { data: outcome.data } : {}),
    ...troubled({ job: rest, state, now }),
    ...("isLogged" in outcome && outcome.isLogged ? sentAt({ job: rest, now }) : {}),
    state,
    ...(wait === undefined ? endedOn({ at, now }) : dueOn({ dueAt: at + wait, at, now })),
    ...("result" in outcome ? { result: outcome.result } : {}),
    ...("reason" in outcome ? { reason: outcome.reason } : {}),
  };
  if (!(await replaceJob({ before: claimed, job }))) await keepAsked({ claimed, job });
  if (state === "failed" || state === "unconfirmed") report(job);
  else if (state === "retry") {
    const { kind, key, attempts, reason } = job;
    log.warn("job.delayed", { kind, key, attempts, reason });
  }
}

/** Ends a slice of a job that somebody asked to stop while it ran, so that this is known after its end or retry. */
async function keepAsked({ claimed, job }: { claimed: Job; job: Job }): Promise<void> {
  const { leaseUntil, stopAskedAt } = (await readJob(claimed)) ?? {};
  if (stopAskedAt === undefined || leaseUntil !== claimed.leaseUntil) return;
  await replaceJob({ before: { ...claimed, stopAskedAt }, job: { ...job, stopAskedAt } });
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
    ...endedOn({ at, now }),
  };
  if (await replaceJob({ before: job, job: after })) report(after);
}

/** The timeline with an entry for an ending that a person should look at. Other endings add none. */
function troubled({
  job,
  state,
  now,
}: {
  job: Pick<Job, "timeline">;
  state: JobState;
  now: Instant;
}): Pick<Job, "timeline"> {
  if (state !== "failed" && state !== "unconfirmed") return {};
  return withStep({ job, step: `job-${state}`, now });
}

function sentAt({ job, now }: { job: Pick<Job, "timeline">; now: Instant }): Pick<Job, "timeline" | "sentAt"> {
  return { ...withStep({ job, step: SENT_STEP, now }), sentAt: new Date(now).toISOString() };
}

function withStep({
  job: { timeline = [] },
  step,
  now,
}: {
  job: Pick<Job, "timeline">;
  step: JobTimelineEntry["step"];
  now: Instant;
}): Pick<Job, "timeline"> {
  return { timeline: [...timeline, { step, at: new Date(now).toISOString() }] };
}

/** Logs the failed job as an error, which an alarm counts. */
function report({ kind, key, state, attempts, reason }: Job): void {
  log.error("job.failed", { kind, key, state, attempts, reason });
}
