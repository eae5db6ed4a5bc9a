import type { JobKind } from "@tresen/contract/job/job.state";
import { MINUTE } from "@tresen/contract/kit/time";
import { eachChunk } from "../db";
import type { Job } from "./job";
import { isClaimable } from "./claim";
import { listDueJobs } from "./store";

/** Jobs that are handed on at the same time. */
const PARALLEL = 5;
/** A job that is due was handed on already; only when nobody took it up for so long it counts as lost. */
const GRACE = MINUTE;

interface Sweep {
  kinds: readonly JobKind[];
  /** Has a job done now, wherever its executor is. */
  handOn: (job: Job) => Promise<void>;
  /** Joins jobs of a group, two at least. */
  join: (jobs: readonly Job[]) => Promise<unknown>;
  /** The machine's clock. */
  at?: number;
  grace?: number;
}

/**
 * Looks after what the queues left: jobs whose message was lost, whose worker was interrupted, or that were due too
 * late for a queue. Those of a group that have become due are joined, or handed on where they are alone. @returns how
 * many were dealt with.
 */
export async function sweepJobs({ kinds, handOn, join, at = Date.now(), grace = GRACE }: Sweep): Promise<number> {
  let count = 0;
  for (const kind of kinds) {
    const due = (await listDueJobs({ kind, at })).filter((job) => isClaimable({ job, at }));
    const [grouped, others] = [due.filter(isGathered), due.filter((job) => !isGathered(job))];
    const groups = [...Map.groupBy(grouped, ({ group }) => group).values()];
    // First, since the more there are of them the more they are news.
    await eachOf({ all: groups.filter(({ length }) => length > 1), run: join });
    const lost = others.filter((job) => lostAt(job) <= at - grace);
    const ready = [...lost, ...groups.filter(({ length }) => length === 1).flat()];
    await eachOf({ all: ready, run: handOn });
    count += grouped.length + lost.length;
  }
  return count;
}

function isGathered({ state, group }: Job): boolean {
  return state === "waiting" && group !== undefined;
}

/** Since when nobody has been at it. A lease leaves time enough by itself. */
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
