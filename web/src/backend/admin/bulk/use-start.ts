import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { useRef, useState } from "react";
import { call } from "../../../shared/api";
import { failureText, isConflict, isMissing } from "../../shared/failure";
import { ownJobsQuery } from "../../shared/jobs/own-jobs-query";
import { showToast } from "../../shared/toasts";
import { JOB_TEXTS } from "./bulk.texts";

/** Starts a job of many records. The person finds it again among their own ones, if it is no trial. */
export function useStart<Input>(start: (input: Input) => Promise<StartedJob>) {
  const client = useQueryClient();
  const [job, setJob] = useState<string | null>(null);
  // A second press can come before React has drawn the disabled button, and would start a second job.
  const isStarting = useRef(false);
  const isGivenUp = useRef(false);
  const starting = useMutation({
    mutationFn: start,
    onSettled: () => {
      isStarting.current = false;
      isGivenUp.current = false;
    },
    onSuccess: async ({ id }) => {
      if (isGivenUp.current) void cancelJob(id).catch(() => undefined);
      else setJob(id);
      void client.invalidateQueries(ownJobsQuery());
    },
  });
  const mutate: typeof starting.mutate = (...given) => {
    if (isStarting.current) return;
    isStarting.current = true;
    starting.mutate(...given);
  };
  /** Ends the job as soon as it has begun, if it is about to. */
  const giveUp = (): void => {
    isGivenUp.current = isStarting.current;
  };
  return { ...starting, mutate, giveUp, job, setJob };
}

/** Ends a job that its panel does not show any more. That it cannot be ended is told, and it may be tried again. */
async function cancelJob(id: string): Promise<void> {
  try {
    await call("POST /api/bulk/{id}/cancel", { params: { id } });
  } catch (error) {
    // It has ended by itself meanwhile.
    if (isConflict(error) || isMissing(error)) return;
    showToast({
      kind: "error",
      message: failureText(error, JOB_TEXTS.cancelFailed),
      error,
      about: `job ${id}`,
      retry: () => cancelJob(id),
    });
    throw error;
  }
}
