import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";
import { ownSubscriptionId } from "./this-browser";

const key = ["push"] as const;

export const pushQueries = {
  of: (device: string) => [...key, device] as const,
  list: (device: string) =>
    queryOptions({
      queryKey: [...pushQueries.of(device), "browsers"],
      queryFn: ({ signal }) => call("GET /api/push/subscriptions", { query: { device }, signal }),
    }),
  /** The id of this browser among them; null for one that is not subscribed. */
  own: (device: string) =>
    queryOptions({
      queryKey: [...pushQueries.of(device), "own"],
      queryFn: () => ownSubscriptionId(device),
      networkMode: "always",
    }),
};
