import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callPage } from "../../../../shared/api";

const PAGE = 20;

export const privacyQueries = {
  /** @param version of the settings that have the periods: what would be removed follows from them. */
  retention: (version: number) =>
    queryOptions({
      queryKey: ["privacy", "retention", version],
      queryFn: ({ signal }) => call("GET /api/privacy/retention", { signal }),
      staleTime: 0,
    }),
  erasures: () =>
    infiniteQueryOptions({
      queryKey: ["privacy", "erasures"],
      queryFn: ({ pageParam: cursor, signal }) =>
        callPage("GET /api/privacy/erasures", { query: { limit: PAGE, cursor: cursor ?? undefined }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: 0,
    }),
  /** Each call is written down in the log, so it is made only when somebody asks for it, and not again by itself. */
  locked: () =>
    infiniteQueryOptions({
      queryKey: ["privacy", "locked"],
      queryFn: ({ pageParam: cursor, signal }) =>
        callPage("GET /api/privacy/locked", { query: { limit: PAGE, cursor: cursor ?? undefined }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
