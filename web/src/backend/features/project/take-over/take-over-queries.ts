import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";

/** Which tasks of a project are positions of its order. The key begins with that of projects, so that changes refresh it. */
export const takenTasksOf = (project: string) =>
  queryOptions({
    queryKey: ["resource", "projects", "lines", project],
    queryFn: ({ signal }) => call("GET /api/projects/{id}/lines", { params: { id: project }, signal }),
  });
