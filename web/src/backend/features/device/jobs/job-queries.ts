import { type QueryClient, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type PrintJobState, isOpenPrintJob } from "@tresen/contract/print/job/print-job.state";
import { call, callPage } from "../../../../shared/api";
import { twinQueries } from "../twin/twin-queries";

const PAGE = 20;
/** How often what waits, or is followed, is asked for again. */
const INTERVAL = 4_000;
const FOLLOWED = 1_500;

export interface JobFilter {
  device: string;
  /** Lists that the device keeps itself: what it has to print, or what somebody has to look at. */
  only?: "open" | "troubled";
  state?: PrintJobState | undefined;
}

export const jobQueries = {
  of: (device: string) => ["print-jobs", device] as const,
  list: ({ device, ...filter }: JobFilter) =>
    infiniteQueryOptions({
      queryKey: [...jobQueries.of(device), filter],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/print-jobs", {
          query: { device, ...filter, limit: PAGE, cursor: pageParam ?? undefined },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      refetchInterval: filter.only === undefined ? false : INTERVAL,
    }),
  /** The newest paper that came out. */
  last: (device: string) =>
    queryOptions({
      queryKey: [...jobQueries.of(device), "last"],
      queryFn: async ({ signal }) =>
        (await callPage("GET /api/print-jobs", { query: { device, state: "printed", limit: 1 }, signal })).data[0] ??
        null,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ["print-job", id],
      queryFn: ({ signal }) => call("GET /api/print-jobs/{id}", { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && isOpenPrintJob(state.data.state) ? FOLLOWED : false),
    }),
};

/** Asks again for the jobs of a device and for how it is. */
export async function renewJobs({ client, device }: { client: QueryClient; device: string }): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: jobQueries.of(device) }),
    client.invalidateQueries({ queryKey: ["print-job"] }),
    client.invalidateQueries({ queryKey: twinQueries.status(device).queryKey }),
  ]);
}
