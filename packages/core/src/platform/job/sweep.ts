import { type JobKind, isTimed } from "@tresen/contract/job/job.state";
import { MINUTE } from "@tresen/contract/kit/time";
import { eachChunk } from "../db";
import type { Job } from "./job";
import { isClaimable } from "./claim";
import { listDueJobs } from "./store";

/** The number of jobs that are executed or queued concurrently. */
const PARALLEL = 5;
/** A due job was sent to its queue already. It counts as lost only after this time without being claimed. */
const GRACE = MINUTE;
/** Jobs of a time that people have set are queued this long before it: the next sweep is too late for them. */
const AHEAD = MINUTE;

interface Sweep {
  kinds: readonly JobKind[];
  /** Sends a job to its executor, wherever that runs. */
  enqueue: (job: Job) => Promise<void>;
  /** Joins the jobs of a group, at least two. */
  join: (jobs: readonly Job[]) => Promise<unknown>;
  /** By the machine's clock. */
  at?: number;
  grace?: number;
}

/**
 * Finds jobs that the queues have missed: those whose message was lost, whose worker was interrupted, or whose due time
 * was too late for a queue. Due jobs of a group are joined, or handled alone if there is only one.
 * @returns the number of jobs handled.
 */
export async function sweepJobs({ kinds, enqueue, join, at = Date.now(), grace = GRACE }: Sweep): Promise<number> {
  let count = 0;
  for (const kind of kinds) {
    const due = (await listDueJobs({ kind, at })).filter((job) => isClaimable({ job, at }));
    const [grouped, others] = [due.filter(isGathered), due.filter((job) => !isGathered(job))];
    const groups = [...Map.groupBy(grouped, ({ group }) => group).values()];
    // Groups come first, since many new orders are urgent.
    await eachOf({ all: groups.filter(({ length }) => length > 1), run: join });
    const lost = others.filter((job) => lostAt(job) <= at - grace);
    const ready = [...lost, ...groups.filter(({ length }) => length === 1).flat()];
    await eachOf({ all: [...ready, ...(await coming({ kind, at }))], run: enqueue });
    count += grouped.length + lost.length;
  }
  return count;
}

/** The jobs that wait for a moment before the next sweep. Their messages are delayed until then. */
async function coming({ kind, at }: { kind: JobKind; at: number }): Promise<Job[]> {
  if (!isTimed(kind)) return [];
  const soon = await listDueJobs({ kind, at: at + AHEAD });
  return soon.filter(({ state, dueAt }) => state === "waiting" && Date.parse(dueAt) > at);
}

function isGathered({ state, group }: Job): boolean {
  return state === "waiting" && group !== undefined;
}

/** When the job counts as lost. A running job has its lease, so it needs no further grace time. */
function lostAt({ state, dueAt }: Job): number {
  return state === "running" ? Number.NEGATIVE_INFINITY : Date.parse(dueAt);
}

function eachOf<T>({ all, run }: { all: readonly T[]; run: (one: T) => Promise<unknown> }): Promise<void> {
  return eachChunk({
    all,
    size: 1,
    parallel: PARALLEL,
    run: async ([one]) => void (one !== undefined && (await run(one))),
  });
}
