import { checkPayment } from "@tresen/core/order-payment";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";
import { RECEIVED, webhookCall } from "./received";

/**
 * Mollie's webhooks are not signed and only say that something happened: the payment of the order in the address is asked
 * for at Mollie, and the body is not even read. An order that is not there is answered like any other. When Mollie or
 * the table does not answer, this fails, and Mollie calls again.
 */
export const handler = resource([
  endpoint({
    ...webhookCall("mollie"),
    run: async ({ params, now }) => {
      await checkPayment({ uid: params.uid, now });
      return RECEIVED;
    },
  }),
]);
