import { checkUnsignedWebhook } from "@tresen/core/payment/order";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";
import { RECEIVED, webhookCall } from "./received";

/**
 * Mollie's webhooks are unsigned and only say that something happened: the payment of the order in the path is read
 * from Mollie, and the body is ignored. An unknown order gets the same answer. If Mollie or the table does not answer,
 * or the payment was read a moment ago, this call fails and Mollie repeats it.
 */
export const handler = resource([
  endpoint({
    ...webhookCall("mollie"),
    run: async ({ params, now }) => {
      await checkUnsignedWebhook({ uid: params.uid, now });
      return RECEIVED;
    },
  }),
]);
