import { addDays } from "@tresen/contract/kit/time";
import type { Mail } from "../message/mail";
import { orderCounts, overviewOf, revenueOf, soldItems } from "../statistics/report";
import type { ReportAsked } from "./asked";
import { weeklyMail } from "./weekly";
import { lastMonday } from "./weekly-figures";

/** The report of the last whole week; null where neither it nor the one before had an order. @throws forbidden. */
export async function weeklyReport({ actor, branch, config, day, fonts, now }: ReportAsked): Promise<Mail | null> {
  const from = lastMonday(day);
  const query = { from, to: addDays(from, 6), branch: branch.id, interval: "day", compare: "previous" } as const;
  const asked = { actor, query };
  const [revenue, orders, overview, items] = await Promise.all([
    revenueOf(asked),
    orderCounts(asked),
    overviewOf(asked),
    soldItems(asked),
  ]);
  if (orders.total + (orders.previous?.total ?? 0) === 0) return null;
  const figures = { revenue, orders, overview, items };
  return weeklyMail({ figures, branch, config, fonts: await fonts(), at: now });
}
