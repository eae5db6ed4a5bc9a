import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../shared/api";

/** Only what may go away by itself is tried again: no connection, a busy server. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The browser's own idea of "offline" is often wrong; every call is simply tried.
      networkMode: "always",
      retry: (failures, error) => failures < 2 && isPassing(error),
      staleTime: 15_000,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
