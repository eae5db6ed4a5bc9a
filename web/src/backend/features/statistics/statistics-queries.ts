import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";
import type { Asked, Filter } from "./period/asked";

const KEY = ["statistics"] as const;
/** How often figures are read again while the page is in sight. */
const EVERY = 60_000;
const fresh = { staleTime: EVERY / 2, refetchInterval: EVERY };
/** The figures of today are read more often. */
const LIVE = { staleTime: 0, refetchInterval: 20_000 };

export const statisticsQueries = {
  today: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "today", query],
      queryFn: ({ signal }) => call("GET /api/statistics/overview", { query, signal }),
      ...LIVE,
    }),
  overview: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "overview", query],
      queryFn: ({ signal }) => call("GET /api/statistics/overview", { query, signal }),
      ...fresh,
    }),
  revenue: (query: Asked) =>
    queryOptions({
      queryKey: [...KEY, "revenue", query],
      queryFn: ({ signal }) => call("GET /api/statistics/revenue", { query, signal }),
      ...fresh,
    }),
  orders: (query: Asked) =>
    queryOptions({
      queryKey: [...KEY, "orders", query],
      queryFn: ({ signal }) => call("GET /api/statistics/orders", { query, signal }),
      ...fresh,
    }),
  canceledOrders: (query: Asked) =>
    queryOptions({
      queryKey: [...KEY, "canceled-orders", query],
      queryFn: ({ signal }) => call("GET /api/statistics/canceled-orders", { query, signal }),
      ...fresh,
    }),
  visitors: (query: Asked) =>
    queryOptions({
      queryKey: [...KEY, "unique-visitors", query],
      queryFn: ({ signal }) => call("GET /api/statistics/unique-visitors", { query, signal }),
      ...fresh,
    }),
  pageViews: (query: Asked) =>
    queryOptions({
      queryKey: [...KEY, "page-views", query],
      queryFn: ({ signal }) => call("GET /api/statistics/page-views", { query, signal }),
      ...fresh,
    }),
  pages: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "pages", query],
      queryFn: ({ signal }) => call("GET /api/statistics/pages", { query, signal }),
      ...fresh,
    }),
  items: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "items", query],
      queryFn: ({ signal }) => call("GET /api/statistics/items", { query, signal }),
      ...fresh,
    }),
  orderTimes: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "order-times", query],
      queryFn: ({ signal }) => call("GET /api/statistics/order-times", { query, signal }),
      ...fresh,
    }),
  visitorTimes: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "visitor-times", query],
      queryFn: ({ signal }) => call("GET /api/statistics/visitor-times", { query, signal }),
      ...fresh,
    }),
  ratings: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "ratings", query],
      queryFn: ({ signal }) => call("GET /api/statistics/ratings", { query, signal }),
      ...fresh,
    }),
  workedMinutes: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "working-activities", query],
      queryFn: ({ signal }) => call("GET /api/statistics/working-activities", { query, signal }),
      ...fresh,
    }),
  plannedMinutes: (query: Filter) =>
    queryOptions({
      queryKey: [...KEY, "working-schedules", query],
      queryFn: ({ signal }) => call("GET /api/statistics/working-schedules", { query, signal }),
      ...fresh,
    }),
  profile: (query: { user: string; start: string; end: string; now: string }) =>
    queryOptions({
      queryKey: [...KEY, "profile", query],
      queryFn: ({ signal }) => call("GET /api/statistics/user-profile", { query, signal }),
      ...fresh,
    }),
};
