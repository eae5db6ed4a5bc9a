import { useQuery } from "@tanstack/react-query";
import { JOB_TEXTS } from "./bulk.texts";
import { bulkQueries } from "./bulk-queries";

/** The title of the panel of a job, which tells so once the job that undoes it is shown instead. */
export function useJobTitle({ job, title }: { job: string | null; title: string }): string {
  const { data } = useQuery({ ...bulkQueries.one(job ?? ""), enabled: job !== null });
  return data?.action === "undo" ? JOB_TEXTS.undoing(title) : title;
}
