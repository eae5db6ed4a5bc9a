import type { JobKind } from "@tresen/contract/job/job.state";
import { ConditionFailed, type Item, type Key, keyOf, batchRead, storageCall, writeTransaction } from "../db";
import { type Job, type JobKey, listed, openWork, partitionOf, partitionStart } from "./job";
import { JobEntity } from "./job.entity";

/** The number of jobs of one kind that one sweep reads. Groups are joined from among them. */
const PAGE = 1000;

export function jobKey({ kind, key }: JobKey): Key {
  return keyOf(JobEntity.get({ kind, key }).params());
}

/** Creates a job. @returns false when a job with its key exists, whatever its state. */
export function createJob(job: Job): Promise<boolean> {
  return unlessTaken(() => JobEntity.create(job).go({ response: "none" }));
}

/** Creates several jobs in one transaction. @returns false when one of them exists. */
export function createJobs(jobs: readonly Job[]): Promise<boolean> {
  return unlessTaken(() =>
    writeTransaction({
      entities: { job: JobEntity },
      writes: (entities) => jobs.map((job) => entities.job.create(job).commit()),
    }),
  );
}

/** Replaces several jobs by one, in one transaction. @returns false when one of them was changed meanwhile. */
export function joinJobs({ jobs, joined }: { jobs: readonly Job[]; joined: Job }): Promise<boolean> {
  return unlessTaken(() =>
    writeTransaction({
      entities: { job: JobEntity },
      writes: (entities) => [
        entities.job.create(joined).commit(),
        ...jobs.map((job) =>
          entities.job
            .put(listed({ ...job, state: "joined", reason: joined.owner }))
            .where(({ state, attempts }, { eq }) => `${eq(state, job.state)} AND ${eq(attempts, job.attempts)}`)
            .commit(),
        ),
      ],
    }),
  );
}

export async function readJob({ kind, key }: JobKey): Promise<Job | null> {
  const { data } = await storageCall(() => JobEntity.get({ kind, key }).go({ consistent: true }));
  return data;
}

/** The job with this id, which may be invalid since callers send it. */
export async function findJob(id: string): Promise<Job | null> {
  const [job] = await findJobs([id]);
  return job ?? null;
}

/** Those of the jobs with these ids that there are, in their order. */
export function findJobs(ids: readonly string[]): Promise<Job[]> {
  return jobsAt(ids.map((id) => ({ pk: partitionOf(id), sk: "job" })));
}

/**
 * Replaces a job if it is unchanged since it was read. A running job is known by its lease, which no other worker has,
 * and nobody has asked it to stop meanwhile.
 * @returns false when it was changed.
 */
export function replaceJob({ before, job }: { before: Job; job: Job }): Promise<boolean> {
  return unlessTaken(() =>
    JobEntity.put(listed(job))
      .where(({ state, attempts, dueAt, leaseUntil, stopAskedAt }, { eq, notExists }) =>
        [
          eq(state, before.state),
          eq(attempts, before.attempts),
          eq(dueAt, before.dueAt),
          before.leaseUntil === undefined ? notExists(leaseUntil) : eq(leaseUntil, before.leaseUntil),
          before.stopAskedAt === undefined ? notExists(stopAskedAt) : eq(stopAskedAt, before.stopAskedAt),
        ].join(" AND "),
      )
      .go({ response: "none" }),
  );
}

/** The open jobs of a kind that were due at `at`, longest due first. @param at by the machine's clock. */
export async function listDueJobs({ kind, at }: { kind: JobKind; at: number }): Promise<Job[]> {
  const until = new Date(at).toISOString();
  const { data } = await storageCall(() =>
    JobEntity.query
      .work({ worklist: openWork(kind) })
      .lte({ dueAt: until })
      .go({ data: "raw", limit: PAGE }),
  );
  const jobs = await jobsAt(keysIn(data));
  // The index may be outdated, so jobs that ended meanwhile are skipped.
  return jobs.filter(({ worklist, dueAt }) => worklist === openWork(kind) && dueAt <= until);
}

/** The keys of the open jobs of a kind with their due times by the machine's clock, first the next, at most `limit`. */
export async function openJobKeys({
  kind,
  limit,
}: {
  kind: JobKind;
  limit: number;
}): Promise<{ key: string; dueAt: string }[]> {
  const { data } = await storageCall(() =>
    JobEntity.query.work({ worklist: openWork(kind) }).go({ data: "raw", limit }),
  );
  const items: unknown = Reflect.get(data, "Items");
  return (Array.isArray(items) ? items : []).map(({ pk, gsi2sk }: Record<string, unknown>) => ({
    key: String(pk).slice(partitionStart(kind).length),
    dueAt: String(gsi2sk),
  }));
}

/** The jobs with these keys, in their order. */
export async function jobsAt(keys: readonly Key[]): Promise<Job[]> {
  const found = await batchRead(keys);
  return keys.flatMap((key) => jobOf(found(key)) ?? []);
}

/** The keys in the answer of a Query of an index. */
export function keysIn(data: unknown): Key[] {
  const items = typeof data === "object" && data !== null && "Items" in data ? data.Items : [];
  return Array.isArray(items) ? items.map(({ pk, sk }: Item) => ({ pk, sk })) : [];
}

export function jobOf(item: Record<string, unknown> | undefined): Job | null {
  return item ? JobEntity.parse({ Item: item }).data : null;
}

async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await storageCall(write);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
