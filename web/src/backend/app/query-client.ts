import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, onAnswered } from "../../shared/api";
import { callAnswered, noteFailedCall } from "../shared/failed/failed-calls";
import { clearFailures, showToast } from "../shared/toasts";

/** Only temporary failures are retried: no connection, or an overloaded server. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The message of an error entry that everybody sees at once, for data that several screens need and none shows. */
      failure?: string;
      /** The screen says all of a failure, so that there is no entry of it. */
      isTold?: boolean;
    };
    mutationMeta: { isTold?: boolean };
  }
}

onAnswered(callAnswered);

/** Every failed call becomes an error entry here, so that no screen has to make it. */
export const queryCache = new QueryCache({
  onError: (error, query) => {
    const retry = () => query.fetch();
    const message = query.meta?.failure;
    if (message && query.state.data === undefined)
      showToast({ kind: "error", message, error, about: query.queryHash, retry });
    else if (!query.meta?.isTold) noteFailedCall({ error, retry, message });
  },
  onSuccess: (_data, query) => {
    if (query.meta?.failure) clearFailures(query.queryHash);
  },
});

/** After the call's own handling, which may have made an entry in its own words. */
export const mutationCache = new MutationCache({
  onSettled: (_data, error, variables, _context, mutation) => {
    if (error && !mutation.meta?.isTold) noteFailedCall({ error, retry: () => mutation.execute(variables) });
  },
});

export const queryClient = new QueryClient({
  queryCache,
  mutationCache,
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
