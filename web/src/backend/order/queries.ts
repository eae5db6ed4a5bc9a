import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { OrderState } from "@tresen/contract/order-state";
import type { StaffOrder } from "@tresen/contract/orders";
import { type ApiPage, api, apiPage } from "../../shared/api";

export interface OrderFilter {
  branch?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: OrderState | undefined;
  search?: string | undefined;
}

const PAGE = 50;
/** Of a whole day, so that an answer stays well below what one may weigh. */
const DAY_PAGE = 200;

export const orderQueries = {
  key: ["orders"] as const,
  lists: ["orders", "open"] as const,
  histories: ["orders", "history"] as const,
  current: (branch?: string) =>
    queryOptions({ queryKey: [...orderQueries.lists, "current", branch ?? null], queryFn: ({ signal }) => api<StaffOrder[]>("/api/orders/current", { query: { branch }, signal }), retry: false }),
  missed: (branch?: string) =>
    queryOptions({ queryKey: [...orderQueries.lists, "missed", branch ?? null], queryFn: ({ signal }) => api<StaffOrder[]>("/api/orders/missed", { query: { branch }, signal }), retry: false }),
  one: (id: string) => queryOptions({ queryKey: ["orders", "one", id], queryFn: ({ signal }) => api<StaffOrder>(`/api/orders/${id}`, { signal }), staleTime: 2_000 }),
  history: (filter: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: [...orderQueries.histories, filter],
      queryFn: ({ pageParam, signal }) => apiPage<StaffOrder>("/api/orders", { query: { ...filter, limit: PAGE, cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
    }),
  day: ({ branch, day }: { branch: string | undefined; day: string }) =>
    queryOptions({ queryKey: [...orderQueries.histories, "day", day, branch ?? null], queryFn: ({ signal }) => wholeDay({ branch, day, signal }), staleTime: 60_000 }),
};

/** Every order that was placed on a day (`YYYY-MM-DD`, on each branch's clock). */
async function wholeDay({ branch, day, signal }: { branch: string | undefined; day: string; signal: AbortSignal }): Promise<StaffOrder[]> {
  const orders: StaffOrder[] = [];
  let cursor: string | null = null;
  do {
    const page: ApiPage<StaffOrder> = await apiPage<StaffOrder>("/api/orders", { query: { branch, from: day, to: day, limit: DAY_PAGE, cursor }, signal });
    orders.push(...page.data);
    cursor = page.cursor;
  } while (cursor);
  return orders;
}
