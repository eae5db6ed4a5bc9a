import * as z from "zod";
import { unreadable } from "../http";
import type { NewPayment, PaymentProvider, StartedPayment } from "../provider";
import { type MollieClient, amountOf, passIf } from "./client";

const DESCRIPTION_LIMIT = 255;
const LOCALE = { AT: "de_AT", DE: "de_DE", CH: "de_CH", LI: "de_CH" } as const satisfies Record<
  NewPayment["country"],
  string
>;

const started = z.object({ id: z.string(), _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }) });

/** Starts a payment for an order at Mollie, and ends one that must not be made any more. */
export function mollieStarts({ call, isReal }: MollieClient): Pick<PaymentProvider, "name" | "create" | "cancel"> {
  return {
    name: "mollie",
    create: async (request: NewPayment): Promise<StartedPayment> => {
      const made = await call({
        path: "payments",
        method: "POST",
        idempotencyKey: ["payment", request.uid, ...(request.number ? [request.number] : [])].join("-"),
        schema: started,
        body: newPayment({ request, isReal }),
      });
      const redirectUrl = made._links.checkout?.href;
      if (!redirectUrl) throw unreadable({ provider: "mollie", cause: new Error("The payment has no checkout link") });
      return { id: made.id, redirectUrl };
    },
    cancel: async ({ id }) => {
      await call({ path: `payments/${encodeURIComponent(id)}`, method: "DELETE", schema: z.unknown() }).catch(
        passIf([404, 422]),
      );
    },
  };
}

function newPayment({ request, isReal }: { request: NewPayment; isReal: boolean }): object {
  const { uid, description, country, returnUrl, webhookUrl } = request;
  // Mollie refuses a webhook URL that it cannot reach. Without a webhook the reconciler asks for the result.
  const isReachable = !isReal || !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(webhookUrl);
  return {
    amount: amountOf(request),
    description: description.slice(0, DESCRIPTION_LIMIT),
    redirectUrl: returnUrl,
    ...(isReachable ? { webhookUrl } : {}),
    locale: LOCALE[country],
    metadata: { uid },
  };
}
