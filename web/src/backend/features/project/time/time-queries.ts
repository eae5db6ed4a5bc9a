import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";
import { batched } from "../../../admin/batched";

/** While time runs, sums grow by the minute. */
const REFRESH = 30_000;

const burnOf = batched(async (ids) => {
  const burns = await call("GET /api/projects/burn", { query: { ids: [...new Set(ids)].join(",") } });
  return new Map(burns.map((burn) => [burn.project, burn]));
});

/** Recorded time of projects. The keys begin alike, so that what is stamped refreshes all of them. */
export const timeQueries = {
  all: ["project-time"] as const,
  /** Of one of many in a list or on the board; null where it is not there any more. */
  burn: (project: string) =>
    queryOptions({
      queryKey: [...timeQueries.all, "burn", project],
      queryFn: () => burnOf(project),
      staleTime: REFRESH,
    }),
  one: (project: string) =>
    queryOptions({
      queryKey: [...timeQueries.all, "one", project],
      queryFn: ({ signal }) => call("GET /api/projects/{id}/time", { params: { id: project }, signal }),
      refetchInterval: REFRESH,
    }),
  own: () =>
    queryOptions({
      queryKey: ["own-time"],
      queryFn: ({ signal }) => call("GET /api/working-activities/me", { signal }),
      staleTime: REFRESH,
      retry: false,
    }),
};
