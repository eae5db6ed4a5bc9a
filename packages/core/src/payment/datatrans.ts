import type { ReportedState } from "@tresen/contract/payment/payment.state";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import * as z from "zod";
import { ProviderFailure, areAccepted, callProvider, unreadable } from "./http";
import type { NewPayment, PaymentProvider, PaymentReport, StartedPayment } from "./provider";

/** Datatrans' API v1: https://api-reference.datatrans.ch */
const REAL = "https://api.datatrans.com";
/** A transaction that nobody finished ends by itself after half an hour; a little more for the clocks. */
const EXPIRES_AFTER = 35 * MINUTE;
/** Longer numbers of ours do not fit every card scheme. */
const REFERENCE = 20;

/** All payments are settled by themselves, so an authorised one is paid. */
const STATE_OF: Record<string, ReportedState> = {
  initialized: "open",
  challenge_required: "pending",
  challenge_ongoing: "pending",
  authenticated: "pending",
  authorized: "paid",
  settled: "paid",
  transmitted: "paid",
  canceled: "canceled",
  failed: "failed",
};

const started = z.object({ transactionId: z.union([z.string(), z.number()]).transform(String) });
const sum = z.object({ amount: z.int() }).partial();
const transaction = z.object({
  status: z.string(),
  currency: z.string(),
  detail: z.object({ init: sum, authorize: sum, settle: sum }).partial().nullish(),
  history: z.array(z.object({ action: z.string(), amount: z.int().nullish(), success: z.boolean() })).nullish(),
});
type Transaction = z.output<typeof transaction>;

export function datatransProvider({
  merchantId,
  password,
  endpoint = REAL,
}: {
  merchantId: string;
  password: string;
  endpoint?: string | undefined;
}): PaymentProvider {
  const base = endpoint.replace(/\/+$/, "");
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString("base64")}`;
  const call = async <Schema extends z.ZodType>({
    path,
    schema,
    ...rest
  }: {
    path: string;
    schema: Schema;
    method?: "GET" | "POST";
    body?: unknown;
    idempotencyKey?: string;
  }): Promise<{ data: z.output<Schema>; headers: Headers }> => {
    const { body, headers } = await callProvider({
      provider: "datatrans",
      url: `${base}/v1/transactions${path}`,
      authorization,
      reasonOf,
      ...rest,
    });
    const result = schema.safeParse(body);
    if (!result.success) throw unreadable({ provider: "datatrans", cause: result.error });
    return { data: result.data, headers };
  };
  const read = async (id: string): Promise<Transaction> =>
    (await call({ path: `/${encodeURIComponent(id)}`, schema: transaction })).data;
  return {
    name: "datatrans",
    // A transaction that there cannot be: who may not ask for it is told so first.
    acceptsKeys: () => areAccepted({ url: `${base}/v1/transactions/0`, authorization }),
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
    fetch: async ({ id, startedAt, now }): Promise<PaymentReport> => {
      const found = await read(id).catch(gone);
      if (!found) return { state: "expired", amount: 0, currency: "", refunded: 0, refunding: 0, chargedBack: 0 };
      const state = STATE_OF[found.status];
      if (!state) throw unreadable({ provider: "datatrans", cause: new Error(`Unknown status ${found.status}`) });
      return {
        state: isOver({ state, startedAt, now }) ? "expired" : state,
        amount: paidAmount(found),
        currency: found.currency,
        refunded: credited(found),
        refunding: 0,
        chargedBack: 0,
      };
    },
    // What nobody paid cannot be taken back here: it ends by itself.
    cancel: () => Promise.resolve(),
    refund: async ({ id, uid, amount, currency, attempt }) => {
      const refno = `${uid.slice(0, REFERENCE - 2)}R${attempt % 10}`;
      const isSettled = (await read(id)).status !== "authorized";
      // Before it is settled there is nothing to give back yet: then it is called off.
      const request = isSettled
        ? { path: `/${encodeURIComponent(id)}/credit`, body: { amount, currency, refno } }
        : { path: `/${encodeURIComponent(id)}/cancel`, body: { refno } };
      const { data } = await call({
        ...request,
        method: "POST",
        idempotencyKey: `refund-${uid}-${attempt}`,
        schema: started.partial().nullable(),
      });
      return { id: data?.transactionId ?? null, isDone: true };
    },
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

function isOver({ state, startedAt, now }: { state: ReportedState; startedAt: Instant; now: Instant }): boolean {
  return (state === "open" || state === "pending") && now - startedAt > EXPIRES_AFTER;
}

function paidAmount({ detail, history }: Transaction): number {
  const made = history?.findLast(
    ({ action, success, amount }) => success && amount != null && /^(?:settle|authorize|init)$/.test(action),
  );
  return detail?.settle?.amount ?? detail?.authorize?.amount ?? made?.amount ?? detail?.init?.amount ?? 0;
}

function credited({ history }: Transaction): number {
  return (history ?? [])
    .filter(({ action, success }) => success && action === "credit")
    .reduce((total, { amount }) => total + (amount ?? 0), 0);
}

/** A transaction that nobody finished in time is not kept. */
function gone(error: unknown): null {
  if (error instanceof ProviderFailure && error.reason === "TRANSACTION_NOT_FOUND") return null;
  throw error;
}

function reasonOf(body: unknown): string {
  return z.object({ error: z.object({ code: z.string() }) }).safeParse(body).data?.error.code ?? "";
}

/** Whether the failure says that this very thing was done before. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof ProviderFailure && error.reason === "DUPLICATE_REFNO";
}
