import { useQuery } from "@tanstack/react-query";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { failureDetail, failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { KeyPart } from "../key/key-part";
import { type ShownDevice, hasKeyDriver, shownDevice, tellsLog } from "../shown-device";
import { LogPart } from "./log-part";
import { PrintSummary } from "./print-summary";
import { StatusFacts } from "./status-facts";
import { TestMessage } from "./test-message";
import { TestPrint } from "./test-print";
import { TwinFigure } from "./twin-figure";
import { DRIVER_HINTS, TWIN_TEXTS } from "./twin.texts";
import { twinQueries } from "./twin-queries";

/** How a device is, what it needs to be connected, and what tries it. */
export function StateSection({ record }: { record: AnyRecord | null }) {
  return record && <DeviceState device={shownDevice(record)} />;
}

function DeviceState({ device }: { device: ShownDevice }) {
  const { id, branch, kind } = device;
  const may = useMay();
  const mayRead = may({ permission: printJobPermissions.read, branch });
  const mayTest = may({ permission: printJobPermissions.test, branch });
  const status = useQuery({ ...twinQueries.status(id), enabled: mayRead });
  const hint = DRIVER_HINTS[device.driver];
  if (!mayRead) return <p className="text-sm text-muted">{TWIN_TEXTS.hidden}</p>;
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
      {kind === "print" && <TwinFigure device={device} status={status.data} />}
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
        {!device.isEnabled && (
          <p className="rounded-control bg-warning-soft px-3 py-2 text-warning">{TWIN_TEXTS.off}</p>
        )}
        {status.data ? (
          <StatusFacts device={device} status={status.data} />
        ) : status.isPending ? (
          <div role="status" aria-label={TWIN_TEXTS.loading} className="flex flex-col gap-3">
            <Skeleton className="h-8 w-56" />
            <Skeleton className="h-28" />
          </div>
        ) : (
          <ErrorState
            message={failureText(status.error, TWIN_TEXTS.loadFailed)}
            detail={failureDetail(status.error)}
            onRetry={() => void status.refetch()}
            isRetrying={status.isFetching}
          />
        )}
        {hint !== undefined && kind === "print" && <p className="text-sm text-muted">{hint}</p>}
        {mayTest && (
          <div className="flex flex-wrap items-start gap-2">
            {kind === "print" ? <TestPrint device={device} /> : <TestMessage device={device} />}
            {kind === "print" && <PrintSummary device={device} />}
            {tellsLog(device) && <LogPart device={device} />}
            {hasKeyDriver(device) && status.data && <KeyPart device={device} hasKey={status.data.hasKey} />}
          </div>
        )}
      </div>
    </div>
  );
}
