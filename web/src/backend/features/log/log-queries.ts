import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { DAY, addDays, instantAt } from "@tresen/contract/kit/time";
import type { LogKind, LogLevel } from "@tresen/contract/log/log-kinds";
import { call, callPage } from "../../../shared/api";

/** The filters of the log, as its address has them. Days are those of the time zone that is shown. */
export interface LogFilter {
  search?: string | undefined;
  branch?: string | undefined;
  kind?: LogKind | undefined;
  level?: LogLevel | undefined;
  from?: string | undefined;
  to?: string | undefined;
  actor?: string | undefined;
  resource?: string | undefined;
  subject?: string | undefined;
  requestId?: string | undefined;
}

const PAGE = 50;

/** The query of the server for these filters. */
export function logQueryOf({ filter: { from, to, ...filter }, zone }: { filter: LogFilter; zone: string }) {
  const startOf = (date: string): number => instantAt({ date, minutes: 0, zone });
  return {
    ...filter,
    ...(from ? { atFrom: new Date(startOf(from)).toISOString() } : {}),
    // The last moment of the day, which may have 23 or 25 hours.
    ...(to ? { atTo: new Date(startOf(addDays(to, 1)) - 1).toISOString() } : {}),
  };
}

export const logQueries = {
  list: ({ filter, zone }: { filter: LogFilter; zone: string }) =>
    infiniteQueryOptions({
      queryKey: ["logs", "list", filter, zone],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/logs", {
          query: { ...logQueryOf({ filter, zone }), limit: PAGE, cursor: pageParam ?? undefined },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ["logs", "one", id],
      queryFn: ({ signal }) => call("GET /api/logs/{id}", { params: { id }, signal }),
      staleTime: DAY,
    }),
  refused: () =>
    queryOptions({
      queryKey: ["logs", "refused"],
      queryFn: ({ signal }) => call("GET /api/logs/refused", { signal }),
    }),
};
