import type { BulkAction } from "@tresen/contract/bulk/bulk.view";
import { atom, getDefaultStore } from "jotai";

/** A job of many records that the person started on this device. */
export interface OwnJob {
  id: string;
  resource: string;
  action: BulkAction;
  isEnded: boolean;
}

const KEPT = 20;
const keyOf = (user: string): string => `backend-jobs-${user}`;

/** Counts the changes, so that whatever shows these jobs is rendered again. */
export const ownJobChangesAtom = atom(0);

/** The jobs that this person started on this device, the newest first. */
export function ownJobs(user: string): OwnJob[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isOwnJob).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberJob({ user, job }: { user: string; job: OwnJob }): void {
  keep({ user, jobs: [job, ...ownJobs(user).filter(({ id }) => id !== job.id)] });
}

export function endJob({ user, id }: { user: string; id: string }): void {
  keep({ user, jobs: ownJobs(user).map((job) => (job.id === id ? { ...job, isEnded: true } : job)) });
}

/** The job is gone, or belongs to somebody else. */
export function forgetJob({ user, id }: { user: string; id: string }): void {
  keep({ user, jobs: ownJobs(user).filter((job) => job.id !== id) });
}

function keep({ user, jobs }: { user: string; jobs: readonly OwnJob[] }): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(jobs.slice(0, KEPT)));
  } catch {
    // Storage is blocked: a job is then found again only at its own address.
  }
  getDefaultStore().set(ownJobChangesAtom, (count) => count + 1);
}

function isOwnJob(value: unknown): value is OwnJob {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "resource" in value &&
    typeof value.resource === "string" &&
    "action" in value &&
    "isEnded" in value
  );
}
