import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/** Often enough to notice a request, which nobody waits for. */
const POLL = 300_000;

/** Requests for corrections of recorded time: one's own, and those that one decides about. */
export const timeRequests = queryOptions({
  queryKey: ["time-requests"],
  queryFn: ({ signal }) => call("GET /api/working-activities/requests", { signal }),
  refetchInterval: POLL,
});
