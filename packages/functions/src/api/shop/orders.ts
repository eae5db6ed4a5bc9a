import { orderCalls as calls } from "@tresen/contract/order/calls/order.calls";
import { isOnlineMethod } from "@tresen/contract/payment/payment";
import { worksFor } from "@tresen/core/platform/actor";
import { createOrder } from "@tresen/core/order/create";
import { publicUrlOf } from "../../http/edge";
import { endpoint } from "../../http/endpoint";
import { idempotencyKey } from "../../http/idempotency-key";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";
import { pageAnswer } from "../../http/page/order-page";
import { customerMessages } from "./customer-messages";

/** The call with which customers order, and the order history, which has the same path. */
export const handler = resource([
  endpoint({
    ...calls.createOrder,
    ...customerMessages,
    session: "optional",
    run: async ({ body, actor, now, event }) => {
      // Orders are not rate limited when staff enter them, or when they come from a kiosk that staff of the branch have
      // signed in on.
      const address = worksFor({ actor, branch: body.branch }) ? undefined : viewerAddress(event);
      const phone =
        body.source && (await import("@tresen/core/order/phone")).takePhoneOrder({ actor, draft: body, now });
      const { created, uid, hash, ticketNumber } = await createOrder({
        draft: body,
        idempotencyKey: idempotencyKey(event),
        address,
        completed: phone?.completed,
        now,
      });
      // Started after the order is stored: if this request is interrupted, repeating it with the same key finds the
      // order and starts its payment.
      const paymentRedirectUrl =
        isOnlineMethod(body.paymentMethod) && !phone
          ? await (await import("@tresen/core/payment/order")).startPayment({ uid, publicUrl: publicUrlOf(event), now })
          : undefined;
      return {
        data: {
          uid,
          ...(phone?.isKeyHidden ? {} : { hash }),
          ...(phone ? { ticketNumber } : {}),
          ...(paymentRedirectUrl ? { paymentRedirectUrl } : {}),
        },
        ...(created ? {} : { headers: { "idempotent-replayed": "true" } }),
      };
    },
  }),

  endpoint({
    ...calls.orders,
    run: async ({ actor, query }) => {
      const { listOrders } = await import("@tresen/core/order/list");
      return pageAnswer(await listOrders({ actor, query }));
    },
  }),
]);
