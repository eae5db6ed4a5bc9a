import { useInfiniteQuery } from "@tanstack/react-query";
import { PRINT_STATE_LABELS } from "@tresen/contract/print/job/print-job.texts";
import { type PrintJobState, isOpenPrintJob, isTroubledPrintJob } from "@tresen/contract/print/job/print-job.state";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { failureDetail, failureText } from "../../../shared/failure";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import type { ShownDevice } from "../shown-device";
import { JobList } from "./job-list";
import { jobQueries } from "./job-queries";
import { FILTER_ORDER, JOBS_TEXTS } from "./jobs.texts";

const OPTIONS = [
  { value: "", label: JOBS_TEXTS.all },
  ...FILTER_ORDER.map((value) => ({ value, label: PRINT_STATE_LABELS[value] })),
];

/** What became of the jobs of a device, the newest first. What stands in the lists above is left out of all of them. */
export function HistoryList({ device }: { device: ShownDevice }) {
  const [state, setState] = useState<PrintJobState | undefined>();
  const jobs = useInfiniteQuery(jobQueries.list({ device: device.id, state }));
  const shown =
    jobs.data?.pages
      .flatMap(({ data }) => data)
      .filter((job) => !isOpenPrintJob(job.state) && (job.isSettled || !isTroubledPrintJob(job.state) || state)) ?? [];
  const { hasNextPage, isError, fetchNextPage } = jobs;
  // The newest may all stand in the lists above. Then what came out is on a later page.
  const isSearching = shown.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (isSearching) void fetchNextPage();
  }, [isSearching, jobs.data?.pages.length, fetchNextPage]);
  return (
    <JobList
      title={JOBS_TEXTS.history}
      commands={
        <NativeSelect
          label={JOBS_TEXTS.filter}
          className="w-44 max-w-full"
          options={OPTIONS}
          value={state ?? ""}
          onChange={(value) => setState(FILTER_ORDER.find((one) => one === value))}
        />
      }
      jobs={shown}
      device={device}
      pages={{ ...jobs, hasNextPage: hasNextPage && !isSearching }}
      empty={
        jobs.isPending || isSearching ? (
          <div role="status" aria-label={JOBS_TEXTS.loading} className="flex flex-col gap-3 p-4">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-20" />
            ))}
          </div>
        ) : jobs.error ? (
          <ErrorState
            message={failureText(jobs.error, JOBS_TEXTS.loadFailed)}
            detail={failureDetail(jobs.error)}
            onRetry={() => void jobs.refetch()}
            isRetrying={jobs.isFetching}
          />
        ) : state ? (
          <p className="px-4 py-4 text-sm text-muted">{JOBS_TEXTS.nothingSuch}</p>
        ) : (
          <EmptyState icon={<Printer size={36} aria-hidden />} title={JOBS_TEXTS.nothing}>
            {JOBS_TEXTS.nothingText}
          </EmptyState>
        )
      }
    />
  );
}
