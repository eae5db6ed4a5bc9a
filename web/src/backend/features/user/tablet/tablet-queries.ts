import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";

/** How soon a tablet that waits goes on, and how soon others see who has a PIN since. */
const WAITING = 3_000;
const SHOWN = 60_000;

export const tabletQueries = {
  state: () =>
    queryOptions({
      queryKey: ["tablet"],
      queryFn: ({ signal }) => call("GET /api/tablet", { signal }),
      refetchInterval: ({ state }) => (state.data?.state === "waiting" ? WAITING : SHOWN),
    }),
};
