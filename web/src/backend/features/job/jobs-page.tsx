import { useInfiniteQuery } from "@tanstack/react-query";
import { JOBS_TITLE } from "@tresen/contract/job/jobs-title.texts";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { ListChecks } from "lucide-react";
import { useEffect } from "react";
import { useZoneOf } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { failureDetail, failureSentences, failureText } from "../../shared/failure";
import { type JobFilter, jobQueries } from "../../shared/job-queries";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { JobFilters } from "./job-filters";
import { JobPanel } from "./job-panel";
import { JOBS_TEXTS } from "./job.texts";
import { JobsTable } from "./jobs-table";

export interface JobsSearch extends JobFilter {
  /** The job that is open in the side panel. */
  job?: string | undefined;
}

interface JobsPageProps {
  search: JobsSearch;
  onSearch: (search: JobsSearch) => void;
}

/** The list of jobs, newest first: waiting ones, completed ones, and those that a person must look at. */
export function JobsPage({ search, onSearch }: JobsPageProps) {
  const { job: open, ...filter } = search;
  const may = useMay();
  const currency = useCurrency();
  const zoneOf = useZoneOf();
  const list = useInfiniteQuery({ ...jobQueries.list(filter), placeholderData: (previous) => previous });
  const jobs = list.data?.pages.flatMap((page) => page.data) ?? [];
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(JOBS_TITLE);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="border-b border-line bg-surface px-4 py-3">
        <h1 className="mb-3 text-xl font-semibold">{JOBS_TITLE}</h1>
        <JobFilters filter={filter} onFilter={(changed) => onSearch({ ...changed, job: open })} />
      </header>
      <div className={`relative min-h-80 flex-1 overflow-auto ${list.isPlaceholderData ? "opacity-60" : ""}`}>
        {jobs.length > 0 ? (
          <JobsTable
            jobs={jobs}
            zoneOf={zoneOf}
            seesOrders={may({ permission: orderPermissions.read })}
            currency={currency}
            onOpen={(job) => onSearch({ ...search, job })}
          />
        ) : list.isPending ? (
          <ListSkeleton />
        ) : list.error ? (
          <ErrorState
            message={failureText(list.error, JOBS_TEXTS.loadFailed)}
            detail={failureDetail(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <NoJobs
            filter={filter}
            hasMore={list.hasNextPage}
            onReset={() => onSearch({ ...(open === undefined ? {} : { job: open }) })}
          />
        )}
        {(jobs.length > 0 || list.hasNextPage) && (
          <footer className="flex flex-wrap items-center gap-4 p-4 text-sm text-muted">
            <span role="status">{JOBS_TEXTS.shown({ count: jobs.length, hasMore: list.hasNextPage })}</span>
            {list.hasNextPage && (
              <Button onPress={() => void list.fetchNextPage()} isDisabled={list.isFetchingNextPage}>
                {list.isFetchingNextPage ? JOBS_TEXTS.loadingMore : JOBS_TEXTS.loadMore}
              </Button>
            )}
            {list.error && (
              <span role="alert" className="text-danger">
                {failureSentences(list.error, JOBS_TEXTS.loadFailed)}
              </span>
            )}
          </footer>
        )}
      </div>
      {open !== undefined && (
        <JobPanel
          id={open}
          onClose={() => onSearch({ ...search, job: undefined })}
          onJob={(job) => onSearch({ ...search, job })}
        />
      )}
    </div>
  );
}

/** A filtered page may be empty although there are further pages, since each call reads a limited number of jobs. */
export function NoJobs({ filter, hasMore, onReset }: { filter: JobFilter; hasMore: boolean; onReset: () => void }) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <EmptyState
      icon={<ListChecks size={36} aria-hidden />}
      title={JOBS_TEXTS.none}
      action={isFiltered && <Button onPress={onReset}>{COMMON_TEXTS.resetFilters}</Button>}
    >
      {hasMore ? JOBS_TEXTS.noneSoFar : isFiltered ? JOBS_TEXTS.noneFiltered : JOBS_TEXTS.noneYet}
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={JOBS_TEXTS.loading} className="flex flex-col gap-2 p-4">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
