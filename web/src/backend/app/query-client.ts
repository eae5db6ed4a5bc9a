import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../shared/api";

/** Only temporary failures are retried: no connection, or an overloaded server. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's information about being offline is often wrong, so every call is tried.
      networkMode: "always",
      retry: (failures, error) => failures < 2 && isPassing(error),
      staleTime: 15_000,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
