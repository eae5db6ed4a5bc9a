import { createRoute, createRouter, type ErrorComponentProps, redirect, useRouter } from "@tanstack/react-router";
import { ORDER_STATES } from "@tresen/contract/order/order.state";
import { type ReactNode, useCallback } from "react";
import type { DeskSearch } from "../features/order/desk/desk-page";
import type { LeftOverSearch } from "../features/order/desk/left-over-page";
import type { HistorySearch } from "../features/order/history/history-page";
import type { PhoneSearch } from "../features/order/phone/phone-page";
import type { ComplianceSearch } from "../features/menu/compliance/compliance-page";
import type { DifferenceSearch } from "../features/menu/difference/difference-page";
import type { ConfigSearch } from "../admin/form/config-page";
import { listSearchOf } from "../admin/list/list-search";
import { deferredScreen, ScreenFailure, ScreenSkeleton } from "../shared/ui/deferred-screen";
import {
  absencesRoute,
  timeSheetsRoute,
  closingsRoute,
  dashboardRoute,
  healthRoute,
  logsRoute,
  ownShiftsRoute,
  plannerRoute,
  playsRoute,
  remindersRoute,
  taskBoardRoute,
  taskCalendarRoute,
  timeRequestsRoute,
  voidedTimeRoute,
} from "./insight-routes";
import { root } from "./root-route";
import { loadScreen } from "./screens";
import { type Raw, type Texts, oneOf, placeOf, text } from "./search-values";
import { DeskRoute } from "./routes/desk-route";
import { createPlacedHistory } from "./typed-addresses";

export const deskRoute = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: (search: Raw): DeskSearch => ({
    branch: text(search.branch),
    order: text(search.order),
    column: oneOf(search.column, ["missed", "pending", "later", "confirmed", "inDelivery"]),
    find: text(search.find),
    method: oneOf(search.method, ["takeaway", "delivery", "dineIn"]),
    station: text(search.station),
    driver: text(search.driver),
  }),
  component: DeskRoute,
});

const ordersRoute = createRoute({
  getParentRoute: () => root,
  path: "/orders",
  beforeLoad: () => {
    throw redirect({ to: "/" });
  },
});

export const leftOverRoute = createRoute({
  getParentRoute: () => root,
  path: "/orders/left-over",
  validateSearch: (search: Raw): LeftOverSearch => ({ branch: text(search.branch), order: text(search.order) }),
  component: deferredScreen(async () => (await import("./routes/left-over-route")).LeftOverRoute),
});

const phoneRoute = createRoute({
  getParentRoute: () => root,
  path: "/orders/new",
  validateSearch: (search: Raw): PhoneSearch => ({
    branch: text(search.branch),
    customer: text(search.customer),
    order: text(search.order),
  }),
  component: deferredScreen(async () => (await import("./routes/phone-route")).PhoneRoute),
});

const deliveriesRoute = createRoute({
  getParentRoute: () => root,
  path: "/deliveries",
  validateSearch: (search: Raw): { branch?: string | undefined } => ({ branch: text(search.branch) }),
  component: deferredScreen(async () => (await import("./routes/deliveries-route")).DeliveriesRoute),
});

const nowRoute = createRoute({
  getParentRoute: () => root,
  path: "/now",
  validateSearch: (search: Raw): { branch?: string | undefined } => ({ branch: text(search.branch) }),
  component: deferredScreen(async () => (await import("./routes/now-route")).NowRoute),
});

const loadRoute = createRoute({
  getParentRoute: () => root,
  path: "/load",
  validateSearch: (search: Raw): Texts<"branch" | "day"> => ({ branch: text(search.branch), day: text(search.day) }),
  component: deferredScreen(async () => (await import("./routes/load-route")).LoadRoute),
});

export const historyRoute = createRoute({
  getParentRoute: () => root,
  path: "/orders/history",
  validateSearch: (search: Raw): HistorySearch => ({
    branch: text(search.branch),
    from: text(search.from),
    to: text(search.to),
    state: oneOf(search.state, ORDER_STATES),
    search: text(search.search),
    order: text(search.order),
    sort: text(search.sort),
  }),
  component: deferredScreen(async () => (await import("./routes/history-route")).HistoryRoute),
});

export const configRoute = createRoute({
  getParentRoute: () => root,
  path: "/config",
  validateSearch: (search: Raw): ConfigSearch => ({ ...placeOf(search), section: text(search.section) }),
  component: deferredScreen(async () => (await import("./routes/config-route")).ConfigRoute),
});

const fontsRoute = createRoute({
  getParentRoute: () => root,
  path: "/fonts",
  component: deferredScreen(async () => (await import("../features/font/fonts-page")).FontsPage),
});

const uploadsRoute = createRoute({
  getParentRoute: () => root,
  path: "/uploads",
  validateSearch: (search: Raw): { search?: string | undefined; order?: string | undefined } => ({
    search: text(search.search),
    order: text(search.order),
  }),
  component: deferredScreen(async () => (await import("./routes/uploads-route")).UploadsRoute),
});

/** The catalogue of a menu as a board. */
const boardRoute = createRoute({
  getParentRoute: () => root,
  path: "/menus/$id/board",
  component: deferredScreen(async () => (await import("./routes/menu-routes")).BoardRoute),
});

/** What is different in a menu from the one in force, or from another. */
const differenceRoute = createRoute({
  getParentRoute: () => root,
  path: "/menus/$id/difference",
  validateSearch: (search: Raw): DifferenceSearch => ({
    with: text(search.with),
    branch: text(search.branch),
    kind: text(search.kind),
    search: text(search.search),
  }),
  component: deferredScreen(async () => (await import("./routes/menu-routes")).DifferenceRoute),
});

/** What should be looked at before a menu or the shop is published. */
const checkRoute = createRoute({
  getParentRoute: () => root,
  path: "/check",
  validateSearch: (search: Raw): ComplianceSearch => ({
    menu: text(search.menu),
    severity: oneOf(search.severity, ["error", "warning", "hint"]),
    rule: text(search.rule),
    search: text(search.search),
  }),
  component: deferredScreen(async () => (await import("./routes/check-route")).CheckRoute),
});

export const jobsRoute = createRoute({
  getParentRoute: () => root,
  path: "/jobs",
  validateSearch: (search: Raw): Texts<"kind" | "state" | "job"> => ({
    kind: text(search.kind),
    state: text(search.state),
    job: text(search.job),
  }),
  component: deferredScreen(async () => (await import("./routes/jobs-route")).JobsRoute),
});

/** The jobs of many records that the person has started. */
const bulkRoute = createRoute({
  getParentRoute: () => root,
  path: "/bulk",
  component: deferredScreen(async () => (await import("./routes/bulk-routes")).BulkRoute),
});

export const bulkJobRoute = createRoute({
  getParentRoute: () => root,
  path: "/bulk/$id",
  component: deferredScreen(async () => (await import("./routes/bulk-routes")).BulkJobRoute),
});

const importRoute = createRoute({
  getParentRoute: () => root,
  path: "/import/$resource",
  component: deferredScreen(async () => (await import("./routes/import-route")).ImportRoute),
});

const passwordRoute = createRoute({
  getParentRoute: () => root,
  path: "/password",
  component: deferredScreen(async () => (await import("./routes/password-route")).PasswordRoute),
});

const accountRoute = createRoute({
  getParentRoute: () => root,
  path: "/account",
  component: deferredScreen(async () => (await import("./routes/account-route")).AccountRoute),
});

export const listRoute = createRoute({
  getParentRoute: () => root,
  path: "/$resource",
  validateSearch: listSearchOf,
  loader: ({ params }) => loadScreen(params.resource),
  component: deferredScreen(async () => (await import("./routes/list-route")).ListRoute),
});

export const formRoute = createRoute({
  getParentRoute: () => root,
  path: "/$resource/$id",
  /** `copy`: the record to copy into the new one. */
  validateSearch: (search: Raw): { copy?: string | undefined } & ConfigSearch => ({
    copy: text(search.copy),
    ...placeOf(search),
  }),
  loader: ({ params }) => loadScreen(params.resource),
  component: deferredScreen(async () => (await import("./routes/form-routes")).FormRoute),
});

/** A screen whose additions could not be loaded, or that has failed. */
function ScreenError({ reset }: ErrorComponentProps): ReactNode {
  const { invalidate } = useRouter();
  const retry = useCallback(() => {
    reset();
    void invalidate();
  }, [reset, invalidate]);
  return <ScreenFailure onRetry={retry} />;
}

export const router = createRouter({
  routeTree: root.addChildren([
    deskRoute,
    ordersRoute,
    leftOverRoute,
    phoneRoute,
    deliveriesRoute,
    nowRoute,
    loadRoute,
    historyRoute,
    dashboardRoute,
    closingsRoute,
    configRoute,
    fontsRoute,
    remindersRoute,
    absencesRoute,
    timeSheetsRoute,
    playsRoute,
    uploadsRoute,
    boardRoute,
    differenceRoute,
    checkRoute,
    jobsRoute,
    healthRoute,
    logsRoute,
    bulkRoute,
    bulkJobRoute,
    importRoute,
    passwordRoute,
    accountRoute,
    taskBoardRoute,
    taskCalendarRoute,
    plannerRoute,
    ownShiftsRoute,
    timeRequestsRoute,
    voidedTimeRoute,
    listRoute,
    formRoute,
  ]),
  history: createPlacedHistory(),
  defaultPreload: "intent",
  defaultPendingComponent: ScreenSkeleton,
  defaultErrorComponent: ScreenError,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
