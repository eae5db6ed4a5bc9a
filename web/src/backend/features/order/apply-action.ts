import {
  type OrderAction,
  type OrderFlags,
  isOpenState,
  nextState,
  orderFlags,
} from "@tresen/contract/order/order.state";
import type { ListedOrder } from "@tresen/contract/order/order";
import { isAwaited } from "@tresen/contract/payment/payment.state";

/** The actions of staff on an order; each is a separate call. */
const STAFF_ACTIONS = [
  "confirm",
  "reject",
  "cancel",
  "in-delivery",
  "completed",
  "counter-appointment",
] as const satisfies readonly OrderAction[];
export type StaffAction = (typeof STAFF_ACTIONS)[number];

export function isStaffAction(action: OrderAction): action is StaffAction {
  return STAFF_ACTIONS.some((one) => one === action);
}

/** What an action needs beside the order. */
export type ActionDetails = Pick<
  OrderChange,
  "rejectionMessage" | "counterAppointments" | "expiresInMinutes" | "preparationMinutes"
>;

export interface OrderChange {
  /** The order as the person saw it: if it was changed meanwhile, the server refuses the action. */
  order: ListedOrder;
  action: StaffAction;
  rejectionMessage?: string;
  /** Instants, ISO. */
  counterAppointments?: readonly string[];
  /** How long the customer can accept one of them. */
  expiresInMinutes?: number;
  /** In how many minutes a confirmed order will be ready. */
  preparationMinutes?: number;
  /** Whether it is sent again without asking, because no visible data had changed. */
  isRepeated?: boolean;
}

/** The fields of an order that decide which actions are possible. */
export type DecidingFields = Pick<ListedOrder, "state" | "counterAppointment" | "questionnaireRating" | "payment">;

export const lifecycleOf = (order: DecidingFields) => ({
  state: order.state,
  hasCounterAppointment: order.counterAppointment !== null,
  isRated: order.questionnaireRating !== null,
  isAwaitingPayment: order.state === "pending" && order.payment !== null && isAwaited(order.payment.state),
});

/** The fields of an order that an action changes. */
export type ActionResult = Pick<ListedOrder, "state" | "rejectionMessage" | "counterAppointment" | keyof OrderFlags>;

/** The order as it will be after the action; null if the transition table forbids the action. */
export function applyAction({
  order,
  action,
  rejectionMessage,
  counterAppointments,
}: OrderChange): ActionResult | null {
  const state = nextState({ action, actor: "staff", order: lifecycleOf(order) });
  if (state === null) return null;
  return {
    ...orderFlags({ state, isDelivery: order.isDelivery }),
    state,
    rejectionMessage: action === "reject" ? (rejectionMessage ?? null) : order.rejectionMessage,
    counterAppointment:
      action === "counter-appointment" ? (counterAppointments?.[0] ?? null) : order.counterAppointment,
  };
}

/** The same fields of the order as it is. */
export function resultOf({ state, isDelivery, rejectionMessage, counterAppointment }: ListedOrder): ActionResult {
  return { ...orderFlags({ state, isDelivery }), state, rejectionMessage, counterAppointment };
}

/** The list of open orders with one of them changed. A closed order is removed. */
export function withChange({
  orders,
  id,
  change,
}: {
  orders: readonly ListedOrder[];
  id: string;
  change: Partial<ListedOrder> & Pick<ListedOrder, "state">;
}): ListedOrder[] {
  if (!isOpenState(change.state)) return orders.filter((order) => order.id !== id);
  return orders.map((order) => (order.id === id ? { ...order, ...change } : order));
}
