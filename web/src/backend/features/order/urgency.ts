import type { StaffOrder } from "@tresen/contract/order/order";
import { MINUTE } from "@tresen/contract/kit/time";
import { TIME_TEXTS, URGENCY_TEXTS } from "./order.texts";

export type UrgencyLevel = "calm" | "soon" | "urgent";

export interface Urgency {
  level: UrgencyLevel;
  /** Whole minutes: since the order was placed, or until its appointment (negative once it is past). */
  minutes: number;
  basis: "age" | "appointment";
}

/** Minutes of age at which an order without appointment becomes `soon` and `urgent`. */
const AGE_LIMITS = { pending: [3, 8], confirmed: [20, 35], inDelivery: [45, 75] } as const;
/** Minutes before the appointment. A preorder is calm until work on it must begin. */
const APPOINTMENT_LIMITS = { pending: [60, 30], confirmed: [25, 10], inDelivery: [5, -5] } as const;
/** Minutes after which an unconfirmed order is at least `soon`, however far its appointment is. */
const UNANSWERED = 15;

/** The urgency of an open order. Closed ones are calm. */
export function urgencyOf({
  order,
  now,
}: {
  order: Pick<StaffOrder, "state" | "createdAt" | "appointment" | "counterAppointment">;
  now: number;
}): Urgency {
  if (order.state === "pending" && order.counterAppointment !== null)
    return awaitingAnswer({ proposed: Date.parse(order.counterAppointment), now });
  const age = Math.max(0, Math.floor((now - Date.parse(order.createdAt)) / MINUTE));
  const { state } = order;
  if (state !== "pending" && state !== "confirmed" && state !== "inDelivery")
    return { level: "calm", minutes: age, basis: "age" };
  if (order.appointment === null) {
    const [soon, urgent] = AGE_LIMITS[state];
    return { level: age >= urgent ? "urgent" : age >= soon ? "soon" : "calm", minutes: age, basis: "age" };
  }
  const left = Math.floor((Date.parse(order.appointment) - now) / MINUTE);
  const [soon, urgent] = APPOINTMENT_LIMITS[state];
  const level = left <= urgent ? "urgent" : left <= soon ? "soon" : "calm";
  if (level === "calm" && state === "pending" && age >= UNANSWERED)
    return { level: "soon", minutes: age, basis: "age" };
  return { level, minutes: left, basis: "appointment" };
}

/** The customer has to answer. The order becomes urgent only when the proposed time comes near without an answer. */
function awaitingAnswer({ proposed, now }: { proposed: number; now: number }): Urgency {
  const left = Math.floor((proposed - now) / MINUTE);
  return {
    level: left <= 0 ? "urgent" : left <= APPOINTMENT_LIMITS.pending[1] ? "soon" : "calm",
    minutes: left,
    basis: "appointment",
  };
}

/**
 * `3 min`, `1 Std. 5 min`, `4 Std.` or `2 Tagen`. From two hours on the minutes are left out. The days are in the
 * dative, which "seit", "in" and "vor" require, unless `dayText` uses another case.
 */
export function durationText(minutes: number, dayText: (days: number) => string = TIME_TEXTS.daysDative): string {
  const total = Math.abs(minutes);
  if (total < 60) return TIME_TEXTS.minutes(total);
  if (total < 120) return total === 60 ? TIME_TEXTS.hours(1) : TIME_TEXTS.hourAndMinutes(total - 60);
  const hours = Math.round(total / 60);
  return hours < 24 ? TIME_TEXTS.hours(hours) : dayText(Math.round(hours / 24));
}

/** The urgency in words: `seit 4 min`, `seit 7 Tagen`, `in 20 min`, `5 min überfällig`. */
export function urgencyText({ minutes, basis }: Urgency): string {
  if (basis === "age") return minutes < 1 ? URGENCY_TEXTS.justNow : URGENCY_TEXTS.since(durationText(minutes));
  if (minutes === 0) return URGENCY_TEXTS.due;
  return minutes > 0
    ? URGENCY_TEXTS.dueIn(durationText(minutes))
    : URGENCY_TEXTS.overdue(durationText(minutes, TIME_TEXTS.days));
}

/** The instant by which work on an order is due; the earliest is at the top of its column. */
export function dueAt(order: Pick<StaffOrder, "createdAt" | "appointment">): number {
  return Date.parse(order.appointment ?? order.createdAt);
}
