import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";

/** The days of a branch that are planned, first and last. */
export interface PlannedDays {
  branch: string;
  from: string;
  to: string;
}

export const plannerQueries = {
  // It begins with the key of the generic list, so that saving a shift elsewhere refreshes the planner too.
  key: ["resource", "working-schedules", "planner"] as const,
  week: (days: PlannedDays) =>
    queryOptions({
      queryKey: [...plannerQueries.key, "week", days],
      queryFn: ({ signal }) => call("GET /api/working-schedules/week", { query: { ...days }, signal }),
      enabled: days.branch !== "",
      placeholderData: keepPreviousData,
      // People answer, take and swap shifts meanwhile.
      refetchInterval: 60_000,
    }),
  findings: (days: PlannedDays) =>
    queryOptions({
      queryKey: [...plannerQueries.key, "findings", days],
      queryFn: ({ signal }) => call("GET /api/working-schedules/findings", { query: { ...days }, signal }),
      placeholderData: keepPreviousData,
    }),
  setup: (branch: string) =>
    queryOptions({
      queryKey: ["planner-setup", branch],
      queryFn: ({ signal }) => call("GET /api/working-schedules/setup", { query: { branch }, signal }),
      enabled: branch !== "",
      staleTime: 60_000,
    }),
  // It begins with the key of the page of absences, so that a decision there refreshes it.
  absences: (days: PlannedDays) =>
    queryOptions({
      queryKey: ["absences", "planner", days],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/absences", { query: { ...days, ...page }, signal })),
      enabled: days.branch !== "",
      placeholderData: keepPreviousData,
    }),
  kinds: () =>
    queryOptions({
      queryKey: ["resource", "working-activity-kinds", "planner"],
      queryFn: ({ signal }) => fetchAll((page) => callPage("GET /api/working-activity-kinds", { query: page, signal })),
      staleTime: 60_000,
    }),
  departments: (branch: string) =>
    queryOptions({
      queryKey: ["resource", "departments", "planner", branch],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/departments", { query: { ...page, branch }, signal })),
      enabled: branch !== "",
      staleTime: 60_000,
    }),
};
