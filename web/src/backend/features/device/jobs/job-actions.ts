import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { mayBeOnPaper, nextPrintState } from "@tresen/contract/print/job/print-job.state";
import { call } from "../../../../shared/api";
import type { ShownDevice } from "../shown-device";
import { JOBS_TEXTS, JOB_ACTION_LABELS } from "./jobs.texts";

export type JobAction = keyof typeof JOB_ACTION_LABELS;

/** What a person may do with a job as it is, the most likely first. */
export function actionsOf({ job, device }: { job: PrintJob; device: Pick<ShownDevice, "driver"> }): JobAction[] {
  const { state, isSettled } = job;
  const isByHand = device.driver === "browser";
  const allows = (action: "confirm" | "deny" | "cancel" | "reroute"): boolean =>
    !isSettled && nextPrintState({ action, actor: "person", state }) !== null;
  // A printer tells itself what becomes of a job that it has fetched; of a browser nobody knows but who prints there.
  const isAsked = state === "unconfirmed" || (state === "claimed" && isByHand);
  const isOver = state !== "waiting" && state !== "claimed";
  return [
    ...(state === "waiting" && isByHand ? (["claim"] as const) : []),
    ...(isAsked && allows("confirm") ? (["confirm", "deny"] as const) : []),
    ...(isOver ? [state === "failed" || state === "expired" ? ("print" as const) : ("reprint" as const)] : []),
    ...(allows("reroute") ? (["reroute"] as const) : []),
    ...(allows("cancel") ? (["cancel"] as const) : []),
  ];
}

/** The label of the button; a further print of what may be on paper already says that it is a copy. */
export function actionLabel({ action, job }: { action: JobAction; job: PrintJob }): string {
  const isCopy = (action === "reprint" || action === "print") && (mayBeOnPaper(job.state) || job.isCopy);
  return isCopy ? `${JOB_ACTION_LABELS[action]} (${JOBS_TEXTS.copy})` : JOB_ACTION_LABELS[action];
}

export interface Acted {
  job: PrintJob;
  action: JobAction;
  /** The printer that a job is given to. */
  to?: string | undefined;
  /** The same for a repeated call, which then prints nothing twice. */
  key: string;
}

/** @throws ApiError with the server's message, for instance where somebody was faster. */
export async function sendAction({ job: { id }, action, to = "", key }: Acted): Promise<PrintJob> {
  const params = { id };
  switch (action) {
    case "print":
    case "reprint":
      return call("POST /api/print-jobs/{id}/reprint", { params, headers: { "Idempotency-Key": key } });
    case "reroute":
      return call("POST /api/print-jobs/{id}/reroute", { params, body: { device: to } });
    case "cancel":
      return call("POST /api/print-jobs/{id}/cancel", { params });
    case "confirm":
    case "deny":
      return call("POST /api/print-jobs/{id}/confirm", { params, body: { isPrinted: action === "confirm" } });
    case "claim":
      return call("POST /api/print-jobs/{id}/claim", { params });
  }
}
