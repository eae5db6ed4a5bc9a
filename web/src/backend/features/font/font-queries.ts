import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

export const fontQueries = {
  list: () =>
    queryOptions({
      queryKey: ["fonts"],
      queryFn: ({ signal }) => call("GET /api/fonts", { signal }),
      staleTime: 5 * 60_000,
    }),
};
