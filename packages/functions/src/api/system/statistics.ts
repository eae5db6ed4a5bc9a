import { statisticsCalls as calls } from "@tresen/contract/statistics/statistics.calls";
import { plannedByKind } from "@tresen/core/planning";
import {
  type Asked,
  askedBranches,
  canceledOrders,
  loaded,
  orderCounts,
  orderTimes,
  overviewOf,
  popularItems,
  profileActivitiesOf,
  ratingsOf,
  revenueOf,
  soldItems,
  userProfileOf,
  workedMinutesOf,
} from "@tresen/core/statistics/report";
import {
  countPageViews,
  countVisitors,
  listVisitedPages,
  listVisitorEvents,
  listVisitorTimes,
  readFunnel,
} from "@tresen/core/statistics/visits";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({ ...calls.orderCounts, run: async (asked) => ({ data: await orderCounts(asked) }) }),
  endpoint({ ...calls.revenue, run: async (asked) => ({ data: await revenueOf(asked) }) }),
  endpoint({ ...calls.canceledOrders, run: async (asked) => ({ data: await canceledOrders(asked) }) }),
  endpoint({ ...calls.soldItems, run: async (asked) => ({ data: await soldItems(asked) }) }),
  endpoint({ ...calls.popularItems, run: async (asked) => ({ data: await popularItems(asked) }) }),
  endpoint({ ...calls.orderTimes, run: async (asked) => ({ data: await orderTimes(asked) }) }),
  endpoint({
    ...calls.statisticsOverview,
    run: async (asked) => {
      const [orders, funnel] = await Promise.all([overviewOf(asked), ofVisits(asked, readFunnel)]);
      return { data: { ...orders, funnel } };
    },
  }),
  endpoint({ ...calls.uniqueVisitors, run: async (asked) => ({ data: await ofVisits(asked, countVisitors) }) }),
  endpoint({ ...calls.pageViews, run: async (asked) => ({ data: await ofVisits(asked, countPageViews) }) }),
  endpoint({ ...calls.visitedPages, run: async (asked) => ({ data: await ofVisits(asked, listVisitedPages) }) }),
  endpoint({ ...calls.visitorEvents, run: async (asked) => ({ data: await ofVisits(asked, listVisitorEvents) }) }),
  endpoint({ ...calls.visitorTimes, run: async (asked) => ({ data: await ofVisits(asked, listVisitorTimes) }) }),
  endpoint({ ...calls.ratings, run: async (asked) => ({ data: await ratingsOf(asked) }) }),
  endpoint({
    ...calls.workingActivityMinutes,
    run: async (asked) => ({ data: await workedMinutesOf(asked) }),
  }),
  endpoint({
    ...calls.workingScheduleMinutes,
    run: ({ actor, query: { branch, from, to } }) =>
      loaded(async () => ({
        data: await plannedByKind({ branches: await askedBranches({ actor, branch }), from, to }),
      })),
  }),
  endpoint({
    ...calls.userProfile,
    run: async ({ actor, query, now: at }) => ({ data: await userProfileOf({ actor, ...query, at }) }),
  }),
  endpoint({
    ...calls.userProfileWorkingActivities,
    run: async ({ actor, query, now }) => ({ data: await profileActivitiesOf({ actor, ...query, now }) }),
  }),
]);

/** Figures about visitors. @throws missing for a branch that is not there, upstream when they cannot be read. */
function ofVisits<Given extends Asked, Answer>(asked: Given, read: (asked: Given) => Promise<Answer>): Promise<Answer> {
  return loaded(async () => {
    const { actor, query } = asked;
    if (query.branch !== undefined) await askedBranches({ actor, branch: query.branch });
    return read(asked);
  });
}
