import type { AnalyticsEvent } from "@tresen/contract/statistics/analytics";

/** Stands for the shop as a whole, in place of a branch. No branch can have this id. */
export const WHOLE_SHOP = "*";

/** The topic with events and visitors, and the one with views and visitors of each page. */
export const VISITS = "visits";
export const PAGES = "pages";

const CODES = { page_view: "p", add_to_cart: "a", begin_checkout: "c", purchase: "b", other: "o" } as const;
/** Events of the funnel, of which the visitors are counted as well. */
export const FUNNEL = ["add_to_cart", "begin_checkout", "purchase"] as const satisfies readonly AnalyticsEvent[];
export type FunnelEvent = (typeof FUNNEL)[number];

/** How often the event occurred in an hour of the day, by the hours since midnight. */
export const eventInHour = (event: AnalyticsEvent, hour: number): string => `${CODES[event]}:${hour}`;
/** How often the event occurred on a day of which the hours are not known: those that were counted by UTC day. */
export const eventOnDay = (event: AnalyticsEvent): string => `${CODES[event]}:day`;
/** The sum of their values, in cents. */
export const valueOnDay = (event: AnalyticsEvent): string => `${CODES[event]}:day-value`;
/** The sum of the event's values on the day, in cents. */
export const eventValue = (event: AnalyticsEvent): string => `${CODES[event]}:value`;
/** How many visitors of the day caused the event. */
export const eventVisitors = (event: FunnelEvent): string => `${CODES[event]}:visitors`;
/** How many visitors of the day came first in this hour. */
export const visitorsInHour = (hour: number): string => `v:${hour}`;

const VIEWS_OF = "w:";
export const viewsOf = (path: string): string => `${VIEWS_OF}${path}`;
export const visitorsOf = (path: string): string => `x:${path}`;
/** The path whose views the counter counts; null for other counters. */
export const pathOf = (name: string): string | null => (name.startsWith(VIEWS_OF) ? name.slice(VIEWS_OF.length) : null);
/** How many different paths have a counter of their own on the day. */
export const PATHS = "n:paths";
