import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { useEffect } from "react";
import { bulkQueries, refreshResource } from "../../../admin/bulk/bulk-queries";
import { JOBS_TEXTS, WHAT_TEXTS, jobCounts, jobSentence, jobTitle } from "../../../admin/bulk/bulk.texts";
import { isJobShown } from "../../../admin/bulk/shown-jobs";
import { writesFile } from "../../../admin/bulk/writes-file";
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
    if (!writesFile(view)) refreshResource({ client, name: view.resource });
    if (isJobShown(id)) return;
    showToast(toastOf(view));
    // The view is complete once the job has ended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded, client, id]);
  return null;
}

/** A file can be downloaded from what is told of it; what failed stays until it is dismissed. */
function toastOf(view: BulkView): Parameters<typeof showToast>[0] {
  const { id, action, resource, state, done, file, template } = view;
  const title = template ? WHAT_TEXTS.drawing(template.name) : jobTitle({ action, many: manyOf(resource) });
  const about = `job ${id}`;
  if (file) {
    const told = { href: `/api/bulk/${id}/file`, name: file.name, label: JOBS_TEXTS.download };
    return { kind: "success", message: JOBS_TEXTS.ready({ title, counts: jobCounts(view) }), file: told, about };
  }
  const isGood = state === "canceled" || (state === "done" && (!writesFile(view) || done === 0));
  const message =
    state === "done" && done > 0
      ? JOBS_TEXTS.ended({ title, counts: jobCounts(view) })
      : JOBS_TEXTS.endedWithoutCounts({ title, state: jobSentence(view) });
  return { kind: isGood ? "success" : "error", message, about };
}
