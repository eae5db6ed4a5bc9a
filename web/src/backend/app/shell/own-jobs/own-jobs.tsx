import { useAtomValue } from "jotai";
import { ownJobChangesAtom, ownJobs } from "../../../shared/kept/own-jobs";
import { useMe } from "../../../shared/session";
import { deferred } from "../../../shared/ui/deferred";

const JobsLink = deferred(async () => (await import("./jobs-link")).JobsLink);
const JobWatch = deferred(async () => (await import("./job-watch")).JobWatch);

/**
 * The way back to the jobs of many records that the person has started. Only who has some loads it. The sidebar, which
 * a phone has too without showing it, follows those that are running.
 */
export function OwnJobs({ isInSidebar = false }: { isInSidebar?: boolean }) {
  const me = useMe();
  useAtomValue(ownJobChangesAtom);
  const jobs = ownJobs(me.id);
  const running = jobs.filter(({ isEnded }) => !isEnded);
  if (jobs.length === 0) return null;
  return (
    <>
      <JobsLink running={running.length} isInSidebar={isInSidebar} />
      {isInSidebar && running.length > 0 && <JobWatch jobs={running} user={me.id} />}
    </>
  );
}
