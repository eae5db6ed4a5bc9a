import { orderCalls as calls } from "@tresen/contract/order/calls/order.calls";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import { worksFor } from "@tresen/core/platform/actor";
import { AppError } from "@tresen/core/platform/errors";
import {
  answerCounterAppointment,
  createOrder,
  getPublicOrder,
  listOrders,
  sendQuestionnaire,
  withdrawOrder,
} from "@tresen/core/order";
import { startPayment } from "@tresen/core/payment/order";
import { publicUrlOf } from "../../http/edge";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";
import { pageAnswer } from "../../http/order-page";
import { customerMessages } from "./customer-messages";

const KEY_LIMIT = 255;

/** The calls of customers, and the order history, whose path customers post their orders to. */
export const handler = resource([
  endpoint({
    ...calls.createOrder,
    ...customerMessages,
    session: "optional",
    run: async ({ body, actor, now, event }) => {
      // Orders are not rate limited when staff enter them, or when they come from a kiosk that staff of the branch have
      // signed in on.
      const address = worksFor({ actor, branch: body.branch }) ? undefined : viewerAddress(event);
      const { created, uid, hash } = await createOrder({
        draft: body,
        idempotencyKey: idempotencyKey(event),
        address,
        now,
      });
      // Started after the order is stored: if this request is interrupted, repeating it with the same key finds the
      // order and starts its payment.
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
    ...customerMessages,
    run: async ({ params, body, now }) => ({
      data: await answerCounterAppointment({ ...params, ...body, accept: true, now }),
    }),
  }),
  endpoint({
    ...calls.declineCounterAppointment,
    ...customerMessages,
    run: async ({ params, body, now }) => ({
      data: await answerCounterAppointment({ ...params, ...body, accept: false, now }),
    }),
  }),
  endpoint({
    ...calls.sendQuestionnaire,
    ...customerMessages,
    run: async ({ params, body, now }) => ({ data: await sendQuestionnaire({ ...params, answers: body, now }) }),
  }),
  endpoint({
    ...calls.withdrawOrder,
    ...customerMessages,
    run: async ({ params, body, now }) => ({ data: await withdrawOrder({ ...params, declaration: body, now }) }),
  }),

  endpoint({ ...calls.orders, run: async ({ actor, query }) => pageAnswer(await listOrders({ actor, query })) }),
]);

function idempotencyKey(event: HttpEvent): string | undefined {
  const key = event.headers["idempotency-key"]?.trim();
  if (!key) return undefined;
  if (key.length > KEY_LIMIT)
    throw new AppError("order.idempotency_key", "input", VALIDATION.tooLong(KEY_LIMIT), [
      { field: "Idempotency-Key", code: "validation.too_long", message: VALIDATION.tooLong(KEY_LIMIT) },
    ]);
  return key;
}
