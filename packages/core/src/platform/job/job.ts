import { type JobKind, isOpenJob, isTroubledJob } from "@tresen/contract/job/job.state";
import type { EntityItem } from "electrodb";
import type { JobEntity } from "./job.entity";

export type Job = EntityItem<typeof JobEntity>;
export type JobKey = Pick<Job, "kind" | "key">;

/** How long a job is kept, unless it says otherwise: it may hold an address or a number. */
const KEPT_DAYS = 90;

export interface NewJob {
  kind: JobKind;
  key: string;
  owner: string;
  group?: string;
  data: object;
  createdAt: string;
  /** When it is to be done, by the machine's clock. */
  dueAt: number;
  keptDays?: number;
}

/** A job as it is first written. @param at the machine's clock. */
export function newJob({ dueAt, keptDays = KEPT_DAYS, at, ...content }: NewJob & { at: number }): Job {
  return listed({
    ...content,
    state: "waiting",
    attempts: 0,
    dueAt: new Date(dueAt).toISOString(),
    expiresAt: Math.ceil(at / 1000) + keptDays * 86_400,
  });
}

/** The job on the work list that its state puts it on. */
export function listed(job: Job): Job {
  return { ...job, worklist: worklistOf(job) };
}

/** Open jobs are found by when they are due, and those that a person should look at; all others have come to rest. */
export function worklistOf({ kind, state }: Pick<Job, "kind" | "state">): string {
  if (isOpenJob(state)) return openWork(kind);
  return isTroubledJob(state) ? TROUBLED_WORK : "none";
}

export const TROUBLED_WORK = "jobs#troubled";

export function openWork(kind: JobKind): string {
  return `jobs#open#${kind}`;
}

/** What a job is called in queues and addresses: its partition in letters that need no escaping there. */
export function jobId({ kind, key }: JobKey): string {
  return Buffer.from(`${kind}#${key}`).toString("base64url");
}

/** The partition of a job of this id. */
export function partitionOf(id: string): string {
  return `job#${Buffer.from(id, "base64url").toString()}`;
}
