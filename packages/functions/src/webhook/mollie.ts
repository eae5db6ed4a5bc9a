import { checkUnsignedWebhook } from "@tresen/core/payment/order";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";
import { RECEIVED, webhookCall } from "./received";

/**
 * Mollie's webhooks are not signed and only say that something happened: the payment of the order in the address is
 * asked for at Mollie, and the body is not even read. An order that is not there is answered like any other. When
 * Mollie or the table does not answer, or the payment was asked for a moment ago, this fails, and Mollie calls again.
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
