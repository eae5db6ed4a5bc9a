import { type UseMutationResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { Download, SearchX, Undo2, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { call } from "../../../shared/api";
import { failureDetail, failureText, isMissing } from "../../shared/failure";
import { ownJobsQuery } from "../../shared/jobs/own-jobs-query";
import { showToast } from "../../shared/toasts";
import { Button, buttonClass } from "../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { bulkQueries, refreshResource } from "./bulk-queries";
import { BulkReport } from "./report/bulk-report";
import { JOBS_TEXTS, JOB_TEXTS, hasCounts, jobCounts, jobSentence } from "./bulk.texts";
import { ProgressBar } from "./progress-bar";
import { showsJob } from "./shown-jobs";
import { writesFile } from "./writes-file";

interface BulkJobProps {
  id: string;
  /** Shows another job, such as the one that undoes this one. */
  onJob: (id: string) => void;
  /** Called when the person follows a link of the report. */
  onFollow?: (() => void) | undefined;
  hasReport?: boolean;
  /** False where the place around it has its own button that ends the job. */
  hasCommands?: boolean;
}

/** A job of many records: how far it is, what came of each record, and what can be done about it. */
export function BulkJob({ id, onJob, onFollow, hasReport = true, hasCommands = true }: BulkJobProps) {
  const client = useQueryClient();
  const { data: view, error, refetch, isFetching } = useQuery(bulkQueries.one(id));
  useEffect(() => showsJob(id), [id]);
  const isEnded = view !== undefined && !isOpenJob(view.state);
  const changed = isEnded && !view.isDryRun && !writesFile(view) ? view.resource : null;
  useEffect(() => {
    if (changed !== null) refreshResource({ client, name: changed });
  }, [client, changed]);
  if (view)
    return (
      <div className="flex flex-col gap-5">
        <JobState view={view} />
        {hasCommands && <JobCommands view={view} onJob={onJob} />}
        {hasReport && hasCounts(view) && (!writesFile(view) || view.refused + (view.flawed ?? 0) > 0) && (
          <BulkReport key={view.id} view={view} onFollow={onFollow} />
        )}
      </div>
    );
  // The server does not say whether there is such a job of somebody else: trying again would not either.
  if (error && isMissing(error)) return <EmptyState icon={<SearchX size={36} aria-hidden />} title={JOBS_TEXTS.gone} />;
  if (error)
    return (
      <ErrorState
        message={failureText(error, JOBS_TEXTS.loadFailed)}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <Skeleton className="h-24" />;
}

/** What the job is at, in a bar and in words. It takes the focus of a button that its beginning or end has removed. */
function JobState({ view }: { view: BulkView }) {
  const { id, state, total, done, cancelAskedAt, at } = view;
  const isOpen = isOpenJob(state);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [id, isOpen]);
  const isBad = !isOpen && state !== "done" && state !== "canceled";
  return (
    <div className="flex flex-col gap-2">
      {isOpen && <ProgressBar label={JOB_TEXTS.progress} done={done} total={total} />}
      <p ref={told} role="status" tabIndex={-1} className={`font-medium ${isBad ? "text-danger" : ""}`}>
        {jobSentence(view)}
        {at !== undefined && (
          <span className="figures block">
            {JOB_TEXTS.plannedFor(formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }))}
          </span>
        )}
        {hasCounts(view) && <span className="block font-normal text-muted">{jobCounts(view)}</span>}
      </p>
      {isOpen && !view.isDryRun && cancelAskedAt === undefined && (
        <p className="text-sm text-muted">{JOB_TEXTS.leave}</p>
      )}
    </div>
  );
}

function JobCommands({ view, onJob }: { view: BulkView; onJob: (id: string) => void }) {
  const { id, state, file, canUndo, undoneBy, undoes, cancelAskedAt } = view;
  const client = useQueryClient();
  const isAsked = cancelAskedAt !== undefined;
  const isOpen = isOpenJob(state);
  const cancel: UseMutationResult<BulkView, Error, void> = useMutation({
    mutationFn: () => call("POST /api/bulk/{id}/cancel", { params: { id } }),
    onSuccess: (after) => client.setQueryData(bulkQueries.one(id).queryKey, after),
    onError: (error) => tellFailure({ error, message: JOB_TEXTS.cancelFailed, retry: () => cancel.mutateAsync() }),
    onSettled: () => client.invalidateQueries({ queryKey: bulkQueries.one(id).queryKey }),
  });
  const undo: UseMutationResult<StartedJob, Error, void> = useMutation({
    mutationFn: () => call("POST /api/bulk/{id}/undo", { params: { id } }),
    onSuccess: (started) => {
      onJob(started.id);
      void client.invalidateQueries(ownJobsQuery());
    },
    onError: (error) => tellFailure({ error, message: JOB_TEXTS.undoFailed, retry: () => undo.mutateAsync() }),
    onSettled: () => client.invalidateQueries({ queryKey: bulkQueries.one(id).queryKey }),
  });
  if (!isOpen && !file && !canUndo && !undoneBy && !undoes) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen && (
        <Button onPress={() => cancel.mutate()} isDisabled={cancel.isPending || isAsked}>
          <X size={18} aria-hidden /> {isAsked ? JOB_TEXTS.canceling : JOB_TEXTS.cancel}
        </Button>
      )}
      {file && (
        <>
          {/* The browser follows it: a large file is handed out at another address. */}
          <a href={`/api/bulk/${id}/file`} download={file.name} className={buttonClass({ variant: "primary" })}>
            <Download size={18} aria-hidden /> {JOB_TEXTS.download(file)}
          </a>
          <span className="text-sm text-muted">{JOB_TEXTS.fileKept}</span>
        </>
      )}
      {canUndo && (
        <Button onPress={() => undo.mutate()} isDisabled={undo.isPending}>
          <Undo2 size={18} aria-hidden /> {JOB_TEXTS.undo}
        </Button>
      )}
      {undoneBy && (
        <Button variant="ghost" onPress={() => onJob(undoneBy)}>
          {JOB_TEXTS.toUndoing}
        </Button>
      )}
      {undoes && (
        <Button variant="ghost" onPress={() => onJob(undoes)}>
          {JOB_TEXTS.toUndone}
        </Button>
      )}
    </div>
  );
}

function tellFailure({
  error,
  message,
  retry,
}: {
  error: unknown;
  message: string;
  retry: () => Promise<unknown>;
}): void {
  showToast({ kind: "error", message: failureText(error, message), error, retry });
}
