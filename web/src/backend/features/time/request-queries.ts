import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

export const timeRequests = queryOptions({
  queryKey: ["time-requests"],
  queryFn: ({ signal }) => call("GET /api/working-activities/requests", { signal }),
});
