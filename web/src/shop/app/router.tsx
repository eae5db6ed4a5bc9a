import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, createRouter } from "@tanstack/react-router";
import { Root } from "./root";
import { RouteError } from "./route-error";
import { RoutePending } from "./route-pending";
import { loadBeforeLeaving } from "./load-before-leaving";
import { restoreScrollPosition } from "./scroll-restoration";
import { shopQuery } from "../state/shop-query";
import { screen } from "../ui/loadable";

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Root });

/** Search and tag filter of the branch list are part of the address. */
const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: (search: Record<string, unknown>): { q?: string; tag?: string } => ({
    ...text(search, "q"),
    ...text(search, "tag"),
  }),
  component: screen(() => import("./pages/home-page").then(({ HomePage }) => HomePage)),
});

const branch = createRoute({
  getParentRoute: () => root,
  path: "/store/$branchIdentifier",
  component: screen(() => import("./pages/store-page").then(({ StorePage }) => StorePage)),
});

const checkout = createRoute({
  getParentRoute: () => root,
  path: "/store/$branchIdentifier/checkout",
  component: screen(() => import("./pages/checkout-page").then(({ CheckoutPage }) => CheckoutPage)),
});

const checkoutError = createRoute({
  getParentRoute: () => root,
  path: "/store/$branchIdentifier/checkout/error",
  component: screen(() => import("./pages/checkout-page").then(({ CheckoutErrorPage }) => CheckoutErrorPage)),
});

const status = createRoute({
  getParentRoute: () => root,
  path: "/status/$uid/$hash",
  component: screen(() => import("./pages/status-page").then(({ StatusPage }) => StatusPage)),
});

const orderWithdrawal = createRoute({
  getParentRoute: () => root,
  path: "/status/$uid/$hash/withdrawal",
  component: screen(() => import("./pages/withdrawal-page").then(({ OrderWithdrawalPage }) => OrderWithdrawalPage)),
});

const withdrawal = createRoute({
  getParentRoute: () => root,
  path: "/withdrawal",
  component: screen(() => import("./pages/withdrawal-page").then(({ WithdrawalPage }) => WithdrawalPage)),
});

const sitePage = screen(() => import("./pages/site-page").then(({ SitePage }) => SitePage));
const site = createRoute({
  getParentRoute: () => root,
  path: "$",
  component: sitePage,
  // A failure here is not an error yet: the page loads the missing data again and shows an error if that fails.
  loader: async ({ context: { client }, location: { pathname } }) => {
    const [shop, page] = await Promise.allSettled([client.ensureQueryData(shopQuery), import("./pages/site-page")]);
    if (shop.status === "fulfilled" && page.status === "fulfilled")
      await page.value.loadSite({ sites: shop.value.sites, pathname });
  },
});

const routeTree = root.addChildren([home, branch, checkout, checkoutError, status, orderWithdrawal, withdrawal, site]);

export function createShopRouter(client: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { client },
    defaultPreload: "intent",
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultPendingMs: 150,
    // Shown for an address that is wrongly encoded, because no route matches it.
    defaultNotFoundComponent: sitePage,
    scrollRestoration: true,
    trailingSlash: "never",
  });
  loadBeforeLeaving(router);
  restoreScrollPosition(router);
  return router;
}

function text<Key extends string>(search: Record<string, unknown>, key: Key): Partial<Record<Key, string>> {
  const value = search[key];
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words !== "" ? ({ [key]: words } as Partial<Record<Key, string>>) : {};
}
