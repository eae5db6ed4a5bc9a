import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { jobReasonText } from "@tresen/contract/job/job.texts";
import type { JobView } from "@tresen/contract/job/job.view";
import { RotateCw } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { call } from "../../../shared/api";
import { failureText } from "../../shared/failure";
import { jobQueries } from "../../shared/job-queries";
import { Button } from "../../shared/ui/button";
import { ConfirmDialog } from "../../shared/ui/dialog";
import { healthQuery } from "./health-queries";
import { REDRIVE_TEXTS as texts } from "./health.texts";

/**
 * Lets changes be processed again that were not. `action` is the button, which asks first, and `result` what has come of it:
 * two parts, since what is processed disappears from the page with its button.
 */
export function useRedrive(): { action: ReactNode; result: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  const start = useMutation({ mutationFn: () => call("POST /api/health-report/redrive") });
  const id = start.data?.id;
  const progress = useQuery({ ...jobQueries.one(id ?? ""), enabled: id !== undefined });
  const job = id === undefined ? undefined : progress.data;
  const isOver = job !== undefined && !isOpenJob(job.state);
  useEffect(() => {
    if (isOver) void queries.invalidateQueries(healthQuery());
  }, [isOver, queries]);
  const isRunning = start.isPending || (id !== undefined && !isOver && !progress.error);
  return {
    action: (
      <>
        <Button size="sm" onPress={() => setIsAsking(true)} isDisabled={isRunning}>
          <RotateCw size={16} aria-hidden /> {texts.action}
        </Button>
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => start.mutate()}
          title={texts.question}
          confirmLabel={texts.action}
        >
          {texts.explanation}
        </ConfirmDialog>
      </>
    ),
    result: (
      <p role="status" className="text-sm empty:hidden">
        {start.error
          ? failureText(start.error, texts.failed)
          : progress.error
            ? failureText(progress.error, texts.unknown)
            : ((job && progressText(job)) ?? (isRunning ? texts.started : null))}
      </p>
    ),
  };
}

function progressText({ state, reason, redriven }: JobView): string {
  const { done = 0, failed = 0, left = null } = redriven ?? {};
  if (state === "done") return texts.over({ done, failed });
  if (!isOpenJob(state)) return texts.broken(reason === undefined ? "" : jobReasonText({ state, reason }));
  return left === null ? texts.started : texts.running({ done, failed, left });
}
