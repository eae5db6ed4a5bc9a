import { JOB_KINDS, type JobKind, type JobState, isTroubledJob } from "@tresen/contract/job/job.state";
import { isObject } from "@tresen/contract/kit/object";
import { type Key, storageCall } from "../db";
import { type Job, TROUBLED_WORK, openWork, partitionStart } from "./job";
import { JobEntity } from "./job.entity";
import { jobKeysPage } from "./list";
import { jobsAt } from "./store";

/** How many jobs of a kind wait for somebody: `due` for a worker, `troubled` for a person. No more than `most` of each. */
export interface JobWork {
  kind: JobKind;
  due: number;
  /** When the oldest of the due jobs should have begun, by the machine's clock. */
  oldest: string | null;
  troubled: number;
  /** When the newest of the troubled jobs was due, by the machine's clock. */
  newest: string | null;
  /** The state of the newest of the troubled jobs. */
  state: JobState | null;
}

/**
 * The work of each kind: what is due by the keys of the work lists alone, troubled jobs by their rows.
 * @param at by the machine's clock.
 */
export async function readJobWork({ at, most }: { at: number; most: number }): Promise<JobWork[]> {
  const until = new Date(at).toISOString();
  const [troubled, ...due] = await Promise.all([
    entriesOf({ worklist: TROUBLED_WORK, order: "desc", limit: most }).then((entries) => jobsAt(entries)),
    ...JOB_KINDS.map((kind) => entriesOf({ worklist: openWork(kind), until, order: "asc", limit: most })),
  ]);
  return JOB_KINDS.map((kind, index) => {
    // The index may be outdated, so jobs that somebody has decided about meanwhile are skipped.
    const own = troubled.filter((job) => job.kind === kind && isTroubledJob(job.state));
    const waiting = due[index] ?? [];
    return {
      kind,
      ...{ due: waiting.length, oldest: waiting[0]?.dueAt ?? null },
      ...{ troubled: own.length, newest: own[0]?.dueAt ?? null, state: own[0]?.state ?? null },
    };
  });
}

/** Those of the newest `most` jobs that are of these kinds, newest first. */
export async function newestJobs({ kinds, most }: { kinds: readonly JobKind[]; most: number }): Promise<Job[]> {
  const { keys } = await jobKeysPage({ after: null, limit: most });
  return jobsAt(keys.filter(({ pk }) => kinds.some((kind) => pk.startsWith(partitionStart(kind)))));
}

interface Entry extends Key {
  dueAt: string;
}

async function entriesOf({
  worklist,
  until,
  order,
  limit,
}: {
  worklist: string;
  until?: string;
  order: "asc" | "desc";
  limit: number;
}): Promise<Entry[]> {
  const list = JobEntity.query.work({ worklist });
  const { data } = await storageCall(() =>
    (until === undefined ? list : list.lte({ dueAt: until })).go({ data: "raw", limit, order }),
  );
  const items: unknown = isObject(data) ? data.Items : [];
  return Array.isArray(items)
    ? items.map(({ pk, sk, gsi2sk }) => ({ pk: String(pk), sk: String(sk), dueAt: String(gsi2sk) }))
    : [];
}
