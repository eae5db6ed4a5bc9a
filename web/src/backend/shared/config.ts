import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ConfigRecord } from "@tresen/contract/config/config";
import { api } from "../../shared/api";

export const configQueries = {
  one: () =>
    queryOptions({
      queryKey: ["config"],
      queryFn: ({ signal }) => api<ConfigRecord>("/api/config", { signal }),
      staleTime: 5 * 60_000,
    }),
};

export function useCurrency(): string {
  return useQuery(configQueries.one()).data?.currency ?? "EUR";
}
