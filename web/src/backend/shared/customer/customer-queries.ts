import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

export const customerQueries = {
  /** What belongs to a customer besides the record. */
  of: (id: string) => ["resource", "customers", id] as const,
  // The key is that of the generic form, so that both show the same record.
  one: (id: string) =>
    queryOptions({
      queryKey: ["resource", "customers", "one", id],
      queryFn: ({ signal }) => call("GET /api/customers/{id}", { params: { id }, query: { as: "staff" }, signal }),
      staleTime: 0,
    }),
  orders: (id: string) =>
    queryOptions({
      queryKey: [...customerQueries.of(id), "orders"],
      queryFn: ({ signal }) => call("GET /api/customers/{id}/orders", { params: { id }, signal }),
    }),
  stops: (id: string) =>
    queryOptions({
      queryKey: [...customerQueries.of(id), "stops"],
      queryFn: ({ signal }) => call("GET /api/customers/{id}/stops", { params: { id }, signal }),
    }),
  suggestions: (id: string) =>
    queryOptions({
      queryKey: [...customerQueries.of(id), "suggestions"],
      queryFn: ({ signal }) => call("GET /api/customers/{id}/suggestions", { params: { id }, signal }),
    }),
};
