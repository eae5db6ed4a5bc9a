import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { useState } from "react";
import { callPage } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { fetchAll } from "../../../../shared/fetch-all";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { ConfirmDialog } from "../../../shared/ui/dialog";
import type { ShownDevice } from "../shown-device";
import { sendAction } from "./job-actions";
import { renewJobs } from "./job-queries";
import { ACTION_FAILED, JOBS_TEXTS } from "./jobs.texts";

type All = "print" | "cancel";

/** The words begin with a capital where they are seen. */
const WORD = "inline-block first-letter:uppercase";

/** Prints or discards everything that a device has not printed, also what is not loaded yet. */
export function UnprintedCommands({
  device,
  count,
  hasMore,
}: {
  device: ShownDevice;
  count: number;
  hasMore: boolean;
}) {
  const client = useQueryClient();
  const may = useMay()({ permission: printJobPermissions.handle, branch: device.branch });
  const [asked, setAsked] = useState<All | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (action: All) => actOnAll({ device: device.id, action }),
    onSuccess: ({ done, failures }, action) => {
      if (done > 0)
        showToast({
          kind: "success",
          message: action === "print" ? JOBS_TEXTS.allPrinted(done) : JOBS_TEXTS.allDiscarded(done),
        });
      if (failures.length > 0)
        showToast({
          kind: "error",
          message: JOBS_TEXTS.notAll(failures.length),
          detail: failureText(failures[0], ACTION_FAILED),
        });
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, ACTION_FAILED), error }),
    onSettled: () => renewJobs({ client, device: device.id }),
  });
  if (!may) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="primary" isDisabled={isPending} onPress={() => setAsked("print")}>
        <span className={WORD}>{JOBS_TEXTS.printAll}</span>
      </Button>
      <Button size="sm" isDisabled={isPending} onPress={() => setAsked("cancel")}>
        <span className={WORD}>{JOBS_TEXTS.discardAll}</span>
      </Button>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => mutate(asked)}
          title={
            asked === "print"
              ? JOBS_TEXTS.askPrintAll(hasMore ? null : count)
              : JOBS_TEXTS.askDiscardAll(hasMore ? null : count)
          }
          confirmLabel={asked === "print" ? JOBS_TEXTS.printAllLabel : JOBS_TEXTS.discardAllLabel}
          isDangerous={asked === "cancel"}
        >
          {asked === "print" ? JOBS_TEXTS.printAllText : JOBS_TEXTS.discardAllText}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** One after the other, the earliest first: so they come out in the order in which they were due. */
async function actOnAll({ device, action }: { device: string; action: All }) {
  const listed = await fetchAll((page) =>
    callPage("GET /api/print-jobs", { query: { ...page, device, only: "troubled" } }),
  );
  const jobs = listed.filter(({ state }: PrintJob) => state !== "unconfirmed");
  const failures: unknown[] = [];
  for (const job of jobs) {
    try {
      await sendAction({ job, action, key: crypto.randomUUID() });
    } catch (error) {
      failures.push(error);
    }
  }
  return { done: jobs.length - failures.length, failures };
}
