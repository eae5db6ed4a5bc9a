import type { NewPayment, PaymentProvider, StartedPayment } from "../provider";
import { type DatatransClient, REFERENCE, started } from "./client";

/** Starts a payment for an order at Datatrans, and ends one that must not be made any more. */
export function datatransStarts({ base, call }: DatatransClient): Pick<PaymentProvider, "name" | "create" | "cancel"> {
  return {
    name: "datatrans",
    create: async (request: NewPayment): Promise<StartedPayment> => {
      const { data, headers } = await call({
        path: "",
        method: "POST",
        idempotencyKey: ["payment", request.uid, ...(request.number ? [request.number] : [])].join("-"),
        schema: started,
        body: newTransaction(request),
      });
      return {
        id: data.transactionId,
        redirectUrl: headers.get("location") ?? `${base.replace("//api.", "//pay.")}/v1/start/${data.transactionId}`,
      };
    },
    // An unpaid transaction cannot be cancelled here: it expires.
    cancel: () => Promise.resolve(),
  };
}

function newTransaction({ uid, number, amount, currency, returnUrl, webhookUrl }: NewPayment): object {
  // Every transaction needs a reference of its own.
  const suffix = number ? `P${number}` : "";
  return {
    currency,
    refno: uid.slice(0, REFERENCE - suffix.length) + suffix,
    amount,
    autoSettle: true,
    language: "de",
    // The same URL for every result: the result is read from the provider and not from the URL.
    redirect: { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: "GET" },
    webhook: { url: webhookUrl },
  };
}
