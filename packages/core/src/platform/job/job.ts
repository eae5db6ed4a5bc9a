import { type JobKind, isOpenJob, isTroubledJob } from "@tresen/contract/job/job.state";
import type { Instant } from "@tresen/contract/kit/time";
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
    ...dueOn({ dueAt, at, now: Date.parse(content.createdAt) }),
    expiresAt: Math.ceil(at / 1000) + keptDays * 86_400,
  });
}

/** The same moment by both clocks. */
interface Moment {
  /** By the machine's clock. */
  at: number;
  /** By the platform's clock, which may be set to another time. */
  now: Instant;
}

/** When a job is due, as its row keeps it. @param dueAt by the machine's clock. */
export function dueOn({ dueAt, at, now }: Moment & { dueAt: number }): Pick<Job, "dueAt" | "dueOffset"> {
  return { dueAt: new Date(dueAt).toISOString(), dueOffset: now - at };
}

/** When a job ended, as its row keeps it. */
export function endedOn({ at, now }: Moment): Pick<Job, "endedAt" | "endOffset"> {
  return { endedAt: new Date(at).toISOString(), endOffset: now - at };
}

/**
 * A job's times by the platform's clock, which people see. They are the same at each reading, and not before the job
 * was created, although the clocks of two machines may differ a little.
 */
export function shownTimes({ createdAt, dueAt, dueOffset, endedAt, endOffset }: Job): {
  dueAt: string;
  endedAt?: string;
} {
  const shown = (at: string, offset = 0): string =>
    new Date(Math.max(Date.parse(at) + offset, Date.parse(createdAt))).toISOString();
  return { dueAt: shown(dueAt, dueOffset), ...(endedAt === undefined ? {} : { endedAt: shown(endedAt, endOffset) }) };
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
