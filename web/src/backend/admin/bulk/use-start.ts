import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { useRef, useState } from "react";
import { ownJobsQuery } from "../../shared/jobs/own-jobs-query";

/** Starts a job of many records. The person finds it again among their own ones, if it is no trial. */
export function useStart<Input>(start: (input: Input) => Promise<StartedJob>) {
  const client = useQueryClient();
  const [job, setJob] = useState<string | null>(null);
  // A second press can come before React has drawn the disabled button, and would start a second job.
  const isStarting = useRef(false);
  const starting = useMutation({
    mutationFn: start,
    onSettled: () => {
      isStarting.current = false;
    },
    onSuccess: ({ id }) => {
      setJob(id);
      void client.invalidateQueries(ownJobsQuery());
    },
  });
  const mutate: typeof starting.mutate = (...given) => {
    if (isStarting.current) return;
    isStarting.current = true;
    starting.mutate(...given);
  };
  return { ...starting, mutate, job, setJob };
}
