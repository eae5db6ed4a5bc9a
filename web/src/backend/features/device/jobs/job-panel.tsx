import { useMutation, useQuery } from "@tanstack/react-query";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { PRINTED_LABELS } from "@tresen/contract/print/job/print-job.texts";
import { formatDateTime } from "@tresen/contract/kit/time";
import { Download } from "lucide-react";
import { useZoneOf } from "../../../shared/branches";
import { download } from "../../../shared/output/download";
import { failureDetail, failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import type { ShownDevice } from "../shown-device";
import { JobButtons } from "./job-buttons";
import { jobQueries } from "./job-queries";
import { JobStateBadges } from "./job-state-badge";
import { JOBS_TEXTS } from "./jobs.texts";
import { paperText } from "./paper-text";
import { PaperPicture } from "./paper-picture";

/** One job with its paper in full length. It follows the job while it is open. */
export function JobPanel({ device, id, onClose }: { device: ShownDevice; id: string; onClose: () => void }) {
  const { data: job, error, refetch, isFetching } = useQuery(jobQueries.one(id));
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={job?.title ?? JOBS_TEXTS.title}
      footer={job && <JobButtons job={job} device={device} />}
    >
      {job ? (
        <Content job={job} device={device} />
      ) : error ? (
        <ErrorState
          message={failureText(error, JOBS_TEXTS.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={JOBS_TEXTS.loading} className="p-5">
          <Skeleton className="mx-auto h-96 max-w-96" />
        </div>
      )}
    </SidePanel>
  );
}

function Content({ job, device }: { job: PrintJob; device: ShownDevice }) {
  const zone = useZoneOf()(device.branch);
  const { facts } = JOBS_TEXTS;
  const at = (when: string | null): string | null =>
    when === null ? null : formatDateTime({ at: Date.parse(when), zone });
  const shown: [string, string | null][] = [
    [facts.document, PRINTED_LABELS[job.document]],
    [facts.created, at(job.createdAt)],
    [facts.due, job.dueAt === job.createdAt ? null : at(job.dueAt)],
    [facts.claimed, at(job.claimedAt)],
    [facts.finished, at(job.finishedAt)],
    [facts.expires, job.state === "waiting" ? at(job.expiresAt) : null],
    [facts.copies, job.copies > 1 ? String(job.copies) : null],
    [facts.code, job.code],
  ];
  return (
    <div className="flex flex-col gap-5 pb-5">
      <div className="bg-sunken px-5 py-6">
        <PaperPicture key={`${job.id} ${job.state}`} job={job} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5">
        <JobStateBadges job={job} />
        <PdfButton job={job} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-5 text-sm">
        {shown.map(
          ([title, text]) =>
            text !== null && (
              <div key={title} className="contents">
                <dt className="text-muted">{title}</dt>
                <dd className="tabular-nums wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <details className="mx-5 rounded-panel border border-line">
        <summary className="px-3 py-2 text-sm font-medium pointer-coarse:py-3">{JOBS_TEXTS.asText}</summary>
        <div className="border-t border-line p-3 text-sm whitespace-pre-line wrap-anywhere">{paperText(job.lines)}</div>
      </details>
    </div>
  );
}

/** The paper as a PDF of its own width. Browsers show no PDF that may run nothing, so it is saved. */
function PdfButton({ job: { id } }: { job: PrintJob }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetch(`/api/print-jobs/${encodeURIComponent(id)}/pdf`);
      if (!response.ok) throw new Error(JOBS_TEXTS.pdfFailed);
      return response.blob();
    },
    onSuccess: (content) => download({ name: `${id}.pdf`, content, type: "application/pdf" }),
    onError: () => showToast({ kind: "error", message: JOBS_TEXTS.pdfFailed }),
  });
  return (
    <Button size="sm" isDisabled={isPending} onPress={() => mutate()}>
      <Download size={16} aria-hidden /> {JOBS_TEXTS.pdf}
    </Button>
  );
}
