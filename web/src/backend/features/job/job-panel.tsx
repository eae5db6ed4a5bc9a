import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import { type JobCommand, allowedJobActions, isOpenJob, isSliced } from "@tresen/contract/job/job.state";
import { jobActionLabel } from "@tresen/contract/job/job.texts";
import type { JobView } from "@tresen/contract/job/job.view";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { useState } from "react";
import { call } from "../../../shared/api";
import { branchQueries, useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureText, isMissing } from "../../shared/failure";
import { jobQueries } from "../../shared/job-queries";
import { clearFailures, showToast } from "../../shared/toasts";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog, SidePanel } from "../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { JobDetail } from "./job-detail";
import { JobStateBadge } from "./job-state-badge";
import { subjectOf } from "./jobs-table";
import { JOB_TEXTS, doneText, questionOf } from "./job.texts";
import { useMoney } from "../../shared/visibility";

/** One job in the side panel, refreshed until its state is final. */
export function JobPanel({ id, onClose, onJob }: { id: string; onClose: () => void; onJob: (id: string) => void }) {
  const may = useMay();
  const currency = useCurrency();
  const money = useMoney();
  const zoneOf = useZoneOf();
  const { data: branches = [] } = useQuery(branchQueries.all());
  const { data: job, error, refetch, isFetching } = useQuery(jobQueries.one(id));
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={
        job ? (
          <span className="flex flex-wrap items-center gap-3">
            {subjectOf(job, { currency, money })}
            <JobStateBadge state={job.state} />
          </span>
        ) : (
          JOB_TEXTS.title
        )
      }
      footer={job && commandsOf(job).length > 0 && <JobCommands job={job} />}
    >
      {job ? (
        <JobDetail
          job={job}
          zone={zoneOf(job.branch ?? "")}
          branchName={branches.find((branch) => branch.id === job.branch)?.name}
          seesOrders={may({ permission: orderPermissions.read })}
          onJob={onJob}
        />
      ) : error ? (
        <ErrorState
          message={JOB_TEXTS.loadFailed}
          detail={isMissing(error) ? JOB_TEXTS.missing : failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={JOB_TEXTS.loading} className="flex flex-col gap-4 p-5">
          <Skeleton className="h-24" />
          <Skeleton className="h-40" />
        </div>
      )}
    </SidePanel>
  );
}

/** What can be done with a job. One of many records shows beside its progress how it is cancelled. */
function commandsOf(job: JobView): JobCommand[] {
  const isShownAbove = isSliced(job.kind) && isOpenJob(job.state);
  return allowedJobActions(job).filter((command) => command !== "cancel" || !isShownAbove);
}

const PERMISSIONS = { retry: jobPermissions.retry, cancel: jobPermissions.cancel };

/** The buttons that the job's state and the person's permissions allow. Each asks for confirmation. */
function JobCommands({ job }: { job: JobView }) {
  const may = useMay();
  const client = useQueryClient();
  const [asked, setAsked] = useState<JobCommand | null>(null);
  const aboutOf = (command: JobCommand): string => `job ${job.id} ${command}`;
  const act = useMutation({
    mutationFn: (command: JobCommand) =>
      command === "retry"
        ? call("POST /api/jobs/{id}/retry", { params: { id: job.id } })
        : call("POST /api/jobs/{id}/cancel", { params: { id: job.id } }),
    onSuccess: (after, command) => {
      clearFailures(aboutOf(command));
      // People who may not see jobs are told only the state.
      if ("createdAt" in after) client.setQueryData(jobQueries.one(job.id).queryKey, after);
      showToast({ kind: "success", message: doneText({ command, kind: job.kind }) });
    },
    onError: (error, command): void =>
      showToast({
        kind: "error",
        message: failureText(error, JOB_TEXTS.actionFailed),
        error,
        about: aboutOf(command),
        retry: (): Promise<unknown> => act.mutateAsync(command),
      }),
    // Reloads the lists and the panel, whether the command succeeded or not.
    onSettled: () => client.invalidateQueries({ queryKey: jobQueries.key }),
  });
  const commands = commandsOf(job).filter((command) => may({ permission: PERMISSIONS[command] }));
  const question = asked && questionOf({ command: asked, ...job });
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {commands.map((command) => (
        <Button
          key={command}
          variant={command === "retry" ? "primary" : "danger"}
          isDisabled={act.isPending}
          onPress={() => setAsked(command)}
        >
          {jobActionLabel({ command, state: job.state })}
        </Button>
      ))}
      {asked && question && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => act.mutate(asked)}
          title={question.title}
          confirmLabel={question.confirm}
          cancelLabel={COMMON_TEXTS.back}
          isDangerous={asked === "cancel"}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </div>
  );
}
