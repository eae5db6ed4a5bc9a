import { useQuery } from "@tanstack/react-query";
import { troubledJobsQuery } from "../../../shared/jobs/troubled-jobs-query";
import { CountBadge } from "./count-badge";
import { SHELL_TEXTS } from "../shell.texts";

/** The number of jobs that a person must look at, as a badge on the icon. Hidden when there are none. */
export function TroubledJobs() {
  const { data } = useQuery(troubledJobsQuery());
  return data ? <TroubledCount {...data} /> : null;
}

export function TroubledCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  return <CountBadge {...{ count, hasMore }} text={SHELL_TEXTS.troubledJobs(count)} />;
}
