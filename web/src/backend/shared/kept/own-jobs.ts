import type { BulkAction } from "@tresen/contract/bulk/bulk.actions";
import { hasTexts, keptList } from "./kept-list";

/** A job of many records that the person started on this device. */
export interface OwnJob {
  id: string;
  resource: string;
  action: BulkAction;
  isEnded: boolean;
}

const jobs = keptList({ key: "backend-jobs", isEntry: isOwnJob, isSame: (a, b) => a.id === b.id });

export const ownJobChangesAtom = jobs.changesAtom;

/** The jobs that this person started on this device, the newest first. */
export const ownJobs = jobs.entries;

export function rememberJob({ user, job }: { user: string; job: OwnJob }): void {
  jobs.add({ user, entry: job });
}

export function endJob({ user, id }: { user: string; id: string }): void {
  jobs.change({ user, to: (known) => known.map((job) => (job.id === id ? { ...job, isEnded: true } : job)) });
}

/** The job is gone, or belongs to somebody else. */
export function forgetJob({ user, id }: { user: string; id: string }): void {
  jobs.change({ user, to: (known) => known.filter((job) => job.id !== id) });
}

function isOwnJob(value: unknown): value is OwnJob {
  return hasTexts(value, ["id", "resource", "action"]) && "isEnded" in value;
}
