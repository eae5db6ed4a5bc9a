import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { ActedOrder, ListedOrder, StaffOrder } from "@tresen/contract/order/order";
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
/** Single orders that are loaded at the same time. */
const PARALLEL = 6;

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
  day: ({ branch, day }: { branch: string | undefined; day: string }) =>
    queryOptions({
      queryKey: [...orderQueries.histories, "day", day, branch ?? null],
      queryFn: ({ signal }) => wholeDay({ branch, day, signal }),
      staleTime: 60_000,
    }),
};

/** Whether the answer to an action is the whole order, as it is for people who may read it. */
export function isWholeOrder(order: ActedOrder): order is StaffOrder {
  return "timeline" in order;
}

/** Every order that was placed on a day (`YYYY-MM-DD`, on each branch's clock), with all of its positions. */
async function wholeDay({
  branch,
  day,
  signal,
}: {
  branch: string | undefined;
  day: string;
  signal: AbortSignal;
}): Promise<ListedOrder[]> {
  const orders = await fetchAll((page) =>
    callPage("GET /api/orders", { query: { ...page, branch, from: day, to: day }, signal }),
  );
  const shortened = orders.filter(({ items, itemCount }) => items.length < itemCount);
  const whole = new Map<string, StaffOrder>();
  for (let start = 0; start < shortened.length; start += PARALLEL) {
    const loaded = await Promise.all(
      shortened
        .slice(start, start + PARALLEL)
        .map(({ id }) => call("GET /api/orders/{id}", { params: { id }, signal })),
    );
    for (const order of loaded) whole.set(order.id, order);
  }
  return orders.map((order) => whole.get(order.id) ?? order);
}
