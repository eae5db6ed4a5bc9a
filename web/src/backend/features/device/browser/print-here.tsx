import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { type ReactNode, useCallback, useState } from "react";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import type { JobAction } from "../jobs/job-actions";
import { JOBS_TEXTS, JOB_ACTION_LABELS } from "../jobs/jobs.texts";
import type { ShownDevice } from "../shown-device";
import { PaperSheet } from "./paper-sheet";

/**
 * Prints a job in this browser: it is claimed, printed, and the person says whether it came out. What this needs on the
 * page is `sheet`, which stays also when the job is claimed and its button is gone.
 */
export function usePrintHere({
  job,
  device: { paperWidth },
  act,
}: {
  job: PrintJob;
  device: Pick<ShownDevice, "paperWidth">;
  act: (acted: { job: PrintJob; action: JobAction; onDone?: () => void }) => void;
}): { printHere: () => void; sheet: ReactNode } {
  const [step, setStep] = useState<"print" | "ask" | null>(null);
  const ask = useCallback(() => setStep("ask"), []);
  const fail = useCallback(() => {
    showToast({ kind: "error", message: JOBS_TEXTS.previewFailed });
    setStep("ask");
  }, []);
  const answer = (action: "confirm" | "deny"): void => {
    setStep(null);
    act({ job, action });
  };
  return {
    printHere: () => act({ job, action: "claim", onDone: () => setStep("print") }),
    sheet:
      step === "print" ? (
        <PaperSheet job={job} width={paperWidth} onPrinted={ask} onFailed={fail} />
      ) : step === "ask" ? (
        <Dialog
          isOpen
          role="alertdialog"
          onClose={() => setStep(null)}
          title={JOBS_TEXTS.askCameOut}
          footer={
            <>
              <Button onPress={() => answer("deny")}>{JOB_ACTION_LABELS.deny}</Button>
              <Button variant="primary" onPress={() => answer("confirm")}>
                {JOB_ACTION_LABELS.confirm}
              </Button>
            </>
          }
        >
          {JOBS_TEXTS.cameOutText(job.title)}
        </Dialog>
      ) : null,
  };
}
