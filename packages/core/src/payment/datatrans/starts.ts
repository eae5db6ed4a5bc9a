import type { NewPayment, PaymentProvider, StartedPayment } from "../provider";
import { type DatatransClient, REFERENCE, started } from "./client";

/** What an order needs of Datatrans when its payment begins, and when nobody shall make it any more. */
export function datatransStarts({ base, call }: DatatransClient): Pick<PaymentProvider, "name" | "create" | "cancel"> {
  return {
    name: "datatrans",
    create: async (request: NewPayment): Promise<StartedPayment> => {
      const { data, headers } = await call({
        path: "",
        method: "POST",
        idempotencyKey: `payment-${request.uid}`,
        schema: started,
        body: newTransaction(request),
      });
      return {
        id: data.transactionId,
        redirectUrl: headers.get("location") ?? `${base.replace("//api.", "//pay.")}/v1/start/${data.transactionId}`,
      };
    },
    // What nobody paid cannot be taken back here: it ends by itself.
    cancel: () => Promise.resolve(),
  };
}

function newTransaction({ uid, amount, currency, returnUrl, webhookUrl }: NewPayment): object {
  return {
    currency,
    refno: uid.slice(0, REFERENCE),
    amount,
    autoSettle: true,
    language: "de",
    // One address for all ends: which it was is asked of the provider, not read from the address.
    redirect: { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: "GET" },
    webhook: { url: webhookUrl },
  };
}
