import type { Cents } from "@tresen/contract/kit/money";
import type { LocalDate } from "@tresen/contract/kit/time";
import {
  type FunnelEvent,
  PAGES,
  PATHS,
  VISITS,
  WHOLE_SHOP,
  eventInHour,
  eventValue,
  eventVisitors,
  viewsOf,
  visitorsInHour,
  visitorsOf,
} from "./names";
import { setCounts } from "./set-counts";

/** What is counted of the visits of one day. */
export interface VisitDay {
  /** Null for the shop as a whole. */
  branch: string | null;
  day: LocalDate;
  /** Views, and visitors who came first in it, by the hours since midnight. */
  hours: readonly { hour: number; visitors: number; views: number }[];
  /** The steps of the funnel: each counted in one hour. */
  steps: readonly { event: FunnelEvent; hour: number; count: number; value: Cents; visitors: number }[];
  pages: readonly { path: string; views: number; visitors: number }[];
}

/** Stores the counters of a day on which nobody was counted, as often as it is repeated: for demo shops. */
export async function setVisitDay({ branch, day, hours, steps, pages }: VisitDay): Promise<void> {
  const row = { branch: branch ?? WHOLE_SHOP, day };
  const visits = [
    ...hours.flatMap(({ hour, visitors, views }) => [
      [visitorsInHour(hour), visitors] as const,
      [eventInHour("page_view", hour), views] as const,
    ]),
    ...steps.flatMap(({ event, hour, count, value, visitors }) => [
      [eventInHour(event, hour), count] as const,
      [eventValue(event), value] as const,
      [eventVisitors(event), visitors] as const,
    ]),
  ];
  const views = pages.flatMap((page) => [
    [viewsOf(page.path), page.views] as const,
    [visitorsOf(page.path), page.visitors] as const,
  ]);
  await setCounts({ ...row, topic: VISITS, counts: Object.fromEntries(visits) });
  await setCounts({ ...row, topic: PAGES, counts: { ...Object.fromEntries(views), [PATHS]: pages.length } });
}
