import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type JobKind, type JobState, isOpenJob } from "@tresen/contract/job/job.state";
import type { Flag } from "@tresen/contract/kit/list/flag";
import type { JobView } from "@tresen/contract/job/job.view";
import { call, callPage } from "../../shared/api";
import { JOBS_KEY } from "./jobs/troubled-jobs-query";

export interface JobFilter {
  kind?: JobKind | undefined;
  state?: JobState | undefined;
  /** Only trials of changes of many records, or everything else. */
  dryRun?: Flag | undefined;
}

const PAGE = 50;
/** The polling interval while a job on screen is not in a final state. */
const POLL = 4_000;

export const jobQueries = {
  key: JOBS_KEY,
  list: (filter: JobFilter) =>
    infiniteQueryOptions({
      queryKey: [...jobQueries.key, "list", filter],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/jobs", { query: { ...filter, limit: PAGE, cursor: pageParam ?? undefined }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
      refetchInterval: ({ state }) => pollOf(state.data?.pages.flatMap(({ data }) => data) ?? []),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...jobQueries.key, "one", id],
      queryFn: ({ signal }) => call("GET /api/jobs/{id}", { params: { id }, signal }),
      refetchInterval: ({ state }) => pollOf(state.data ? [state.data] : []),
    }),
};

/** @returns false if all of them are in a final state. */
export function pollOf(jobs: readonly Pick<JobView, "state">[]): number | false {
  return jobs.some(({ state }) => isOpenJob(state)) ? POLL : false;
}
