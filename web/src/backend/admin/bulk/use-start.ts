import { useMutation } from "@tanstack/react-query";
import type { BulkAction } from "@tresen/contract/bulk/bulk.actions";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { useState } from "react";
import { rememberJob } from "../../shared/kept/own-jobs";
import { useMe } from "../../shared/session";

/**
 * Starts a job of many records and remembers it, so that the person finds it again. A dry run is not remembered, since
 * it changes nothing.
 */
export function useStart<Input>({
  resource,
  action,
  start,
}: {
  resource: string;
  action: BulkAction | null;
  start: (input: Input) => Promise<StartedJob>;
}) {
  const me = useMe();
  const [job, setJob] = useState<string | null>(null);
  const starting = useMutation({
    mutationFn: start,
    onSuccess: ({ id }) => {
      if (action) rememberJob({ user: me.id, job: { id, resource, action, isEnded: false } });
      setJob(id);
    },
  });
  return { ...starting, job, setJob };
}
