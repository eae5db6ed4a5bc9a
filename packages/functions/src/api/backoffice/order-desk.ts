import type { Request } from "@tresen/contract/kit/call";
import { deskCalls as calls } from "@tresen/contract/order/calls/desk.calls";
import { setDriver } from "@tresen/core/delivery";
import { addNote, changeItem, changeOrder, getOrder } from "@tresen/core/order";
import { listCurrentOrders, listMissedOrders } from "@tresen/core/order/list";
import { findPhoneCustomers } from "@tresen/core/order/phone";
import { listSent, printOrder } from "@tresen/core/order/sent";
import type { Actor } from "@tresen/core/platform/actor";
import { resendNewOrder } from "@tresen/core/outbox";
import { endpoint } from "../../http/endpoint";
import { idempotencyKey } from "../../http/idempotency-key";
import { pageAnswer } from "../../http/page/order-page";
import { resource } from "../../http/resource";
import type { Endpoint } from "../../http/types";

/** Loaded when it is first needed, which keeps the start of the function small. */
const payments = () => import("@tresen/core/payment/order");

/**
 * The calls by which staff work with orders. They have a function of their own, so that the function of customers'
 * orders stays small and fast.
 */
export const handler = resource([
  endpoint({
    ...calls.currentOrders,
    run: async ({ actor, query, now }) => pageAnswer(await listCurrentOrders({ actor, query, now })),
  }),
  endpoint({
    ...calls.missedOrders,
    run: async ({ actor, query, now }) => pageAnswer(await listMissedOrders({ actor, query, now })),
  }),
  endpoint({
    ...calls.phoneCustomers,
    run: async ({ actor, query, now }) => ({ data: await findPhoneCustomers({ actor, ...query, now }) }),
  }),
  endpoint({ ...calls.order, run: async ({ actor, params }) => ({ data: await getOrder({ actor, id: params.id }) }) }),

  endpoint({
    ...calls.updatePaymentStatus,
    run: async ({ actor, params, now }) => ({
      data: await (await payments()).updatePaymentStatus({ actor, id: params.id, now }),
    }),
  }),
  endpoint({
    ...calls.confirmOrder,
    run: async ({ actor, params, body, now }) => ({
      data: await changeOrder({ actor, id: params.id, action: "confirm", now, ...body }),
    }),
  }),
  endpoint({ ...calls.cancelOrder, run: step("cancel") }),
  endpoint({ ...calls.dispatchOrder, run: step("in-delivery") }),
  endpoint({ ...calls.completeOrder, run: step("completed") }),
  endpoint({
    ...calls.setDriver,
    run: async ({ actor, params, body, now }) => ({ data: await setDriver({ actor, id: params.id, now, ...body }) }),
  }),
  endpoint({
    ...calls.addNote,
    run: async ({ actor, params, body, now }) => ({ data: await addNote({ actor, id: params.id, now, ...body }) }),
  }),
  endpoint({ ...calls.beginOrder, run: step("begin") }),
  endpoint({
    ...calls.sentOfOrder,
    run: async ({ actor, params }) => ({ data: await listSent({ actor, id: params.id }) }),
  }),
  endpoint({
    ...calls.printOrder,
    run: async ({ actor, params, now, event }) => {
      await printOrder({ actor, id: params.id, key: idempotencyKey(event), now });
      return { data: null };
    },
  }),
  endpoint({ ...calls.undoStep, run: step("undo") }),
  endpoint({ ...calls.reopenOrder, run: step("reopen") }),
  endpoint({
    ...calls.rejectOrder,
    run: async ({ actor, params, body, now }) => ({
      data: await changeOrder({ actor, id: params.id, action: "reject", now, ...body }),
    }),
  }),
  endpoint({
    ...calls.proposeAppointment,
    run: async ({ actor, params, body, now }) => ({
      data: await changeOrder({ actor, id: params.id, action: "counter-appointment", now, ...body }),
    }),
  }),
  endpoint({
    ...calls.changeItem,
    run: async ({ actor, params: { id, index }, body: { version, ...item }, now }) => ({
      data: await changeItem({ actor, id, index, item, version, now }),
    }),
  }),
  endpoint({
    ...calls.refundOrder,
    run: async ({ actor, params, body, now, event }) => ({
      data: await (
        await payments()
      ).requestRefund({ actor, id: params.id, request: body, key: idempotencyKey(event), now }),
    }),
  }),
  endpoint({
    ...calls.requestPaymentLink,
    run: async ({ actor, params, body, now }) => ({
      data: await (await payments()).requestPaymentLink({ actor, id: params.id, now, ...body }),
    }),
  }),
  resend({ call: calls.resendNewOrderEmail, channel: "mail" }),
  resend({ call: calls.resendNewOrderSms, channel: "sms" }),
]);

/** Changes the state of an order, which needs no other input than the version. */
function step(action: "cancel" | "in-delivery" | "completed" | "begin" | "undo" | "reopen") {
  return async ({
    actor,
    params: { id },
    body: { version },
    now,
  }: {
    actor: Actor;
    params: { id: string };
    body: { version?: number | undefined };
    now: number;
  }) => ({ data: await changeOrder({ actor, id, action, now, version }) });
}

/** A call that sends the branch the message about a new order again. */
function resend({
  call,
  channel,
}: {
  call: Omit<typeof calls.resendNewOrderEmail, "path"> & Request;
  channel: "mail" | "sms";
}): Endpoint {
  return endpoint({
    ...call,
    run: async ({ actor, params, now }) => {
      await resendNewOrder({ actor, id: params.id, channel, now });
      return { data: null };
    },
  });
}
