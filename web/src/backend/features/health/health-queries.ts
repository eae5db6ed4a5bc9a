import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

const INTERVAL = 30_000;

/** Asked again while the page is visible. The page says itself when it could not be. */
export const healthQuery = () =>
  queryOptions({
    queryKey: ["health-report"],
    queryFn: ({ signal }) => call("GET /api/health-report", { signal }),
    refetchInterval: INTERVAL,
    staleTime: 0,
    meta: { isTold: true },
  });
