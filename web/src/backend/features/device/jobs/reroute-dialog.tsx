import { useQuery } from "@tanstack/react-query";
import { DEVICES, DRIVER_LABELS } from "@tresen/contract/device/device.texts";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { Printer } from "lucide-react";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { JOBS_TEXTS } from "./jobs.texts";

/** The printers of the branch that a job can be given to, each one press away. */
export function RerouteDialog({
  job: { branch, device, title },
  onClose,
  onChosen,
}: {
  job: PrintJob;
  onClose: () => void;
  onChosen: (device: string) => void;
}) {
  const printers = useQuery({
    queryKey: ["resource", "devices", "printers", branch],
    queryFn: ({ signal }) =>
      fetchAll((page) => callPage("GET /api/devices", { query: { ...page, branch, kind: "print" }, signal })),
  });
  const others = printers.data?.filter(({ id, isEnabled }) => id !== device && isEnabled) ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={JOBS_TEXTS.rerouteTitle(title)}
      footer={<Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>}
    >
      <p className="mb-4 text-sm text-muted">{JOBS_TEXTS.rerouteText}</p>
      {printers.error ? (
        <ErrorState
          message={failureText(printers.error, JOBS_TEXTS.printersFailed)}
          detail={failureDetail(printers.error)}
          onRetry={() => void printers.refetch()}
          isRetrying={printers.isFetching}
        />
      ) : printers.isPending ? (
        <Skeleton className="h-14" />
      ) : others.length === 0 ? (
        <p>{JOBS_TEXTS.noOther}</p>
      ) : (
        <ul aria-label={DEVICES} className="flex flex-col gap-2">
          {others.map(({ id, name, driver }) => (
            <li key={id}>
              <Button size="lg" className="w-full justify-start! text-start" onPress={() => onChosen(id)}>
                <Printer size={20} className="shrink-0" aria-hidden />
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{name}</span>
                  <span className="block text-sm font-normal text-muted">{DRIVER_LABELS[driver]}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
