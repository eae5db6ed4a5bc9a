import { methodOf, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { type Instant, formatDateTime, formatTime, zonedTime } from "@tresen/contract/kit/time";
import { SHIFT_PUSH } from "@tresen/contract/planning/messages/plan-messages.texts";
import { REQUEST_PATHS } from "@tresen/contract/planning/messages/request-news";
import {
  ABSENCE_NEWS_TITLE,
  ABSENCE_PUSH,
  SHIFT_ANSWER_NEWS_TITLE,
  SHIFT_ANSWER_PUSH,
  TIME_NEWS_PUSH,
  TIME_NEWS_TITLE,
  TIME_REQUEST_NEWS_TITLE,
  TIME_REQUEST_PUSH,
} from "@tresen/contract/planning/messages/request-news.texts";
import type { SwapReader } from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_PUSH } from "@tresen/contract/planning/swap/shift-swap.texts";
import type { OrderPushEvent, PushPayload } from "@tresen/contract/push/push";
import {
  ALARM_PUSH,
  AS_SOON_AS_POSSIBLE,
  TEST_PUSH,
  orderNumberText,
  positionsText,
  pushTitle,
} from "@tresen/contract/push/push-message.texts";
import type { OrderRow } from "../order";
import { orderId } from "../order/view";
import type { StaffRequest } from "../outbox";

/** What a message about an order says: nothing by which a stranger who sees the screen could tell whose it is. */
export function composeOrderPush({
  event,
  order,
  branch,
  now,
}: {
  event: OrderPushEvent;
  order: OrderRow;
  branch: Branch | null;
  now: Instant;
}): PushPayload {
  const what = orderNumberText({ number: order.ticketNumber, isQuotation: order.isQuotation });
  const facts = [
    ...(order.isQuotation ? [] : [DELIVERY_METHOD_LABELS[methodOf(order)]]),
    whenText({ appointment: order.appointment, zone: zoneOf(branch ?? {}), now }),
    positionsText(order.items.length),
  ];
  const id = encodeURIComponent(orderId(order.uid));
  return {
    title: pushTitle({ event, what }),
    body: facts.join(" · "),
    // An order that is over stands on no desk.
    url: event === "cancelled" ? `/backend#/orders/history?order=${id}` : `/backend#/?order=${id}`,
    tag: `${order.uid}-${event}`,
    event,
  };
}

/** What a message about a printer or display says. */
export function composeAlarmPush({ alarm, text }: { alarm: string; text: string }): PushPayload {
  return { title: ALARM_PUSH, body: text, url: "/backend#/", tag: alarm, event: "alarm" };
}

/** What a message about shifts says: neither times nor names. */
export function composeShiftPush({
  publication,
  ...told
}: {
  publication: string;
  count: number;
  isConsentAsked: boolean;
}): PushPayload {
  return {
    title: SHIFT_PUSH.title,
    body: SHIFT_PUSH.body(told),
    url: "/backend#/shifts",
    tag: publication,
    event: "shiftPlan",
  };
}

/** What a message about a request to swap shifts says: neither times nor names. */
export function composeSwapPush({
  id,
  state,
  reader,
}: {
  id: string;
  state: keyof typeof SWAP_PUSH.bodies;
  reader: SwapReader;
}): PushPayload {
  const isToDecide = reader === "decider";
  return {
    title: SWAP_PUSH.title,
    body: isToDecide ? SWAP_PUSH.toDecide : SWAP_PUSH.bodies[state],
    url: isToDecide ? "/backend#/working-schedules/planner" : "/backend#/shifts",
    tag: id,
    event: "shiftSwap",
  };
}

/** What a message about an absence, recorded time, a time sheet or an answer to a shift says: neither names nor days. */
export function composeRequestPush({ id, request }: { id: string; request: StaffRequest }): PushPayload {
  return { ...wordsOf(request), tag: id, event: request.about };
}

function wordsOf(request: StaffRequest): Pick<PushPayload, "title" | "body" | "url"> {
  const url = `/backend#/${REQUEST_PATHS[request.about]}`;
  if (request.about === "absence") return { title: ABSENCE_NEWS_TITLE, body: ABSENCE_PUSH[request.news], url };
  if (request.about === "timeNews") return { title: TIME_NEWS_TITLE, body: TIME_NEWS_PUSH[request.news], url };
  return request.about === "timeRequest"
    ? { title: TIME_REQUEST_NEWS_TITLE, body: TIME_REQUEST_PUSH[request.news], url }
    : { title: SHIFT_ANSWER_NEWS_TITLE, body: SHIFT_ANSWER_PUSH[request.news], url };
}

export function composeTestPush({ device, name }: { device: string; name: string }): PushPayload {
  return {
    title: TEST_PUSH.title,
    body: TEST_PUSH.body(name),
    url: `/backend#/devices/${encodeURIComponent(device)}`,
    tag: `test-${device}`,
    event: "test",
  };
}

function whenText({ appointment, zone, now }: { appointment: string | undefined; zone: string; now: Instant }): string {
  if (appointment === undefined) return AS_SOON_AS_POSSIBLE;
  const at = Date.parse(appointment);
  const isToday = zonedTime({ at, zone }).date === zonedTime({ at: now, zone }).date;
  return isToday ? formatTime({ at, zone }) : formatDateTime({ at, zone });
}
