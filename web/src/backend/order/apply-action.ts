import { type OrderAction, isOpenState, nextState, orderFlags } from "@tresen/contract/order-state";
import type { StaffOrder } from "@tresen/contract/orders";
import { isAwaited } from "@tresen/contract/payment-state";

/** What staff can do with an order; each is a call of its own. */
export type StaffAction = Extract<OrderAction, "confirm" | "reject" | "cancel" | "in-delivery" | "completed" | "counter-appointment">;

export interface OrderChange {
  order: StaffOrder;
  action: StaffAction;
  rejectionMessage?: string;
  /** An instant, ISO. */
  counterAppointment?: string;
}

export const situationOf = (order: StaffOrder) => ({ state: order.state, hasCounterAppointment: order.counterAppointment !== null, isRated: order.questionnaireRating !== null, isAwaitingPayment: order.state === "pending" && order.payment !== null && isAwaited(order.payment.state) });

/** The order as it will be once the server agreed; null where the shared transition table forbids the action. */
export function applyAction({ order, action, rejectionMessage, counterAppointment }: OrderChange): StaffOrder | null {
  const state = nextState({ action, actor: "staff", order: situationOf(order) });
  if (state === null) return null;
  return {
    ...order,
    ...orderFlags({ state, isDelivery: order.isDelivery }),
    state,
    rejectionMessage: action === "reject" ? (rejectionMessage ?? null) : order.rejectionMessage,
    counterAppointment: action === "counter-appointment" ? (counterAppointment ?? null) : order.counterAppointment,
  };
}

/** A list of open orders with this one in its new state: closed orders leave it. */
export function withOrder({ orders, order }: { orders: readonly StaffOrder[]; order: StaffOrder }): StaffOrder[] {
  if (!isOpenState(order.state)) return orders.filter(({ id }) => id !== order.id);
  return orders.map((candidate) => (candidate.id === order.id ? order : candidate));
}
