import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/** What was changed of recorded time. Saving an activity refreshes it, as the keys begin with that of the records. */
export const historyQueries = {
  corrections: ({ id, version }: { id: string; version: number }) =>
    queryOptions({
      queryKey: ["resource", "working-activities", "corrections", id, version],
      queryFn: ({ signal }) => call("GET /api/working-activities/{id}/corrections", { params: { id }, signal }),
    }),
  voided: (query: { branch: string; from: string; to: string }) =>
    queryOptions({
      queryKey: ["resource", "working-activities", "voided", query],
      queryFn: ({ signal }) => call("GET /api/working-activities/voided", { query, signal }),
      enabled: query.branch !== "",
    }),
};
