import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";
import { endSession, isEnding } from "../../../shared/tablet/tablet-end";

/**
 * How soon a tablet that waits for its code, or for somebody's first PIN, goes on, and how soon others see who has a PIN
 * since.
 */
const WAITING = 3_000;
const SHOWN = 10_000;

export const tabletQueries = {
  state: () =>
    queryOptions({
      queryKey: ["tablet"],
      queryFn: async ({ signal }) => {
        // Nobody signs in before the session of whoever is finished has ended: its end would take theirs away.
        if (isEnding()) await endSession();
        return call("GET /api/tablet", { signal });
      },
      refetchInterval: ({ state: { data } }) =>
        data?.state === "waiting" || (data?.state === "approved" && data.people.length === 0) ? WAITING : SHOWN,
    }),
};
