import { AppError } from "@tresen/core/platform/errors";
import { checkPayment } from "@tresen/core/payment/order";
import { datatransSignKey, isSignedByDatatrans } from "@tresen/core/payment";
import { SIGNATURE_WRONG } from "@tresen/contract/payment/payment.texts";
import { readText } from "../http/body";
import { endpoint } from "../http/endpoint";
import { resource } from "../http/resource";
import { RECEIVED, webhookCall } from "./received";

/**
 * Datatrans signs its webhooks, so others are refused at once. The state of the payment is then read from Datatrans,
 * whatever the webhook says.
 */
export const handler = resource([
  endpoint({
    ...webhookCall("datatrans"),
    run: async ({ params, event, now }) => {
      const signKey = await datatransSignKey();
      if (
        !signKey ||
        !isSignedByDatatrans({ header: event.headers["datatrans-signature"], body: readText(event), signKey })
      ) {
        throw new AppError("payment.signature", "forbidden", SIGNATURE_WRONG);
      }
      await checkPayment({ uid: params.uid, now });
      return RECEIVED;
    },
  }),
]);
