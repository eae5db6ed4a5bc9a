import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/** How often an open page asks; while it is hidden it does not. */
const INTERVAL = 30_000;

/** What holds in the branch right now. If it cannot be learned, the shop goes on with what it knows. */
export const liveQuery = (branch: string) =>
  queryOptions({
    queryKey: ["live", branch],
    queryFn: ({ signal }) => call("GET /api/branches/{id}/now", { params: { id: branch }, signal }),
    refetchInterval: INTERVAL,
    staleTime: 5_000,
    retry: false,
  });
