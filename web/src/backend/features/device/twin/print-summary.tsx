import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addDays, zonedTime } from "@tresen/contract/kit/time";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { CalendarCheck } from "lucide-react";
import { serverNow } from "../../../../shared/server-clock";
import { call } from "../../../../shared/api";
import { useZoneOf } from "../../../shared/branches";
import { failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Menu } from "../../../shared/ui/menu";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { renewJobs } from "../jobs/job-queries";
import type { ShownDevice } from "../shown-device";
import { TWIN_TEXTS } from "./twin.texts";

/** Prints the figures of today so far, or of yesterday. */
export function PrintSummary({ device }: { device: ShownDevice }) {
  const client = useQueryClient();
  const zone = useZoneOf()(device.branch);
  const isAllowed = useMay()({ permission: printJobPermissions.summary, branch: device.branch });
  const { mutate, isPending } = useMutation({
    mutationFn: (daysAgo: number) => {
      const day = addDays(zonedTime({ at: serverNow(), zone }).date, -daysAgo);
      return call("POST /api/devices/{id}/print/daily-summary", { params: { id: device.id }, body: { day } });
    },
    onSuccess: () => showToast({ kind: "success", message: TWIN_TEXTS.summaryPrints }),
    onError: (error) => showToast({ kind: "error", message: failureText(error, TWIN_TEXTS.summaryFailed), error }),
    onSettled: () => renewJobs({ client, device: device.id }),
  });
  if (!isAllowed || !device.isEnabled) return null;
  return (
    <Menu
      label={TWIN_TEXTS.summary}
      entries={TWIN_TEXTS.summaryDays.map((label, daysAgo) => ({
        id: String(daysAgo),
        label,
        // A disabled button would lose the focus that the menu returns to it.
        onAction: () => !isPending && mutate(daysAgo),
      }))}
    >
      <TriggerButton size="sm">
        <CalendarCheck size={16} aria-hidden /> {TWIN_TEXTS.summary}
      </TriggerButton>
    </Menu>
  );
}
