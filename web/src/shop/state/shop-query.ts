import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect } from "react";
import { call } from "../../shared/api";
import { refreshNow } from "./browser/now";
import { type Shop, readShop } from "./shop";

/** An open page reloads the catalogue after this time, so that it does not show old prices and menus. */
const RELOAD_AFTER = 4 * HOUR;
/** How often the age is checked. A single timer of four hours would stop while the device sleeps. */
const RELOAD_CHECK = 10_000;

export const shopQuery = queryOptions({
  queryKey: ["shop"],
  queryFn: async (): Promise<Shop> => {
    const entries = await call("GET /api/init");
    refreshNow();
    return readShop(entries);
  },
  // When a visitor returns to the page, one request is made, which a cache answers.
  staleTime: 5 * MINUTE,
  gcTime: Infinity,
  // Comparing thousands of products one by one costs more than rendering again.
  structuralSharing: false,
});

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error("useShop outside of the shell");
  return shop;
}

/** Reloads the catalogue every 4 hours, checked every 10 s. */
export function useCatalogReload(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      const state = client.getQueryState(shopQuery.queryKey);
      if (state?.fetchStatus === "idle" && Date.now() - state.dataUpdatedAt >= RELOAD_AFTER)
        void client.refetchQueries(shopQuery);
    }, RELOAD_CHECK);
    return () => clearInterval(timer);
  }, [client]);
}
