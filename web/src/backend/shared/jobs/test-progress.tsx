import { isOpenJob } from "@tresen/contract/job/job.state";
import type { JobProgress } from "@tresen/contract/job/job.view";
import { CheckCircle2, CircleAlert, LoaderCircle } from "lucide-react";
import { progressText } from "./test-progress.texts";

/** The state of a test message until it is final. */
export function TestProgress({ job }: { job: Pick<JobProgress, "state" | "reason" | "recipient"> }) {
  const isGood = job.state === "done";
  return (
    <p className={`flex gap-2 ${isGood ? "text-success" : isOpenJob(job.state) ? "" : "text-danger"}`}>
      {isGood ? (
        <CheckCircle2 size={18} className="mt-0.5 shrink-0" aria-hidden />
      ) : isOpenJob(job.state) ? (
        <LoaderCircle size={18} className="mt-0.5 shrink-0 animate-spin" aria-hidden />
      ) : (
        <CircleAlert size={18} className="mt-0.5 shrink-0" aria-hidden />
      )}
      <span className="wrap-anywhere">{progressText(job)}</span>
    </p>
  );
}
