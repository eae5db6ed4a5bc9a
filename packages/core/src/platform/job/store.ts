import type { JobKind } from "@tresen/contract/job/job.state";
import { ConditionFailed, type Item, type Key, keyOf, batchRead, storageCall, writeTransaction } from "../db";
import { type Job, type JobKey, listed, openWork, partitionOf } from "./job";
import { JobEntity } from "./job.entity";

/** Jobs of one kind that one look at the work list takes up. Those of a group are joined from among them. */
const PAGE = 1000;

export function jobKey({ kind, key }: JobKey): Key {
  return keyOf(JobEntity.get({ kind, key }).params());
}

/** @returns false when there is this very job already, whatever has become of it. */
export function createJob(job: Job): Promise<boolean> {
  return unlessTaken(() => JobEntity.create(job).go({ response: "none" }));
}

/** Jobs that belong together: all of them or none. @returns false when there are any of them already. */
export function createJobs(jobs: readonly Job[]): Promise<boolean> {
  return unlessTaken(() =>
    writeTransaction({
      entities: { job: JobEntity },
      writes: (entities) => jobs.map((job) => entities.job.create(job).commit()),
    }),
  );
}

/**
 * Puts one job in the place of several that were read: all of it or nothing. @returns false when one of them was
 * changed meanwhile.
 */
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

/** The job of an id, which is no more than a guess of whoever asks. */
export async function findJob(id: string): Promise<Job | null> {
  const key = { pk: partitionOf(id), sk: "job" };
  const found = await batchRead([key]);
  return jobOf(found(key));
}

/** Stores a job over the one that was read. @returns false when somebody else did so first. */
export function replaceJob({ before, job }: { before: Job; job: Job }): Promise<boolean> {
  return unlessTaken(() =>
    JobEntity.put(listed(job))
      .where(({ state, attempts }, { eq }) => `${eq(state, before.state)} AND ${eq(attempts, before.attempts)}`)
      .go({ response: "none" }),
  );
}

/** The open jobs of a kind that were due by `at`, those due longest first. @param at the machine's clock. */
export async function listDueJobs({ kind, at }: { kind: JobKind; at: number }): Promise<Job[]> {
  const until = new Date(at).toISOString();
  const { data } = await storageCall(() =>
    JobEntity.query
      .work({ worklist: openWork(kind) })
      .lte({ dueAt: until })
      .go({ data: "raw", limit: PAGE }),
  );
  const jobs = await jobsAt(keysIn(data));
  // The index may lag behind: what has come to its end in between is none of ours.
  return jobs.filter(({ worklist, dueAt }) => worklist === openWork(kind) && dueAt <= until);
}

/** The jobs of these keys, in their sequence. */
export async function jobsAt(keys: readonly Key[]): Promise<Job[]> {
  const found = await batchRead(keys);
  return keys.flatMap((key) => jobOf(found(key)) ?? []);
}

/** What a Query of an index answered, as keys. */
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
