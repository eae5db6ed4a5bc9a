import { statisticsCalls as calls } from "@tresen/contract/statistics/statistics.calls";
import {
  askedBranches,
  canceledOrders,
  orderCounts,
  orderTimes,
  popularItems,
  ratingsOf,
  requireProfile,
  revenueOf,
  soldItems,
  userProfileOf,
} from "@tresen/core/statistics/report";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Working time is not recorded yet. */
const NO_MINUTES = { totalMinutes: 0, rows: [] };

export const handler = resource([
  endpoint({ ...calls.orderCounts, run: async (asked) => ({ data: await orderCounts(asked) }) }),
  endpoint({ ...calls.revenue, run: async (asked) => ({ data: await revenueOf(asked) }) }),
  endpoint({ ...calls.canceledOrders, run: async (asked) => ({ data: await canceledOrders(asked) }) }),
  endpoint({ ...calls.soldItems, run: async (asked) => ({ data: await soldItems(asked) }) }),
  endpoint({ ...calls.popularItems, run: async (asked) => ({ data: await popularItems(asked) }) }),
  endpoint({ ...calls.orderTimes, run: async (asked) => ({ data: await orderTimes(asked) }) }),
  endpoint({ ...calls.ratings, run: async (asked) => ({ data: await ratingsOf(asked) }) }),
  endpoint({
    ...calls.workingActivityMinutes,
    run: async ({ actor, query: { branch } }) => {
      await askedBranches({ actor, branch });
      return { data: NO_MINUTES };
    },
  }),
  endpoint({
    ...calls.workingScheduleMinutes,
    run: async ({ actor, query: { branch } }) => {
      await askedBranches({ actor, branch });
      return { data: NO_MINUTES };
    },
  }),
  endpoint({
    ...calls.userProfile,
    run: async ({ actor, query }) => ({ data: await userProfileOf({ actor, ...query }) }),
  }),
  endpoint({
    ...calls.userProfileWorkingActivities,
    run: async ({ actor, query: { user } }) => {
      await requireProfile({ actor, user });
      return { data: [] };
    },
  }),
]);
