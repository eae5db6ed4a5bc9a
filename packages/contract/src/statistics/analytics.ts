import * as z from "zod";
import { id } from "../kit/schema";
import { TOO_MANY_DETAILS } from "./analytics.texts";
import { LONGEST_DETAIL } from "./visited-path";

/** The events that are counted. Any other event is accepted and counted as `other`. */
export const ANALYTICS_EVENTS = ["page_view", "add_to_cart", "begin_checkout", "purchase", "other"] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

const MOST_DETAILS = 20;
const word = z.string().trim().max(64);
const detail = z.union([z.string().max(LONGEST_DETAIL), z.number(), z.boolean(), z.null()]);
/** Nothing about a person: only these fields of `data` are read, and only counts and sums are stored. */
const data = z
  .record(z.string().max(64), detail)
  .refine((fields) => Object.keys(fields).length <= MOST_DETAILS, { error: TOO_MANY_DETAILS })
  .default({});

/** The two forms of events that shops send: with action and category, or with name and text. */
export const analyticsLog = z.union([
  z.strictObject({ type: word.min(1), action: word.min(1), category: word.default(""), data }),
  z.strictObject({ type: word.min(1), name: word.min(1), text: word.default(""), data }),
]);
export type AnalyticsLog = z.output<typeof analyticsLog>;
export type AnalyticsLogInput = z.input<typeof analyticsLog>;

/** The most that one event may add to a day's sum, in units of the currency. */
const LARGEST_VALUE = 100_000;

export interface CountedEvent {
  event: AnalyticsEvent;
  /** The id of the branch that it is about; null for the shop as a whole. */
  branch: string | null;
  /** Cents. */
  value: number;
  /** The page that was viewed; null for other events, and where the shop did not say. */
  path: string | null;
}

/** What is counted of an event. Branch and path are those that were sent, whether they exist or not. */
export function countedEvent(log: AnalyticsLog): CountedEvent {
  const name = "action" in log ? log.action : log.name;
  const event = ANALYTICS_EVENTS.find((known) => known === name) ?? "other";
  const branch = id.safeParse(log.data.branch);
  const { value, path } = log.data;
  return {
    event,
    branch: branch.success ? branch.data : null,
    value: typeof value === "number" && value > 0 && value <= LARGEST_VALUE ? Math.round(value * 100) : 0,
    path: event === "page_view" && typeof path === "string" ? path : null,
  };
}
