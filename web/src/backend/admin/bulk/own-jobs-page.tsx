import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import { findResource } from "@tresen/contract/resources";
import { useAtomValue } from "jotai";
import { Layers } from "lucide-react";
import { useEffect } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureText, isMissing } from "../../shared/failure";
import { type OwnJob, ownJobChangesAtom, ownJobs } from "../../shared/kept/own-jobs";
import { useMe } from "../../shared/session";
import { EmptyState } from "../../shared/ui/states";
import { bulkQueries } from "./bulk-queries";
import { JOBS_TEXTS, JOB_TEXTS, jobCounts, jobSentence, jobTitle } from "./bulk.texts";
import { ProgressBar } from "./progress-bar";

const ENTRY =
  "flex min-h-14 flex-col justify-center gap-1 px-4 py-2 hover:bg-action-soft focus-visible:-outline-offset-2";

/** The jobs that the person has started on this device, running and ended ones. */
export function OwnJobsPage() {
  const me = useMe();
  useAtomValue(ownJobChangesAtom);
  const jobs = ownJobs(me.id);
  const queries = useQueries({ queries: jobs.map(({ id }) => bulkQueries.one(id)) });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(JOBS_TEXTS.title);
  }, []);
  return (
    <div className="flex min-h-full flex-col">
      <header className="border-b border-line bg-surface px-4 py-3">
        <h1 className="text-xl font-semibold">{JOBS_TEXTS.title}</h1>
      </header>
      {jobs.length === 0 ? (
        <EmptyState icon={<Layers size={36} aria-hidden />} title={JOBS_TEXTS.none}>
          {JOBS_TEXTS.noneHint}
        </EmptyState>
      ) : (
        <ul className="max-w-3xl divide-y divide-line">
          {jobs.map((job, index) => (
            <li key={job.id}>
              <Link to="/bulk/$id" params={{ id: job.id }} className={ENTRY}>
                <JobLine job={job} query={queries[index]} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Query = { data: Parameters<typeof jobCounts>[0] | undefined; error: Error | null };

function JobLine({ job, query }: { job: OwnJob; query: Query | undefined }) {
  const view = query?.data;
  const many = findResource(job.resource)?.many ?? job.resource;
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium text-action-text">{jobTitle({ action: job.action, many })}</span>
        {view && (
          <span className="figures text-sm text-muted">
            {formatDateTime({ at: Date.parse(view.createdAt), zone: DEFAULT_TIME_ZONE })}
          </span>
        )}
      </span>
      <span className="text-sm text-muted">
        {view
          ? [jobSentence(view), ...(!isOpenJob(view.state) && view.done > 0 ? [jobCounts(view)] : [])].join(" ")
          : query?.error
            ? isMissing(query.error)
              ? JOBS_TEXTS.gone
              : failureText(query.error, JOBS_TEXTS.loadFailed)
            : COMMON_TEXTS.loading}
      </span>
      {view && isOpenJob(view.state) && <ProgressBar label={JOB_TEXTS.progress} done={view.done} total={view.total} />}
    </>
  );
}
