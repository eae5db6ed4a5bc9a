import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";
import { jobQueries, pollOf } from "../../shared/job-queries";

export const keyQueries = {
  of: (user: string) =>
    queryOptions({
      queryKey: ["external-user", user, "key"],
      queryFn: ({ signal }) => call("GET /api/external-users/{id}/key", { params: { id: user }, signal }),
    }),
  /** A mail with a key, asked for until it has ended. */
  mail: ({ user, job }: { user: string; job: string }) =>
    queryOptions({
      queryKey: [...jobQueries.key, "personal-key", user, job],
      queryFn: ({ signal }) =>
        call("GET /api/external-users/{id}/key/send/{job}", { params: { id: user, job }, signal }),
      refetchInterval: ({ state }) => pollOf(state.data ? [state.data] : []),
    }),
};
