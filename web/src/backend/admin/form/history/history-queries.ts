import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, callPage } from "../../../../shared/api";

/** The number of versions that are loaded at once. */
const PAGE = 20;

export const historyQueries = {
  of: ({ name, id }: { name: string; id: string }) => ["resource", name, "versions", id] as const,
  /** The versions of a record. `version` is the current one, so that a saved change loads the list anew. */
  list: ({ name, id, version }: { name: string; id: string; version: number }) =>
    infiniteQueryOptions({
      queryKey: [...historyQueries.of({ name, id }), "list", version],
      queryFn: ({ pageParam: cursor, signal }) =>
        callPage("GET /api/{resource}/{id}/versions", {
          params: { resource: name, id },
          query: { cursor, limit: PAGE },
          signal,
        }),
      initialPageParam: "",
      getNextPageParam: ({ cursor }) => cursor,
    }),
  /** The newest version without its fields: who changed the record last. Null where its history has expired. */
  last: ({ name, id, version }: { name: string; id: string; version: number }) =>
    queryOptions({
      queryKey: [...historyQueries.of({ name, id }), "last", version],
      queryFn: async ({ signal }) => {
        const { data } = await callPage("GET /api/{resource}/{id}/versions", {
          params: { resource: name, id },
          query: { limit: 1 },
          signal,
        });
        return data[0] ?? null;
      },
      staleTime: Infinity,
    }),
  /** One version, which never changes. */
  one: ({ name, id, version }: { name: string; id: string; version: number }) =>
    queryOptions({
      queryKey: [...historyQueries.of({ name, id }), "one", version],
      queryFn: ({ signal }) =>
        call("GET /api/{resource}/{id}/versions/{version}", {
          params: { resource: name, id, version: String(version) },
          signal,
        }),
      staleTime: Infinity,
    }),
};
