import { queryOptions } from "@tanstack/react-query";
import { call, callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";

export const timeSheetQueries = {
  key: ["time-sheets"] as const,
  list: (query: { month: string; branch?: string }) =>
    queryOptions({
      queryKey: [...timeSheetQueries.key, "list", query],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/time-sheets", { query: { ...query, ...page }, signal })),
    }),
  one: (params: { user: string; month: string }) =>
    queryOptions({
      queryKey: [...timeSheetQueries.key, "one", params],
      queryFn: ({ signal }) => call("GET /api/time-sheets/{user}/{month}", { params, signal }),
    }),
};
