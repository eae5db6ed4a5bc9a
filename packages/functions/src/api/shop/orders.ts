import type { Call } from "@tresen/contract/kit/call";
import { orderCalls as calls } from "@tresen/contract/order/order.calls";
import { VALIDATION } from "@tresen/contract/kit/validation.texts";
import type { ListedOrder } from "@tresen/contract/order/order";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import { worksFor } from "@tresen/core/platform/actor";
import { AppError } from "@tresen/core/platform/errors";
import {
  type OrderPage,
  answerCounterAppointment,
  changeOrder,
  createOrder,
  getOrder,
  getPublicOrder,
  listCurrentOrders,
  listMissedOrders,
  listOrders,
  sendQuestionnaire,
  withdrawOrder,
} from "@tresen/core/order";
import { startPayment, updatePaymentStatus } from "@tresen/core/payment/order";
import { resendNewOrder } from "@tresen/core/outbox";
import { publicUrlOf } from "../../http/edge";
import { type JsonAnswer, endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { Endpoint, HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";
import { toCustomer } from "./customer-words";

const KEY_LIMIT = 255;

export const handler = resource([
  endpoint({
    ...calls.createOrder,
    ...toCustomer,
    session: "optional",
    run: async ({ body, actor, now, event }) => {
      // What staff enter, and what comes from a screen in the branch that they have signed in at, is as much as they
      // want.
      const address = worksFor({ actor, branch: body.branch }) ? undefined : viewerAddress(event);
      const { created, uid, hash } = await createOrder({
        draft: body,
        idempotencyKey: idempotencyKey(event),
        address,
        now,
      });
      // After the order: should this end here, the same key finds the order and starts its payment.
      const paymentRedirectUrl = isOnlineMethod(body.paymentMethod)
        ? await startPayment({ uid, publicUrl: publicUrlOf(event), now })
        : undefined;
      return {
        data: { uid, hash, ...(paymentRedirectUrl ? { paymentRedirectUrl } : {}) },
        ...(created ? {} : { headers: { "idempotent-replayed": "true" } }),
      };
    },
  }),

  endpoint({ ...calls.publicOrder, run: async ({ params }) => ({ data: await getPublicOrder(params) }) }),
  endpoint({
    ...calls.acceptCounterAppointment,
    ...toCustomer,
    run: async ({ params, body, now }) => ({
      data: await answerCounterAppointment({ ...params, ...body, accept: true, now }),
    }),
  }),
  endpoint({
    ...calls.declineCounterAppointment,
    ...toCustomer,
    run: async ({ params, body, now }) => ({
      data: await answerCounterAppointment({ ...params, ...body, accept: false, now }),
    }),
  }),
  endpoint({
    ...calls.sendQuestionnaire,
    ...toCustomer,
    run: async ({ params, body, now }) => ({ data: await sendQuestionnaire({ ...params, answers: body, now }) }),
  }),
  endpoint({
    ...calls.withdrawOrder,
    ...toCustomer,
    run: async ({ params, body, now }) => ({ data: await withdrawOrder({ ...params, declaration: body, now }) }),
  }),

  endpoint({
    ...calls.currentOrders,
    run: async ({ actor, query, now }) => paged(await listCurrentOrders({ actor, query, now })),
  }),
  endpoint({
    ...calls.missedOrders,
    run: async ({ actor, query, now }) => paged(await listMissedOrders({ actor, query, now })),
  }),
  endpoint({ ...calls.orders, run: async ({ actor, query }) => paged(await listOrders({ actor, query })) }),
  endpoint({ ...calls.order, run: async ({ actor, params }) => ({ data: await getOrder({ actor, id: params.id }) }) }),

  endpoint({
    ...calls.updatePaymentStatus,
    run: async ({ actor, params, now }) => ({ data: await updatePaymentStatus({ actor, id: params.id, now }) }),
  }),
  statusAction({ call: calls.confirmOrder, action: "confirm" }),
  statusAction({ call: calls.cancelOrder, action: "cancel" }),
  statusAction({ call: calls.dispatchOrder, action: "in-delivery" }),
  statusAction({ call: calls.completeOrder, action: "completed" }),
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
  resend({ call: calls.resendNewOrderEmail, channel: "mail" }),
  resend({ call: calls.resendNewOrderSms, channel: "sms" }),
]);

function paged({ orders, cursor }: OrderPage): JsonAnswer<ListedOrder[]> {
  return { data: orders, cursor };
}

/** A change of state that carries nothing but itself. */
function statusAction({
  call,
  action,
}: {
  call: Omit<typeof calls.confirmOrder, "path"> & Call;
  action: "confirm" | "cancel" | "in-delivery" | "completed";
}): Endpoint {
  return endpoint({
    ...call,
    run: async ({ actor, params, body, now }) => ({
      data: await changeOrder({ actor, id: params.id, action, now, ...body }),
    }),
  });
}

/** Tells the branch of a new order once more. */
function resend({
  call,
  channel,
}: {
  call: Omit<typeof calls.resendNewOrderEmail, "path"> & Call;
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

function idempotencyKey(event: HttpEvent): string | undefined {
  const key = event.headers["idempotency-key"]?.trim();
  if (!key) return undefined;
  if (key.length > KEY_LIMIT)
    throw new AppError("order.idempotency_key", "input", VALIDATION.tooLong(KEY_LIMIT), [
      { field: "Idempotency-Key", code: "validation.too_long", message: VALIDATION.tooLong(KEY_LIMIT) },
    ]);
  return key;
}
