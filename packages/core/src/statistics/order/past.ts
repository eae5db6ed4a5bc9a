import { MINUTE } from "@tresen/contract/kit/time";
import type { Overview } from "@tresen/contract/statistics/statistics";
import { type OrderRow, isOff, isReleased } from "../../order";

export type CancelReason = Overview["canceled"]["reasons"][number]["reason"];
export const CANCEL_REASONS = ["canceled", "rejected", "declined", "customer"] as const satisfies CancelReason[];

const CONFIRMING: readonly string[] = ["confirm", "confirm-counter-appointment"];
/** Authors in a timeline who are no members of staff. */
const NOBODY: readonly string[] = ["customer", "system"];
const READY: readonly string[] = ["in-delivery", "completed"];
/** The last step of an order that is not fulfilled, and why it is so. */
const REASONS: Readonly<Record<string, CancelReason>> = {
  cancel: "canceled",
  reject: "rejected",
  decline: "declined",
  "reject-counter-appointment": "customer",
  "expire-counter-appointment": "customer",
};
/** An order that is ready this much after its time was not late. */
const TOLERANCE = 5 * MINUTE;

/**
 * When and why the order was canceled; null for one that is not, and for one that never counted: an order that was not
 * paid online, or a quotation that nobody had accepted.
 */
export function cancellationOf(order: OrderRow): { at: string; reason: CancelReason } | null {
  if (!isOff(order) || !isReleased(order)) return null;
  if (order.isQuotation && !order.timeline.some(({ action }) => CONFIRMING.includes(action))) return null;
  const step = order.timeline.findLast(({ action }) => Object.hasOwn(REASONS, action));
  return { at: step?.at ?? order.updatedAt, reason: REASONS[step?.action ?? ""] ?? "canceled" };
}

export function ratedAt({ timeline, updatedAt }: OrderRow): string {
  return timeline.findLast(({ action }) => action === "questionnaire")?.at ?? updatedAt;
}

export interface Waiting {
  /** Whole minutes from the order until it was ready or on its way, and until it was promised; null if not. */
  minutes: number | null;
  promisedMinutes: number | null;
  /** Null without a promised or agreed time. */
  isLate: boolean | null;
}

/** How long the customer waited; null while the order is not ready, and for a quotation. */
export function waitingOf(order: OrderRow): Waiting | null {
  const ready = order.preparedAt ?? order.timeline.find(({ action }) => READY.includes(action))?.at;
  if (ready === undefined || order.isQuotation) return null;
  const { createdAt, appointment, promisedAt } = order;
  const minutesUntil = (at: string): number =>
    Math.max(0, Math.round((Date.parse(at) - Date.parse(createdAt)) / MINUTE));
  const due = appointment ?? promisedAt;
  return {
    minutes: appointment === undefined ? minutesUntil(ready) : null,
    promisedMinutes: appointment === undefined && promisedAt !== undefined ? minutesUntil(promisedAt) : null,
    isLate: due === undefined ? null : Date.parse(ready) > Date.parse(due) + TOLERANCE,
  };
}

/** The members of staff who confirmed and completed the order, and when. A step that was taken back is no step. */
export function staffSteps({ timeline }: OrderRow): { user: string; step: "confirmed" | "completed"; at: string }[] {
  const steps: { user: string; step: "confirmed" | "completed" | "other"; at: string }[] = [];
  for (const { action, by, at } of timeline) {
    if (action === "undo" || action === "reopen") steps.pop();
    else if (action === "confirm") steps.push({ user: by, step: "confirmed", at });
    else if (action === "completed") steps.push({ user: by, step: "completed", at });
    else if (action === "in-delivery" || action === "confirm-counter-appointment")
      steps.push({ user: by, step: "other", at });
  }
  return steps.flatMap(({ user, step, at }) =>
    step !== "other" && !NOBODY.includes(user) ? [{ user, step, at }] : [],
  );
}
