import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/** The last use is noted once an hour; a display that was just connected fetches its key within seconds. */
const INTERVAL = 15_000;

export const deviceQueries = {
  list: () =>
    queryOptions({
      queryKey: ["access-keys"],
      queryFn: ({ signal }) => call("GET /api/access-keys", { signal }),
      refetchInterval: INTERVAL,
    }),
};
