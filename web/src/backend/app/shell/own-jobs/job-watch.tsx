import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { useEffect } from "react";
import { bulkQueries, refreshResource } from "../../../admin/bulk/bulk-queries";
import { JOBS_TEXTS, jobCounts, jobSentence, jobTitle } from "../../../admin/bulk/bulk.texts";
import { isJobShown } from "../../../admin/bulk/shown-jobs";
import { manyOf } from "../../../shared/jobs/many-of";
import { ownJobsQuery } from "../../../shared/jobs/own-jobs-query";
import { showToast } from "../../../shared/toasts";

/** Follows the running jobs of the person, wherever in the back-office they are. */
export function JobWatch({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <WatchedJob key={id} id={id} />);
}

/** When the job ends, the lists of its resource are loaded again, and whoever does not see it is told. */
function WatchedJob({ id }: { id: string }) {
  const client = useQueryClient();
  const { data: view } = useQuery(bulkQueries.one(id));
  const isEnded = view !== undefined && !isOpenJob(view.state);
  useEffect(() => {
    if (!isEnded) return;
    void client.invalidateQueries(ownJobsQuery());
    if (view.action !== "export") refreshResource({ client, name: view.resource });
    if (isJobShown(id)) return;
    const title = jobTitle({ action: view.action, many: manyOf(view.resource) });
    const message =
      view.state === "done" && view.done > 0
        ? JOBS_TEXTS.ended({ title, counts: jobCounts(view) })
        : JOBS_TEXTS.endedWithoutCounts({ title, state: jobSentence(view) });
    showToast({ kind: "success", message });
    // The view is complete once the job has ended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded, client, id]);
  return null;
}
