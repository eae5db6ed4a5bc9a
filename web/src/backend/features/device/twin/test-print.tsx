import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { DEVICE_MESSAGES, TEST_FAILED } from "@tresen/contract/device/device.texts";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { isOpenPrintJob } from "@tresen/contract/print/job/print-job.state";
import { PRINT_STATE_LABELS } from "@tresen/contract/print/job/print-job.texts";
import { Printer } from "lucide-react";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { failureDetail, failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { JobPanel } from "../jobs/job-panel";
import { jobQueries, renewJobs } from "../jobs/job-queries";
import type { ShownDevice } from "../shown-device";
import { Failed, Outcome } from "./outcome";
import { TWIN_TEXTS } from "./twin.texts";

/** Prints the test page and follows it until its end, however long the printer takes. */
export function TestPrint({ device }: { device: ShownDevice }) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const start = useMutation({
    mutationFn: () => call("POST /api/devices/{id}/test/print", { params: { id: device.id } }),
    onSuccess: (job) => client.setQueryData(jobQueries.one(job.id).queryKey, job),
    onSettled: () => renewJobs({ client, device: device.id }),
  });
  const id = start.data?.id ?? "";
  const job = useQuery({ ...jobQueries.one(id), enabled: start.isSuccess }).data ?? start.data;
  return (
    <>
      <Button size="sm" onPress={() => start.mutate()} isDisabled={start.isPending}>
        <Printer size={16} aria-hidden /> {TWIN_TEXTS.testPrint}
      </Button>
      <div aria-live="polite" className="order-last basis-full empty:hidden">
        {start.isPending ? (
          <Outcome kind="waiting">{TWIN_TEXTS.waitsForPrinter}</Outcome>
        ) : start.error ? (
          <Failed text={failureText(start.error, TEST_FAILED)} detail={failureDetail(start.error)} />
        ) : (
          job && <Result job={job} isByHand={device.driver === "browser"} onOpen={() => setIsOpen(true)} />
        )}
      </div>
      {isOpen && <JobPanel device={device} id={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Result({
  job: { state, code },
  isByHand,
  onOpen,
}: {
  job: PrintJob;
  /** Whether a person has to begin, since a browser prints nothing by itself. */
  isByHand: boolean;
  onOpen: () => void;
}) {
  if (isByHand && state === "waiting") return <Outcome kind="done">{TWIN_TEXTS.waitsForPerson}</Outcome>;
  if (isOpenPrintJob(state))
    return <Outcome kind="waiting">{state === "waiting" ? TWIN_TEXTS.waitsForPrinter : TWIN_TEXTS.isPrinting}</Outcome>;
  if (state === "printed")
    return (
      <Outcome kind="done">
        {TWIN_TEXTS.printed}{" "}
        <button
          type="button"
          onClick={onOpen}
          className="font-medium underline underline-offset-2 pointer-coarse:py-2.5"
        >
          {TWIN_TEXTS.showPaper}
        </button>
      </Outcome>
    );
  return (
    <Failed
      text={TEST_FAILED}
      detail={
        state === "failed" && code !== null
          ? DEVICE_MESSAGES.notPrinted(code)
          : TWIN_TEXTS.testIs(PRINT_STATE_LABELS[state])
      }
    />
  );
}
