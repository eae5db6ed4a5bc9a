import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api";
import { FAILURES } from "./failure.texts";

export const configQueries = {
  one: () =>
    queryOptions({
      queryKey: ["config"],
      queryFn: ({ signal }) => call("GET /api/config", { signal }),
      staleTime: 5 * 60_000,
      gcTime: Infinity,
    }),
};

export function useCurrency(): string {
  return useQuery({ ...configQueries.one(), meta: { failure: FAILURES.config } }).data?.currency ?? "EUR";
}
