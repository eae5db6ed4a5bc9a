import type { JobState } from "@tresen/contract/job/job.state";
import { JOB_STATE_LABELS } from "@tresen/contract/job/job.texts";

const STYLES: Readonly<Record<JobState, string>> = {
  waiting: "bg-info-soft text-info",
  running: "bg-info-soft text-info",
  retry: "bg-warning-soft text-warning",
  done: "bg-success-soft text-success",
  joined: "bg-sunken text-muted",
  dropped: "bg-sunken text-muted",
  canceled: "bg-sunken text-muted",
  failed: "bg-danger-soft text-danger",
  unconfirmed: "bg-danger-soft text-danger",
};

export function JobStateBadge({ state }: { state: JobState }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${STYLES[state]}`}>
      {JOB_STATE_LABELS[state]}
    </span>
  );
}
