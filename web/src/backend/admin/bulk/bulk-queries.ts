import { type QueryClient, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { BulkOutcome } from "@tresen/contract/bulk/bulk.view";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { findResource } from "@tresen/contract/resources";
import { call, callPage } from "../../../shared/api";
import { optionQueries } from "../picker/option-queries";

/** The polling interval while a job is not in a final state. */
const POLL = 1000;
const PAGE = 100;

export const bulkQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ["bulk", id, "view"],
      queryFn: ({ signal }) => call("GET /api/bulk/{id}", { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && isOpenJob(state.data.state) ? POLL : false),
      refetchIntervalInBackground: true,
    }),
  report: ({ id, outcome }: { id: string; outcome: BulkOutcome | undefined }) =>
    infiniteQueryOptions({
      queryKey: ["bulk", id, "report", outcome ?? "all"],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/bulk/{id}/report", {
          params: { id },
          query: { outcome, limit: PAGE, cursor: pageParam ?? undefined },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
      staleTime: Infinity,
    }),
};

/** Loads again whatever shows records of a resource that a job has changed. */
export function refreshResource({ client, name }: { client: QueryClient; name: string }): void {
  void client.invalidateQueries({ queryKey: ["resource", name] });
  void client.invalidateQueries({ queryKey: optionQueries.of(name) });
  void client.invalidateQueries({ queryKey: ["planned-changes", name] });
  // An import also changes in which categories of menus its records stand.
  if (findResource(name)?.placeColumn) void client.invalidateQueries({ queryKey: ["resource", menus.name] });
}
