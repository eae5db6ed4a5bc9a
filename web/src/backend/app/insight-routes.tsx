import { createRoute } from "@tanstack/react-router";
import type { StatisticsSearch } from "../features/statistics/period/asked";
import type { PlannerSearch } from "../features/planning/planner-search";
import type { TasksSearch } from "../features/project/tasks-page";
import { DUES } from "@tresen/contract/project/due";
import type { PlaysSearch } from "../features/signage/plays/plays-page";
import type { TimeSheetsSearch } from "../features/time-sheet/time-sheets-page";
import { deferredScreen } from "../shared/ui/deferred-screen";
import { logSearchOf } from "./log-search";
import { root } from "./root-route";
import { type Raw, oneOf, text } from "./search-values";

/* The pages that tell how the business and the platform go, and what is to be done. */

export const dashboardRoute = createRoute({
  getParentRoute: () => root,
  path: "/dashboard",
  // The page reads of it what it understands.
  validateSearch: (search: Raw): StatisticsSearch =>
    Object.fromEntries(Object.entries(search).map(([key, value]) => [key, text(value)])),
  component: deferredScreen(async () => (await import("./routes/dashboard-route")).DashboardRoute),
});

export const closingsRoute = createRoute({
  getParentRoute: () => root,
  path: "/closings",
  validateSearch: (search: Raw): { branch?: string | undefined; closing?: string | undefined } => ({
    branch: text(search.branch),
    closing: text(search.closing),
  }),
  component: deferredScreen(async () => (await import("./routes/insight/closings-route")).ClosingsRoute),
});

export const remindersRoute = createRoute({
  getParentRoute: () => root,
  path: "/reminders",
  validateSearch: (search: Raw): { branch?: string | undefined } => ({ branch: text(search.branch) }),
  component: deferredScreen(async () => (await import("./routes/insight/reminders-route")).RemindersRoute),
});

export const absencesRoute = createRoute({
  getParentRoute: () => root,
  path: "/absences",
  component: deferredScreen(async () => (await import("./routes/insight/absences-route")).AbsencesRoute),
});

export const timeSheetsRoute = createRoute({
  getParentRoute: () => root,
  path: "/time-sheets",
  validateSearch: (search: Raw): TimeSheetsSearch => ({
    month: text(search.month),
    branch: text(search.branch),
    user: text(search.user),
  }),
  component: deferredScreen(async () => (await import("./routes/insight/time-sheets-route")).TimeSheetsRoute),
});

export const playsRoute = createRoute({
  getParentRoute: () => root,
  path: "/signage-plays",
  validateSearch: (search: Raw): PlaysSearch => ({
    from: text(search.from),
    to: text(search.to),
    branch: text(search.branch),
    scene: text(search.scene),
    tv: text(search.tv),
  }),
  component: deferredScreen(async () => (await import("./routes/insight/plays-route")).PlaysRoute),
});

export const timeRequestsRoute = createRoute({
  getParentRoute: () => root,
  path: "/time-requests",
  component: deferredScreen(async () => (await import("./routes/insight/time-requests-route")).TimeRequestsRoute),
});

export const voidedTimeRoute = createRoute({
  getParentRoute: () => root,
  path: "/time-voided",
  component: deferredScreen(async () => (await import("./routes/insight/time-requests-route")).VoidedTimeRoute),
});

export const healthRoute = createRoute({
  getParentRoute: () => root,
  path: "/health",
  component: deferredScreen(async () => (await import("./routes/insight/health-route")).HealthRoute),
});

export const logsRoute = createRoute({
  getParentRoute: () => root,
  path: "/logs",
  validateSearch: logSearchOf,
  component: deferredScreen(async () => (await import("./routes/insight/logs-route")).LogsRoute),
});

/** What the pages of tasks keep in their address. */
const taskSearch = (search: Raw): TasksSearch => ({
  project: text(search.project),
  mine: text(search.mine),
  search: text(search.search),
  due: oneOf(search.due, DUES),
  day: text(search.day),
});

export const taskBoardRoute = createRoute({
  getParentRoute: () => root,
  path: "/tasks/board",
  validateSearch: taskSearch,
  component: deferredScreen(async () => (await import("./routes/insight/tasks-routes")).TaskBoardRoute),
});

export const taskCalendarRoute = createRoute({
  getParentRoute: () => root,
  path: "/tasks/calendar",
  validateSearch: taskSearch,
  component: deferredScreen(async () => (await import("./routes/insight/tasks-routes")).TaskCalendarRoute),
});

export const plannerRoute = createRoute({
  getParentRoute: () => root,
  path: "/working-schedules/planner",
  validateSearch: (search: Raw): PlannerSearch => ({
    branch: text(search.branch),
    department: text(search.department),
    day: text(search.day),
    view: search.view === "day" ? "day" : undefined,
  }),
  component: deferredScreen(async () => (await import("./routes/insight/planner-route")).PlannerRoute),
});

export const ownShiftsRoute = createRoute({
  getParentRoute: () => root,
  path: "/shifts",
  component: deferredScreen(async () => (await import("./routes/insight/own-shifts-route")).OwnShiftsRoute),
});
