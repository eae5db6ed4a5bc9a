import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Due } from "@tresen/contract/project/due";
import type { Project } from "@tresen/contract/project/project.resource";
import type { Task } from "@tresen/contract/project/task.resource";
import { callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";

export type TaskFilter = {
  project?: string | undefined;
  assignee?: string | undefined;
  search?: string | undefined;
  due?: Due | undefined;
  dueAtFrom?: string;
  dueAtTo?: string;
};

/** The keys begin with those of the generic lists, so that saving a record refreshes these queries too. */
export const taskQueries = {
  all: ["resource", "tasks"] as const,
  found: (filter: TaskFilter) =>
    queryOptions({
      queryKey: [...taskQueries.all, "found", filter],
      queryFn: ({ signal }): Promise<Task[]> =>
        fetchAll((page) => callPage("GET /api/tasks", { query: { ...page, ...filter }, signal })),
      // The calendar keeps its place while the next month is loaded.
      placeholderData: keepPreviousData,
    }),
  projects: () =>
    queryOptions({
      queryKey: ["resource", "projects", "found"],
      queryFn: ({ signal }): Promise<Project[]> =>
        fetchAll((page) => callPage("GET /api/projects", { query: { ...page, sort: "-number" }, signal })),
      staleTime: 30_000,
    }),
};
