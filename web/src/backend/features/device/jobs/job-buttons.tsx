import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { useState } from "react";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { usePrintHere } from "../browser/print-here";
import type { ShownDevice } from "../shown-device";
import { type JobAction, actionLabel, actionsOf } from "./job-actions";
import { JOBS_TEXTS } from "./jobs.texts";
import { RerouteDialog } from "./reroute-dialog";
import { useJobAction } from "./use-job-action";

const MAIN: readonly JobAction[] = ["claim", "confirm", "print"];

/** What the person may do with a job, as buttons. */
export function JobButtons({ job, device }: { job: PrintJob; device: ShownDevice }) {
  const may = useMay()({ permission: printJobPermissions.handle, branch: job.branch });
  const [isRerouting, setIsRerouting] = useState(false);
  const { act, isActing } = useJobAction({ device: device.id });
  const { printHere, sheet } = usePrintHere({ job, device, act });
  if (!may) return null;
  const press = (action: JobAction): void => {
    if (action === "reroute") setIsRerouting(true);
    else if (action === "claim") printHere();
    else act({ job, action });
  };
  return (
    <>
      <div role="group" aria-label={JOBS_TEXTS.actionsOf(job.title)} className="flex flex-wrap gap-2 empty:hidden">
        {actionsOf({ job, device }).map((action) => (
          <Button
            key={action}
            size="sm"
            variant={MAIN.includes(action) ? "primary" : action === "cancel" ? "ghost" : "secondary"}
            isDisabled={isActing}
            onPress={() => press(action)}
          >
            {actionLabel({ action, job })}
          </Button>
        ))}
      </div>
      {isRerouting && (
        <RerouteDialog
          job={job}
          onClose={() => setIsRerouting(false)}
          onChosen={(to) => {
            setIsRerouting(false);
            act({ job, action: "reroute", to });
          }}
        />
      )}
      {sheet}
    </>
  );
}
