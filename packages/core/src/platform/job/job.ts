import { type JobKind, isOpenJob, isTroubledJob } from "@tresen/contract/job/job.state";
import type { EntityItem } from "electrodb";
import { requestFields } from "../request";
import type { JobEntity } from "./job.entity";

export type Job = EntityItem<typeof JobEntity>;
export type JobKey = Pick<Job, "kind" | "key">;

/** How long a job is kept by default. It may contain an address or a phone number. */
const KEPT_DAYS = 90;

export interface NewJob {
  kind: JobKind;
  key: string;
  owner: string;
  group?: string;
  data: object;
  createdAt: string;
  /** When it is due, by the machine's clock. */
  dueAt: number;
  keptDays?: number;
  /** The request that caused it, by default the current one. */
  requestId?: string | undefined;
}

/** A new job. @param at by the machine's clock. */
export function newJob({
  dueAt,
  keptDays = KEPT_DAYS,
  requestId = requestFields().requestId,
  at,
  ...content
}: NewJob & { at: number }): Job {
  return listed({
    ...content,
    ...(requestId === undefined ? {} : { requestId }),
    state: "waiting",
    attempts: 0,
    dueAt: new Date(dueAt).toISOString(),
    expiresAt: Math.ceil(at / 1000) + keptDays * 86_400,
  });
}

/** The job with the work list that its state belongs to. */
export function listed(job: Job): Job {
  return { ...job, worklist: worklistOf(job) };
}

/**
 * The work list of a job: open jobs are found by their due time, and failed jobs that a person should look at have a
 * list of their own. Other finished jobs are on no list.
 */
export function worklistOf({ kind, state }: Pick<Job, "kind" | "state">): string {
  if (isOpenJob(state)) return openWork(kind);
  return isTroubledJob(state) ? TROUBLED_WORK : "none";
}

export const TROUBLED_WORK = "jobs#troubled";

export function openWork(kind: JobKind): string {
  return `jobs#open#${kind}`;
}

/** The id of a job in queues and URLs: its partition key in characters that need no escaping. */
export function jobId({ kind, key }: JobKey): string {
  return Buffer.from(`${kind}#${key}`).toString("base64url");
}

/** The partition key of a job with this id. */
export function partitionOf(id: string): string {
  return partitionStart() + Buffer.from(id, "base64url").toString();
}

/** The beginning of the partition keys of all jobs, or of those of one kind. */
export function partitionStart(kind?: JobKind): string {
  return kind === undefined ? "job#" : `job#${kind}#`;
}
