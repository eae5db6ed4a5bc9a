import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";

const PAGE = 30;
const ENTRIES = 100;

export const closingQueries = {
  key: ["closings"] as const,
  list: (branch: string) =>
    infiniteQueryOptions({
      queryKey: [...closingQueries.key, "list", branch],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/closings", { query: { branch, limit: PAGE, cursor: pageParam ?? undefined }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
    }),
  preview: (branch: string) =>
    queryOptions({
      queryKey: [...closingQueries.key, "preview", branch],
      queryFn: ({ signal }) => call("GET /api/closings/preview", { query: { branch }, signal }),
    }),
  /** All entries that are in no closing yet, the last ones first. */
  open: (branch: string) =>
    queryOptions({
      queryKey: [...closingQueries.key, "open", branch],
      queryFn: async ({ signal }) => {
        const entries = await fetchAll((page) => callPage("GET /api/bookings", { query: { ...page, branch }, signal }));
        return entries.toReversed();
      },
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...closingQueries.key, "one", id],
      queryFn: ({ signal }) => call("GET /api/closings/{id}", { params: { id }, signal }),
    }),
  verified: (id: string) =>
    queryOptions({
      queryKey: [...closingQueries.key, "verified", id],
      queryFn: ({ signal }) => call("GET /api/closings/{id}/verify", { params: { id }, signal }),
    }),
  entries: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...closingQueries.key, "entries", id],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/closings/{id}/entries", {
          params: { id },
          query: { limit: ENTRIES, cursor: pageParam ?? undefined },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
    }),
};
