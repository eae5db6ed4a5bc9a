import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { Layers } from "lucide-react";
import { useEffect } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureText } from "../../shared/failure";
import { OWN_JOBS_TEXTS } from "../../shared/jobs/own-jobs.texts";
import { ownJobsQuery } from "../../shared/jobs/own-jobs-query";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { JOBS_TEXTS, JOB_TEXTS, hasCounts, jobCounts, jobSentence } from "./bulk.texts";
import { jobWhat } from "./job-what";
import { ProgressBar } from "./progress-bar";
import { useMoney } from "../../shared/visibility";

const ENTRY =
  "flex min-h-14 flex-col justify-center gap-1 px-4 py-2 hover:bg-action-soft focus-visible:-outline-offset-2";
/** The polling interval while a job is running. */
const POLL = 1500;

/** The jobs that the person has started, running and ended ones. */
export function OwnJobsPage() {
  const {
    data: jobs,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...ownJobsQuery(),
    refetchInterval: ({ state }) => (state.data?.some((job) => isOpenJob(job.state)) ? POLL : false),
  });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(OWN_JOBS_TEXTS.title);
  }, []);
  return (
    <div className="flex min-h-full flex-col">
      <header className="border-b border-line bg-surface px-4 py-3">
        <h1 className="text-xl font-semibold">{OWN_JOBS_TEXTS.title}</h1>
      </header>
      {jobs === undefined ? (
        error ? (
          <ErrorState
            message={failureText(error, JOBS_TEXTS.listFailed)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton className="m-4 h-32 max-w-3xl" />
        )
      ) : jobs.length === 0 ? (
        <EmptyState icon={<Layers size={36} aria-hidden />} title={JOBS_TEXTS.none}>
          {JOBS_TEXTS.noneHint}
        </EmptyState>
      ) : (
        <ul className="max-w-3xl divide-y divide-line">
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to="/bulk/$id" params={{ id: job.id }} className={ENTRY}>
                <JobLine job={job} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function JobLine({ job }: { job: BulkView }) {
  const currency = useCurrency();
  const money = useMoney();
  const isOpen = isOpenJob(job.state);
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-action-text">{jobWhat({ ...job, currency, money })}</span>
        <span className="figures text-sm text-muted">
          {formatDateTime({ at: Date.parse(job.createdAt), zone: DEFAULT_TIME_ZONE })}
        </span>
      </span>
      <span className="text-sm text-muted">
        {[jobSentence(job), ...(hasCounts(job) ? [jobCounts(job)] : [])].join(" ")}
      </span>
      {isOpen && <ProgressBar label={JOB_TEXTS.progress} done={job.done} total={job.total} />}
    </>
  );
}
