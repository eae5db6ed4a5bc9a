import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ownJobsQuery } from "../../../shared/own-jobs-query";
import { deferred } from "../../../shared/ui/deferred";

const JobsLink = deferred(async () => (await import("./jobs-link")).JobsLink);
const JobWatch = deferred(async () => (await import("./job-watch")).JobWatch);

/**
 * The way back to the jobs of many records that the person has started. Only who has some loads it. The sidebar, which
 * a phone has too without showing it, follows those that are running.
 */
export function OwnJobs({ isInSidebar = false }: { isInSidebar?: boolean }) {
  const { data: jobs = [] } = useQuery(ownJobsQuery());
  const running = jobs.filter(({ endedAt }) => !endedAt).map(({ id }) => id);
  // Each is followed until its end is told, also if the list knows of the end before.
  const [followed, setFollowed] = useState<readonly string[]>([]);
  if (running.some((id) => !followed.includes(id))) setFollowed([...new Set([...followed, ...running])]);
  if (jobs.length === 0) return null;
  return (
    <>
      <JobsLink running={running.length} isInSidebar={isInSidebar} />
      {isInSidebar && followed.length > 0 && <JobWatch ids={followed} />}
    </>
  );
}
