import { queryOptions } from "@tanstack/react-query";
import { callPage } from "../../../shared/api";

/** The beginning of the keys of all queries of jobs. */
export const JOBS_KEY = ["jobs"] as const;
/** The largest number counted of each kind of problem: higher numbers make no difference to a person. */
const COUNTED = 50;
const POLL_COUNT = 60_000;

/**
 * The number of jobs whose result a person should check. The navigation shows it from the start, so it does without the
 * rules of jobs.
 */
export const troubledJobsQuery = () =>
  queryOptions({
    queryKey: [...JOBS_KEY, "troubled"],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (["failed", "unconfirmed"] as const).map((state) =>
          callPage("GET /api/jobs", { query: { state, limit: COUNTED }, signal }),
        ),
      );
      return {
        count: pages.reduce((sum, { data }) => sum + data.length, 0),
        hasMore: pages.some(({ data }) => data.length >= COUNTED),
      };
    },
    refetchInterval: POLL_COUNT,
    retry: false,
  });
