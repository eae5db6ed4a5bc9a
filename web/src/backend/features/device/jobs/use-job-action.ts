import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureText, isPassing } from "../../../shared/failure";
import { clearFailures, showToast } from "../../../shared/toasts";
import { type Acted, sendAction } from "./job-actions";
import { renewJobs } from "./job-queries";
import { ACTION_FAILED, JOB_DONE } from "./jobs.texts";

/** What is to be done, and what follows once it is. */
type Asked = Omit<Acted, "key"> & { onDone?: () => void };

/**
 * Does something with a job of a device. Where somebody was faster the server says so, and the lists are asked for
 * again either way.
 */
export function useJobAction({ device }: { device: string }) {
  const client = useQueryClient();
  const aboutOf = ({ job }: Acted): string => `print-job ${job.id}`;
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ onDone: _, ...acted }: Asked & Acted) => sendAction(acted),
    onSuccess: (_job, acted) => {
      clearFailures(aboutOf(acted));
      showToast({ kind: "success", message: JOB_DONE[acted.action](acted.job.title) });
      acted.onDone?.();
    },
    onError: (error, acted): void =>
      showToast({
        kind: "error",
        message: failureText(error, ACTION_FAILED),
        error,
        about: aboutOf(acted),
        ...(isPassing(error) ? { retry: (): Promise<unknown> => mutateAsync(acted) } : {}),
      }),
    onSettled: () => renewJobs({ client, device }),
  });
  return { act: (asked: Asked) => mutate({ ...asked, key: crypto.randomUUID() }), isActing: isPending };
}
