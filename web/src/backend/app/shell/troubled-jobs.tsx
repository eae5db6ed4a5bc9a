import { useQuery } from "@tanstack/react-query";
import { troubledJobsQuery } from "../../shared/troubled-jobs-query";
import { SHELL_TEXTS } from "./shell.texts";

const BADGE =
  "figures absolute -top-2 start-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-xs " +
  "leading-none font-semibold text-surface";

/** The number of jobs that a person must look at, as a badge on the icon. Hidden when there are none. */
export function TroubledJobs() {
  const { data } = useQuery(troubledJobsQuery());
  return data ? <TroubledCount {...data} /> : null;
}

export function TroubledCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  if (count === 0) return null;
  return (
    <span className={BADGE}>
      <span aria-hidden>{hasMore || count > 99 ? `${Math.min(count, 99)}+` : count}</span>
      <span className="sr-only">{SHELL_TEXTS.troubledJobs(count)}</span>
    </span>
  );
}
