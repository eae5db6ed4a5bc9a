import * as z from "zod";
import { type Call, forHolders, get } from "../kit/call";
import {
  counted,
  countedEvents,
  countedVisitors,
  overview,
  pageViews,
  profileActivity,
  rating,
  revenue,
  soldItem,
  userProfile,
  weekHour,
  workedMinutes,
} from "./statistics";
import { profileEntriesQuery, profileQuery, statisticsQuery } from "./statistics-query";
import { statisticsPermissions } from "./statistics.permissions";

const asked = { ...get, ...forHolders(statisticsPermissions.read), query: statisticsQuery };

export const statisticsCalls = {
  uniqueVisitors: { ...asked, path: "/api/statistics/unique-visitors", response: countedVisitors },
  pageViews: { ...asked, path: "/api/statistics/page-views", response: counted },
  visitedPages: { ...asked, path: "/api/statistics/pages", response: z.array(pageViews) },
  visitorEvents: { ...asked, path: "/api/statistics/events", response: z.array(countedEvents) },
  orderCounts: { ...asked, path: "/api/statistics/orders", response: counted },
  revenue: { ...asked, path: "/api/statistics/revenue", response: revenue },
  canceledOrders: { ...asked, path: "/api/statistics/canceled-orders", response: counted },
  soldItems: { ...asked, path: "/api/statistics/items", response: z.array(soldItem) },
  popularItems: { ...asked, path: "/api/statistics/popular-items", response: z.array(soldItem) },
  visitorTimes: { ...asked, path: "/api/statistics/visitor-times", response: z.array(weekHour) },
  orderTimes: { ...asked, path: "/api/statistics/order-times", response: z.array(weekHour) },
  workingActivityMinutes: { ...asked, path: "/api/statistics/working-activities", response: workedMinutes },
  workingScheduleMinutes: { ...asked, path: "/api/statistics/working-schedules", response: workedMinutes },
  /** Everything else of the period that the dashboard shows. */
  statisticsOverview: { ...asked, path: "/api/statistics/overview", response: overview },
  /** The newest ratings of the period, at most 100. */
  ratings: { ...asked, path: "/api/statistics/ratings", response: z.array(rating) },
  /** Everybody may ask for their own profile. */
  userProfile: {
    ...get,
    path: "/api/statistics/user-profile",
    access: "staff" as const,
    query: profileQuery,
    response: userProfile,
  },
  userProfileWorkingActivities: {
    ...get,
    path: "/api/statistics/user-profile-working-activities",
    access: "staff" as const,
    query: profileEntriesQuery,
    response: z.array(profileActivity),
  },
} satisfies Record<string, Call>;
