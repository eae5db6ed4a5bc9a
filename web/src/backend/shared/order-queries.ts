import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { ActedOrder, StaffOrder } from "@tresen/contract/order/order";
import { call, callPage } from "../../shared/api";
import { fetchAll } from "../../shared/fetch-all";

export interface OrderFilter {
  branch?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: OrderState | undefined;
  search?: string | undefined;
}

const PAGE = 50;
/** Open orders stay known while other screens are open, however long: the network may be gone on the way back. */
const KEPT = { gcTime: Infinity };

export const orderQueries = {
  key: ["orders"] as const,
  lists: ["orders", "open"] as const,
  ones: ["orders", "one"] as const,
  histories: ["orders", "history"] as const,
  current: (branch?: string) =>
    queryOptions({
      queryKey: [...orderQueries.lists, "current", branch ?? null],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/orders/current", { query: { ...page, branch }, signal })),
      retry: false,
      // The desk says how old its orders are, and asks again by itself.
      meta: { isTold: true },
      ...KEPT,
    }),
  missed: (branch?: string) =>
    queryOptions({
      queryKey: [...orderQueries.lists, "missed", branch ?? null],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/orders/missed", { query: { ...page, branch }, signal })),
      retry: false,
      // The desk says how old its orders are, and asks again by itself.
      meta: { isTold: true },
      ...KEPT,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...orderQueries.ones, id],
      queryFn: ({ signal }) => call("GET /api/orders/{id}", { params: { id }, signal }),
      staleTime: 2_000,
    }),
  history: (filter: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.histories, filter],
      queryFn: ({ pageParam, signal }) =>
        callPage("GET /api/orders", { query: { ...filter, limit: PAGE, cursor: pageParam || undefined }, signal }),
      /** The first page has no cursor. */
      initialPageParam: "",
      getNextPageParam: (page) => page.cursor ?? undefined,
    }),
};

/** Whether the answer to an action is the whole order, as it is for people who may read it. */
export function isWholeOrder(order: ActedOrder): order is StaffOrder {
  return "timeline" in order;
}
