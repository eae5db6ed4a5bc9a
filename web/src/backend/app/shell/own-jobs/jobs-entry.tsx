import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { useState } from "react";
import { deferred } from "../../../shared/ui/deferred";
import { JobsLink } from "./jobs-link";

const JobWatch = deferred(async () => (await import("./job-watch")).JobWatch);

/** The link to the jobs. The sidebar, which a phone has too without showing it, follows those that are running. */
export function JobsEntry({ jobs, isInSidebar }: { jobs: readonly BulkView[]; isInSidebar: boolean }) {
  const running = jobs.filter(({ endedAt }) => endedAt === undefined).map(({ id }) => id);
  // Each is followed until its end is told, also if the list knows of the end before.
  const [followed, setFollowed] = useState<readonly string[]>([]);
  if (running.some((id) => !followed.includes(id))) setFollowed([...new Set([...followed, ...running])]);
  return (
    <>
      <JobsLink running={running.length} />
      {isInSidebar && followed.length > 0 && <JobWatch ids={followed} />}
    </>
  );
}
