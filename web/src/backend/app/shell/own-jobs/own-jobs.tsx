import { useQuery } from "@tanstack/react-query";
import { ownJobsQuery } from "../../../shared/jobs/own-jobs-query";
import { deferred } from "../../../shared/ui/deferred";

const JobsEntry = deferred(async () => (await import("./jobs-entry")).JobsEntry);

/** The way back to the jobs of many records that the person has started. Only who has some loads it. */
export function OwnJobs({ isInSidebar = false }: { isInSidebar?: boolean }) {
  const { data: jobs = [] } = useQuery(ownJobsQuery());
  return jobs.length > 0 && <JobsEntry jobs={jobs} isInSidebar={isInSidebar} />;
}
