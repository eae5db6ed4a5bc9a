import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OrderState } from "@tresen/contract/order/order.state";
import type { ListedOrder, StaffOrder } from "@tresen/contract/order/order";
import { type ApiPage, api, apiPage } from "../../shared/api";

export interface OrderFilter {
  branch?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: OrderState | undefined;
  search?: string | undefined;
}

const PAGE = 50;
/** Where all orders of a list are wanted. The server ends a page earlier where it would become too large. */
const LARGE_PAGE = 500;
/** A safeguard against a server that hands out cursors for ever. */
const MAX_PAGES = 200;
/** Single orders that are loaded at the same time. */
const PARALLEL = 6;

export const orderQueries = {
  key: ["orders"] as const,
  lists: ["orders", "open"] as const,
  histories: ["orders", "history"] as const,
  current: (branch?: string) =>
    queryOptions({
      queryKey: [...orderQueries.lists, "current", branch ?? null],
      queryFn: ({ signal }) => allPages({ path: "/api/orders/current", query: { branch }, signal }),
      retry: false,
    }),
  missed: (branch?: string) =>
    queryOptions({
      queryKey: [...orderQueries.lists, "missed", branch ?? null],
      queryFn: ({ signal }) => allPages({ path: "/api/orders/missed", query: { branch }, signal }),
      retry: false,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ["orders", "one", id],
      queryFn: ({ signal }) => api<StaffOrder>(`/api/orders/${id}`, { signal }),
      staleTime: 2_000,
    }),
  history: (filter: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.histories, filter],
      queryFn: ({ pageParam, signal }) =>
        apiPage<ListedOrder>("/api/orders", { query: { ...filter, limit: PAGE, cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
    }),
  day: ({ branch, day }: { branch: string | undefined; day: string }) =>
    queryOptions({
      queryKey: [...orderQueries.histories, "day", day, branch ?? null],
      queryFn: ({ signal }) => wholeDay({ branch, day, signal }),
      staleTime: 60_000,
    }),
};

/** Every order of a list, page by page. */
async function allPages({
  path,
  query,
  signal,
}: {
  path: string;
  query: Record<string, string | undefined>;
  signal: AbortSignal;
}): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer: ApiPage<ListedOrder> = await apiPage<ListedOrder>(path, {
      query: { ...query, limit: LARGE_PAGE, cursor },
      signal,
    });
    orders.push(...answer.data);
    cursor = answer.cursor;
    if (!cursor) break;
  }
  return orders;
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
  const orders = await allPages({ path: "/api/orders", query: { branch, from: day, to: day }, signal });
  const shortened = orders.filter(({ items, itemCount }) => items.length < itemCount);
  const whole = new Map<string, StaffOrder>();
  for (let start = 0; start < shortened.length; start += PARALLEL) {
    const loaded = await Promise.all(
      shortened.slice(start, start + PARALLEL).map(({ id }) => api<StaffOrder>(`/api/orders/${id}`, { signal })),
    );
    for (const order of loaded) whole.set(order.id, order);
  }
  return orders.map((order) => whole.get(order.id) ?? order);
}
