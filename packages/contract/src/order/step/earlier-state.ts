import { type Instant, zonedTime } from "../../kit/time";
import type { OrderState } from "../order.state";

/** The milliseconds within which the steps `in-delivery` and `completed` may be taken back, by the server's clock. */
export const UNDO_WINDOW = 10_000;
/** How often steps of an order may be taken back. Each one makes its row larger, which has an end. */
export const UNDO_LIMIT = 10;

interface Entry {
  at: string;
  action: string;
}

interface Reached {
  state: OrderState;
  at: Instant;
}

/** The steps of the timeline that change the state of an order that is being fulfilled. */
const REACHED: Readonly<Record<string, OrderState>> = {
  confirm: "confirmed",
  "confirm-counter-appointment": "confirmed",
  "in-delivery": "inDelivery",
  completed: "completed",
};

/** The states that led to the one of now, in order, without those that were taken back. */
function reachedStates(timeline: readonly Entry[]): Reached[] {
  const reached: Reached[] = [{ state: "pending", at: Number.NEGATIVE_INFINITY }];
  for (const { action, at } of timeline) {
    const state = REACHED[action];
    if (state) reached.push({ state, at: Date.parse(at) });
    else if (action === "undo" || action === "reopen") reached.pop();
  }
  return reached;
}

/** When the order came into its state of now, if by a step of its fulfilment. */
export function reachedAt({ state, timeline }: { state: OrderState; timeline: readonly Entry[] }): Instant | null {
  const last = reachedStates(timeline).at(-1);
  return last?.state === state ? last.at : null;
}

interface Asked {
  order: { state: OrderState; timeline: readonly Entry[] };
  now: Instant;
}

/** The state to which the last step may still be taken back; null when it is too late, of another kind or too often. */
export function undoneState({ order: { state, timeline }, now }: Asked): OrderState | null {
  if (state !== "inDelivery" && state !== "completed") return null;
  if (timeline.filter(({ action }) => action === "undo").length >= UNDO_LIMIT) return null;
  const [before, last] = reachedStates(timeline).slice(-2);
  return before && last?.state === state && now - last.at <= UNDO_WINDOW ? before.state : null;
}

/**
 * The state to which a completed order may be reopened: the one before its completion, on the same day.
 * @param zone the branch's time zone.
 */
export function reopenedState({ order: { state, timeline }, now, zone }: Asked & { zone: string }): OrderState | null {
  const [before, last] = reachedStates(timeline).slice(-2);
  if (state !== "completed" || !before || last?.state !== "completed") return null;
  const dayOf = (at: Instant): string => zonedTime({ at, zone }).date;
  return dayOf(last.at) === dayOf(now) ? before.state : null;
}
