import type { ActedOrder } from "@tresen/contract/order/order";
import { call } from "../../../shared/api";
import type { OrderChange } from "./apply-action";

/** Pending requests by order. */
const underWay = new Map<string, Promise<ActedOrder>>();

/**
 * Sends a decision of staff with the version of the order that they saw, so that nobody overwrites what a colleague did
 * meanwhile. A decision that is made before the previous one was answered waits for that answer, and is sent with the
 * resulting version.
 */
export async function sendAction(change: OrderChange): Promise<ActedOrder> {
  const { id } = change.order;
  const answer = send({ change, before: underWay.get(id) });
  underWay.set(id, answer);
  try {
    return await answer;
  } finally {
    if (underWay.get(id) === answer) underWay.delete(id);
  }
}

async function send({
  change,
  before,
}: {
  change: OrderChange;
  before: Promise<ActedOrder> | undefined;
}): Promise<ActedOrder> {
  const { order, action, rejectionMessage, counterAppointments, expiresInMinutes, preparationMinutes } = change;
  const own = await before?.catch(() => null);
  return call(`POST /api/orders/{id}/status/${action}`, {
    params: { id: order.id },
    body: {
      version: Math.max(order.version, own?.version ?? 0),
      ...(action === "reject" ? { rejectionMessage: rejectionMessage ?? "" } : {}),
      ...(action === "counter-appointment" ? { counterAppointments, expiresInMinutes } : {}),
      ...(action === "confirm" && preparationMinutes !== undefined ? { preparationMinutes } : {}),
    },
  });
}
