import type { Cents } from "@tresen/contract/kit/money";
import type { ReportedState } from "@tresen/contract/payment/payment.state";
import * as z from "zod";
import { ProviderFailure, areAccepted, callProvider, unreadable } from "./http";
import type { NewPayment, PaymentProvider, PaymentReport, StartedPayment } from "./provider";

/** Mollie's payments API v2: https://docs.mollie.com/reference/payments-api */
const REAL = "https://api.mollie.com";
const DESCRIPTION_LIMIT = 255;
const LOCALE = { AT: "de_AT", DE: "de_DE", CH: "de_CH", LI: "de_CH" } as const satisfies Record<
  NewPayment["country"],
  string
>;

const STATES = [
  "open",
  "pending",
  "authorized",
  "paid",
  "canceled",
  "expired",
  "failed",
] as const satisfies readonly ReportedState[];
const money = z.object({ currency: z.string(), value: z.string().regex(/^\d+(?:\.\d{1,2})?$/) });
const refund = z.object({ id: z.string(), status: z.string(), amount: money });
const payment = z.object({
  id: z.string(),
  status: z.enum(STATES),
  amount: money,
  amountRefunded: money.nullish(),
  amountChargedBack: money.nullish(),
  amountRemaining: money.nullish(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
  _embedded: z.object({ refunds: z.array(refund).optional() }).nullish(),
});
const ON_THE_WAY = new Set(["queued", "pending", "processing"]);

export function mollieProvider({
  apiKey,
  endpoint = REAL,
}: {
  apiKey: string;
  endpoint?: string | undefined;
}): PaymentProvider {
  const base = `${endpoint.replace(/\/+$/, "")}/v2`;
  const authorization = `Bearer ${apiKey}`;
  const call = async <Schema extends z.ZodType>({
    path,
    schema,
    ...rest
  }: {
    path: string;
    schema: Schema;
    method?: "GET" | "POST" | "DELETE";
    body?: unknown;
    idempotencyKey?: string;
  }): Promise<z.output<Schema>> => {
    const { body } = await callProvider({
      provider: "mollie",
      url: `${base}/${path}`,
      authorization,
      reasonOf,
      ...rest,
    });
    const result = schema.safeParse(body);
    if (!result.success) throw unreadable({ provider: "mollie", cause: result.error });
    return result.data;
  };
  return {
    name: "mollie",
    acceptsKeys: () => areAccepted({ url: `${base}/methods`, authorization }),
    create: async (request: NewPayment): Promise<StartedPayment> => {
      const made = await call({
        path: "payments",
        method: "POST",
        idempotencyKey: `payment-${request.uid}`,
        schema: payment,
        body: newPayment({ request, endpoint }),
      });
      const redirectUrl = made._links.checkout?.href;
      if (!redirectUrl) throw unreadable({ provider: "mollie", cause: new Error("The payment has no checkout link") });
      return { id: made.id, redirectUrl };
    },
    fetch: async ({ id }): Promise<PaymentReport> => {
      const found = await call({ path: `payments/${encodeURIComponent(id)}?embed=refunds`, schema: payment });
      const refunds = found._embedded?.refunds;
      const total = (wanted: (status: string) => boolean): Cents =>
        (refunds ?? []).filter(({ status }) => wanted(status)).reduce((sum, { amount }) => sum + cents(amount), 0);
      return {
        state: found.status,
        amount: cents(found.amount),
        currency: found.amount.currency,
        // Without the refunds themselves nobody knows which of them are still on their way.
        refunded: refunds
          ? total((status) => status === "refunded")
          : found.amountRefunded
            ? cents(found.amountRefunded)
            : 0,
        refunding: total((status) => ON_THE_WAY.has(status)),
        chargedBack: found.amountChargedBack ? cents(found.amountChargedBack) : 0,
        ...(found.amountRemaining ? { refundable: cents(found.amountRemaining) } : {}),
      };
    },
    cancel: async ({ id }) => {
      await call({ path: `payments/${encodeURIComponent(id)}`, method: "DELETE", schema: z.unknown() }).catch(
        passIf([404, 422]),
      );
    },
    refund: async ({ id, uid, amount, currency, attempt }) => {
      const body = { amount: amountOf({ amount, currency }), metadata: { uid } };
      const made = await call({
        path: `payments/${encodeURIComponent(id)}/refunds`,
        method: "POST",
        idempotencyKey: `refund-${uid}-${attempt}`,
        schema: refund,
        body,
      }).catch(passIf([409]));
      // The very same refund is there already.
      if (!made) return { id: null, isDone: false };
      return { id: made.id, isDone: made.status === "refunded" };
    },
  };
}

function newPayment({ request, endpoint }: { request: NewPayment; endpoint: string }): object {
  const { uid, description, country, returnUrl, webhookUrl } = request;
  // Mollie refuses a webhook that it cannot reach; without one the reconciler finds out.
  const isReachable = endpoint !== REAL || !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(webhookUrl);
  return {
    amount: amountOf(request),
    description: description.slice(0, DESCRIPTION_LIMIT),
    redirectUrl: returnUrl,
    ...(isReachable ? { webhookUrl } : {}),
    locale: LOCALE[country],
    metadata: { uid },
  };
}

function amountOf({ amount, currency }: { amount: Cents; currency: string }): { currency: string; value: string } {
  return { currency, value: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}` };
}

function cents({ value }: z.output<typeof money>): Cents {
  const [whole = "0", part = ""] = value.split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

function passIf(statuses: readonly number[]): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof ProviderFailure) || !statuses.includes(error.status)) throw error;
  };
}

function reasonOf(body: unknown): string {
  const { title, field } = z
    .object({ title: z.string(), field: z.string().optional() })
    .partial()
    .catch({})
    .parse(body);
  return [title, field].filter(Boolean).join(": ");
}
