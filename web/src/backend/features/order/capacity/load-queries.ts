import { queryOptions } from "@tanstack/react-query";
import type { LocalDate } from "@tresen/contract/kit/time";
import { call } from "../../../../shared/api";
import { liveQueries } from "../../../shared/live/live-queries";
import { LOAD_TEXTS } from "./load.texts";

/** What others change shows within this time. */
const INTERVAL = 15_000;

export const loadQueries = {
  load: ({ branch, date }: { branch: string; date: LocalDate }) =>
    queryOptions({
      queryKey: [...liveQueries.key, "load", branch, date],
      queryFn: ({ signal }) => call("GET /api/branches/{id}/load", { params: { id: branch }, query: { date }, signal }),
      refetchInterval: INTERVAL,
      meta: { failure: LOAD_TEXTS.failed },
    }),
  blocks: (branch: string) =>
    queryOptions({
      queryKey: [...liveQueries.key, "station-blocks", branch],
      queryFn: ({ signal }) => call("GET /api/station-blocks", { query: { branch }, signal }),
      refetchInterval: INTERVAL,
    }),
};
