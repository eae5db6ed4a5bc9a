import type { PrintJob } from "@tresen/contract/print/job/print-job";
import type { PrintJobState } from "@tresen/contract/print/job/print-job.state";
import { PRINT_STATE_LABELS } from "@tresen/contract/print/job/print-job.texts";
import { JOBS_TEXTS } from "./jobs.texts";

const STYLES: Readonly<Record<PrintJobState, string>> = {
  waiting: "bg-info-soft text-info",
  claimed: "bg-info-soft text-info",
  printed: "bg-success-soft text-success",
  unconfirmed: "bg-warning-soft text-warning",
  failed: "bg-danger-soft text-danger",
  expired: "bg-danger-soft text-danger",
  cancelled: "bg-sunken text-muted",
};
const BADGE = "inline-block rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap";

/** The state of a job, and whether it is a copy or was meant for another printer. */
export function JobStateBadges({ job: { state, isCopy, reroutedFrom } }: { job: PrintJob }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <span className={`${BADGE} ${STYLES[state]}`}>{PRINT_STATE_LABELS[state]}</span>
      {isCopy && <span className={`${BADGE} bg-sunken text-muted`}>{JOBS_TEXTS.copy}</span>}
      {reroutedFrom !== null && <span className={`${BADGE} bg-sunken text-muted`}>{JOBS_TEXTS.rerouted}</span>}
    </span>
  );
}
