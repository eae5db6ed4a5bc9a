/** The states of an order. The flags of the public view are derived from them. */
export const ORDER_STATES = [
  "pending",
  "confirmed",
  "inDelivery",
  "completed",
  "rejected",
  "canceled",
  "failed",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export type OrderAction =
  | "confirm"
  | "reject"
  | "cancel"
  | "in-delivery"
  | "completed"
  | "begin"
  | "undo"
  | "reopen"
  | "counter-appointment"
  | "confirm-counter-appointment"
  | "reject-counter-appointment"
  | "questionnaire"
  | "expire-counter-appointment"
  | "decline"
  | "payment-failed";

/**
 * Who takes an action: `staff` of the order's branch, the `customer` with uid and hash, or the `system` because
 * nobody did within the time that staff or branch have set. That an order was not paid is no action: see `failed` of
 * core's `payment/order/progress.ts`.
 */
export type OrderActor = "staff" | "customer" | "system";

export interface OrderLifecycle {
  state: OrderState;
  hasCounterAppointment: boolean;
  isRated: boolean;
  /** Whether the order is paid online and the money has not arrived yet. */
  isAwaitingPayment?: boolean;
  /** Whether its time to be begun has not come: see `beginsAt`. */
  isLater?: boolean;
  /** The states to which taking the last step back and reopening lead, if they are possible: see `earlier-state.ts`. */
  undone?: OrderState | null;
  reopened?: OrderState | null;
}

interface Transition {
  action: OrderAction;
  actor: OrderActor;
  from: readonly OrderState[];
  to: OrderState | ((order: OrderLifecycle) => OrderState | null | undefined);
  when?: (order: OrderLifecycle) => boolean;
}

const OPEN: readonly OrderState[] = ["pending", "confirmed", "inDelivery"];
const offered = (order: OrderLifecycle): boolean => order.hasCounterAppointment;
const settled = (order: OrderLifecycle): boolean => !order.isAwaitingPayment;

/** The transition table: which actor may take which action in which states, and the resulting state. */
const TRANSITIONS: readonly Transition[] = [
  { action: "confirm", actor: "staff", from: ["pending"], to: "confirmed", when: settled },
  { action: "counter-appointment", actor: "staff", from: ["pending"], to: "pending", when: settled },
  { action: "reject", actor: "staff", from: ["pending"], to: "rejected" },
  { action: "in-delivery", actor: "staff", from: ["confirmed"], to: "inDelivery" },
  { action: "completed", actor: "staff", from: ["confirmed", "inDelivery"], to: "completed" },
  { action: "cancel", actor: "staff", from: OPEN, to: "canceled" },
  { action: "begin", actor: "staff", from: ["confirmed"], to: "confirmed", when: (order) => order.isLater === true },
  { action: "undo", actor: "staff", from: ["inDelivery", "completed"], to: ({ undone }) => undone },
  { action: "reopen", actor: "staff", from: ["completed"], to: ({ reopened }) => reopened },
  { action: "confirm-counter-appointment", actor: "customer", from: ["pending"], to: "confirmed", when: offered },
  { action: "reject-counter-appointment", actor: "customer", from: ["pending"], to: "canceled", when: offered },
  { action: "questionnaire", actor: "customer", from: ["completed"], to: "completed", when: (order) => !order.isRated },
  { action: "expire-counter-appointment", actor: "system", from: ["pending"], to: "canceled", when: offered },
  { action: "decline", actor: "system", from: ["pending"], to: "rejected", when: settled },
];

/** The state that `action` leads to, or null where it is not allowed. */
export function nextState({
  action,
  actor,
  order,
}: {
  action: OrderAction;
  actor: OrderActor;
  order: OrderLifecycle;
}): OrderState | null {
  const transition = TRANSITIONS.find((candidate) => candidate.action === action && candidate.actor === actor);
  if (!transition?.from.includes(order.state)) return null;
  if (transition.when && !transition.when(order)) return null;
  return typeof transition.to === "string" ? transition.to : (transition.to(order) ?? null);
}

/** The actions the actor may take now, most likely first: the first one is shown as the large button. */
export function allowedActions({ actor, order }: { actor: OrderActor; order: OrderLifecycle }): OrderAction[] {
  return TRANSITIONS.filter(
    (candidate) => candidate.actor === actor && nextState({ action: candidate.action, actor, order }) !== null,
  ).map(({ action }) => action);
}

export function isOpenState(state: OrderState): boolean {
  return OPEN.includes(state);
}

export interface OrderFlags {
  isConfirmed: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
}

/** The public flags of a state. `isInDelivery` also means ready for pickup; `isDelivered` is only for delivery. */
export function orderFlags({ state, isDelivery }: { state: OrderState; isDelivery: boolean }): OrderFlags {
  return {
    isConfirmed: state === "confirmed" || state === "inDelivery" || state === "completed",
    isInDelivery: state === "inDelivery",
    isDelivered: state === "completed" && isDelivery,
    isCompleted: state === "completed",
    isRejected: state === "rejected",
    isCanceled: state === "canceled",
    isFailed: state === "failed",
  };
}
