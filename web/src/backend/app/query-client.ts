import { QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../shared/api";
import { failureDetail } from "../shared/failure";
import { clearFailures, showToast } from "../shared/toasts";

/** Only temporary failures are retried: no connection, or an overloaded server. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

declare module "@tanstack/react-query" {
  interface Register {
    /** `failure` is the message of an error entry, for data that several screens need and none shows by itself. */
    queryMeta: { failure?: string };
  }
}

/** Makes an error entry, with a retry of just this query, while nothing of it is known. */
export const queryCache = new QueryCache({
  onError: (error, query) => {
    if (!query.meta?.failure || query.state.data !== undefined) return;
    showToast({
      kind: "error",
      message: query.meta.failure,
      detail: failureDetail(error),
      about: query.queryHash,
      retry: () => query.fetch(),
    });
  },
  onSuccess: (_data, query) => {
    if (query.meta?.failure) clearFailures(query.queryHash);
  },
});

export const queryClient = new QueryClient({
  queryCache,
  defaultOptions: {
    queries: {
      // The browser's information about being offline is often wrong, so every call is tried.
      networkMode: "always",
      // What failed meanwhile, or is old, is asked for again.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && isPassing(error),
      staleTime: 15_000,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
