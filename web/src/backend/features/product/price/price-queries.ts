import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../../shared/api";

export const priceQueries = {
  /** The version is part of the key, so that each change of the product asks again. */
  history: ({ id, version }: { id: string; version: number }) =>
    queryOptions({
      queryKey: ["resource", "products", "prices", id, version],
      queryFn: ({ signal }) => call("GET /api/products/{id}/prices", { params: { id }, signal }),
    }),
};
