import { type JobKind, nextJobState } from "@tresen/contract/job/job.state";
import { MINUTE } from "@tresen/contract/kit/time";
import { log } from "../log";
import type { Job } from "./job";
import { findJob, replaceJob } from "./store";

/** What came of an attempt. `retry`: it was not done. `unconfirmed`: nobody knows whether it was. */
export type Outcome =
  { state: "done"; result?: string } | { state: "retry" | "failed" | "unconfirmed" | "dropped"; reason: string };

/** How the jobs of one kind are done. */
export interface Executor {
  kind: JobKind;
  /** Waits before each further attempt; with the last one the job has failed. */
  waits: readonly number[];
  /** Whether a job whose worker was interrupted is done again; otherwise it waits for a person. */
  isRepeatable: boolean;
  run(task: { job: Job; at: number }): Promise<Outcome>;
}

/** Longer than any function that does jobs may run: after it nobody is still at it. */
export const LEASE = 3 * MINUTE;
/** A queue may hand a job over a little early, by another machine's clock. */
const EARLY = 1000;

/**
 * Does the job of this id, unless somebody else is at it, it is not due or has come to its end: so a repeated call does
 * nothing. @param at the machine's clock.
 */
export async function runJob({
  id,
  executor,
  at = Date.now(),
}: {
  id: string;
  executor: Executor;
  at?: number;
}): Promise<void> {
  const job = await findJob(id);
  if (!job || job.kind !== executor.kind || !isClaimable({ job, at })) return;
  if (job.state === "running" && !executor.isRepeatable) return giveUp({ job, at });
  const claimed = await claimJob({ job, at });
  if (!claimed) return;
  // What fails on the way to an outside service was not done.
  const outcome = await executor.run({ job: claimed, at }).catch((error: unknown): Outcome => ({
    state: "retry",
    reason: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : "unknown",
  }));
  await finishJob({ claimed, outcome, executor, at });
}

/** @returns the job as this worker's, or null when somebody else was first. */
export async function claimJob({ job, at }: { job: Job; at: number }): Promise<Job | null> {
  const state = nextJobState({ action: "claim", actor: "worker", state: job.state });
  if (!state) return null;
  const claimed: Job = {
    ...job,
    state,
    attempts: job.attempts + 1,
    leaseUntil: new Date(at + LEASE).toISOString(),
  };
  return (await replaceJob({ before: job, job: claimed })) ? claimed : null;
}

/** Whether it is time for the job, and nobody is at it. */
export function isClaimable({ job, at }: { job: Job; at: number }): boolean {
  if (nextJobState({ action: "claim", actor: "worker", state: job.state }) === null) return false;
  if (job.state === "running") return Date.parse(job.leaseUntil ?? job.dueAt) <= at;
  return Date.parse(job.dueAt) <= at + EARLY;
}

async function finishJob({
  claimed,
  outcome,
  executor,
  at,
}: {
  claimed: Job;
  outcome: Outcome;
  executor: Executor;
  at: number;
}): Promise<void> {
  const { leaseUntil: _, reason: __, ...rest } = claimed;
  const wait = outcome.state === "retry" ? executor.waits[claimed.attempts - 1] : undefined;
  const state = outcome.state === "retry" && wait === undefined ? "failed" : outcome.state;
  const job: Job = {
    ...rest,
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

async function giveUp({ job, at }: { job: Job; at: number }): Promise<void> {
  const { leaseUntil: _, ...rest } = job;
  const after: Job = {
    ...rest,
    state: "unconfirmed",
    reason: "its worker was interrupted",
    endedAt: new Date(at).toISOString(),
  };
  if (await replaceJob({ before: job, job: after })) report(after);
}

/** Loud, and counted by an alarm: somebody must look. */
function report({ kind, key, state, attempts, reason }: Job): void {
  log.error("job.failed", { kind, key, state, attempts, reason });
}
