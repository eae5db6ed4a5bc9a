import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/** What others set shows within this time. */
const INTERVAL = 15_000;

export const liveQueries = {
  key: ["live"] as const,
  busy: (branch: string | undefined) =>
    queryOptions({
      queryKey: [...liveQueries.key, "busy", branch ?? null],
      queryFn: ({ signal }) => call("GET /api/busy", { query: { branch }, signal }),
      refetchInterval: INTERVAL,
    }),
  soldOuts: (branch: string | undefined) =>
    queryOptions({
      queryKey: [...liveQueries.key, "sold-outs", branch ?? null],
      queryFn: ({ signal }) => call("GET /api/sold-outs", { query: { branch }, signal }),
      refetchInterval: INTERVAL,
    }),
};
