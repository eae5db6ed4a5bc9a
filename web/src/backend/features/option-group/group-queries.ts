import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

const FRESH = 30_000;

export const groupQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ["resource", "option-groups", "shared", id],
      queryFn: ({ signal }) => call("GET /api/option-groups/{id}", { params: { id }, query: { as: "staff" }, signal }),
      staleTime: FRESH,
    }),
  /** The products that have the group, by name: the first hundred. */
  products: (id: string) =>
    queryOptions({
      queryKey: ["resource", "products", "of-group", id],
      queryFn: ({ signal }) => call("GET /api/option-groups/{id}/products", { params: { id }, signal }),
      staleTime: 0,
    }),
};
