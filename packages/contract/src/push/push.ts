import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";
import { id } from "../kit/schema";
import { PUSH_FAULTS } from "./push.texts";

/** What a device may be told of orders: also of one that nobody answers. */
const ORDER_PUSH_EVENTS = ["newOrder", "confirmed", "changed", "cancelled", "escalated"] as const;
export type OrderPushEvent = (typeof ORDER_PUSH_EVENTS)[number];

/**
 * What browsers are told: devices of orders, of trouble of devices, and by a test; a person of their shifts, and of
 * requests that concern them.
 */
export type PushEvent =
  | OrderPushEvent
  | "alarm"
  | "test"
  | "shiftPlan"
  | "shiftSwap"
  | "absence"
  | "timeRequest"
  | "shiftAnswer"
  | "timeNews";

export function isOrderEvent(event: PushEvent): event is OrderPushEvent {
  return ORDER_PUSH_EVENTS.some((one) => one === event);
}

/** The browsers of one device, or of one person. */
export const SUBSCRIPTIONS_LIMIT = 10;

/** Bytes in base64url, as browsers write the keys of a subscription. */
const bytes = (count: number): z.ZodString =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((count * 4) / 3)}}={0,2}$`), PUSH_FAULTS.keys);

/**
 * A subscription as `PushSubscription.toJSON()` of a browser describes it, and the device that it belongs to: or the id of
 * the person who is signed in, for messages to them.
 */
export const newPushSubscription = z.strictObject({
  device: id,
  endpoint: z.url(PUSH_FAULTS.endpoint).max(1000, PUSH_FAULTS.endpoint),
  /** The public key is an uncompressed point of the curve P-256. */
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
});
export type NewPushSubscription = z.output<typeof newPushSubscription>;

/** A subscription as the back-office shows it, without its address and keys. */
export const pushSubscription = z.object({
  id: z.string(),
  device: z.string(),
  browser: z.string().meta({ description: "Wie sich der Browser nennt, etwa „Chrome, Android“" }),
  createdAt: instant,
  lastUsedAt: instant.nullable().meta({ description: "Wann zuletzt zugestellt wurde, auf die Stunde genau" }),
  lastFailedAt: instant.nullable().meta({ description: "Wann es zuletzt misslang, auf die Stunde genau" }),
});
export type PushSubscriptionView = z.output<typeof pushSubscription>;

export const pushKey = z.object({ publicKey: z.string() });

/** What a push message says. It is shown on locked screens, so it contains nothing personal. */
export interface PushPayload {
  title: string;
  body: string;
  /** The path of the page that a click opens. */
  url: string;
  /** A message replaces a shown one with the same tag. */
  tag: string;
  event: PushEvent;
}
