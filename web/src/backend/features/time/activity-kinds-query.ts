import { queryOptions } from "@tanstack/react-query";
import { callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";

/** All kinds of activities, of every branch. */
export const activityKindsQuery = queryOptions({
  queryKey: ["resource", "working-activity-kinds", "all"],
  queryFn: ({ signal }) =>
    fetchAll((page) => callPage("GET /api/working-activity-kinds", { query: { ...page }, signal })),
});
