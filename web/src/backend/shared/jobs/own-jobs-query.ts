import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/**
 * The jobs of many records that the person has started last, on any device. The shell asks for them from the start, so
 * this does without the rules of jobs: one that has not ended has no end.
 */
export const ownJobsQuery = () =>
  queryOptions({
    queryKey: ["own-jobs"],
    queryFn: ({ signal }) => call("GET /api/bulk", { signal }),
    staleTime: 60_000,
    retry: false,
  });
