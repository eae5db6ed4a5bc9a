import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { useState } from "react";
import { ownJobsQuery } from "../../shared/jobs/own-jobs-query";

/** Starts a job of many records. The person finds it again among their own ones, if it is no trial. */
export function useStart<Input>(start: (input: Input) => Promise<StartedJob>) {
  const client = useQueryClient();
  const [job, setJob] = useState<string | null>(null);
  const starting = useMutation({
    mutationFn: start,
    onSuccess: ({ id }) => {
      setJob(id);
      void client.invalidateQueries(ownJobsQuery());
    },
  });
  return { ...starting, job, setJob };
}
