import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "../../../shared/api";

export interface UploadFilter {
  search?: string | undefined;
  /** The uid of an order. */
  order?: string | undefined;
}

const PAGE = 50;

export const uploadQueries = {
  key: ["uploads"] as const,
  list: (filter: UploadFilter) =>
    infiniteQueryOptions({
      queryKey: [...uploadQueries.key, filter],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/uploads", { query: { ...filter, limit: PAGE, cursor: pageParam ?? undefined }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
    }),
};
