import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { Root } from "./root";
import { RouteError } from "./route-error";
import { RoutePending } from "./route-pending";
import { scrollAgain } from "./scroll-again";
import { shopQuery } from "../state/shop-query";

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Root });

/** Search and tag filter of the branch list live in the address. */
const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: (search: Record<string, unknown>): { q?: string; tag?: string } => ({ ...text(search, "q"), ...text(search, "tag") }),
  component: lazyRouteComponent(() => import("./pages/home-page"), "HomePage"),
});

const branch = createRoute({
  getParentRoute: () => root,
  path: "/store/$branchIdentifier",
  component: lazyRouteComponent(() => import("./pages/store-page"), "StorePage"),
});

const checkout = createRoute({
  getParentRoute: () => root,
  path: "/store/$branchIdentifier/checkout",
  component: lazyRouteComponent(() => import("./pages/checkout-page"), "CheckoutPage"),
});

const checkoutError = createRoute({
  getParentRoute: () => root,
  path: "/store/$branchIdentifier/checkout/error",
  component: lazyRouteComponent(() => import("./pages/checkout-page"), "CheckoutErrorPage"),
});

const status = createRoute({
  getParentRoute: () => root,
  path: "/status/$uid/$hash",
  component: lazyRouteComponent(() => import("./pages/status-page"), "StatusPage"),
});

const orderWithdrawal = createRoute({
  getParentRoute: () => root,
  path: "/status/$uid/$hash/withdrawal",
  component: lazyRouteComponent(() => import("./pages/withdrawal-page"), "OrderWithdrawalPage"),
});

const withdrawal = createRoute({
  getParentRoute: () => root,
  path: "/withdrawal",
  component: lazyRouteComponent(() => import("./pages/withdrawal-page"), "WithdrawalPage"),
});

const sitePage = lazyRouteComponent(() => import("./pages/site-page"), "SitePage");
const site = createRoute({
  getParentRoute: () => root,
  path: "$",
  component: sitePage,
  // What cannot be had now the page itself asks for again, and says so.
  loader: async ({ context: { client }, location: { pathname } }) => {
    const [shop, page] = await Promise.allSettled([client.ensureQueryData(shopQuery), import("./pages/site-page")]);
    if (shop.status === "fulfilled" && page.status === "fulfilled") await page.value.loadSite({ sites: shop.value.sites, pathname });
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
    // Of an address that is wrongly encoded, which fits no route.
    defaultNotFoundComponent: sitePage,
    scrollRestoration: true,
    trailingSlash: "never",
  });
  scrollAgain(router);
  return router;
}

function text<Key extends string>(search: Record<string, unknown>, key: Key): Partial<Record<Key, string>> {
  const value = search[key];
  const words = typeof value === "number" ? String(value) : value;
  return typeof words === "string" && words !== "" ? ({ [key]: words } as Partial<Record<Key, string>>) : {};
}
