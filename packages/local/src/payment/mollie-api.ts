import { randomBytes } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import type { PaymentStore, StandInPayment, StandInRefund } from "./payment-store";
import { type ApiAnswer, type ApiRequest, fieldsOf, isUrl, answerOnce } from "./api-request";

interface Options {
  store: PaymentStore;
  request: ApiRequest;
  now: Instant;
  /** The address of the stand-in, for its links. */
  base: string;
  /** Called after an event for which Mollie sends a webhook. `after` in milliseconds. */
  notify: (payment: StandInPayment, after?: number) => void;
}

export const HAL = "application/hal+json";
const OPEN_FOR = 15 * 60_000;
/** How long a refund takes here; in reality it takes days. */
export const REFUND_TIME = 3_000;
const METHODS = [
  ["creditcard", "Karte"],
  ["eps", "eps"],
  ["paypal", "PayPal"],
] as const;

/** Mollie's payments API v2, as far as the platform uses it. */
export function answerMollie(options: Options): ApiAnswer {
  const { store, request } = options;
  if (request.headers.authorization !== `Bearer ${store.keys.mollie}`)
    return problem({
      status: 401,
      title: "Unauthorized Request",
      detail: "Missing authentication, or failed to authenticate",
      docs: "guides/authentication",
    });
  const [kind = "", id = "", sub = "", subId = "", ...more] = request.path.split("/").filter(Boolean);
  if (kind === "methods" && !id && request.method === "GET")
    return {
      status: 200,
      body: {
        count: METHODS.length,
        _embedded: {
          methods: METHODS.map(([method, description]) => ({ resource: "method", id: method, description })),
        },
        _links: {},
      },
    };
  if (kind !== "payments" || more.length > 0 || (sub && sub !== "refunds")) return notFound("No endpoint is here");
  const refuse = (): ApiAnswer =>
    problem({ status: 400, title: "Bad Request", detail: "The idempotency key was used with other parameters" });
  const once = (run: () => ApiAnswer) => answerOnce({ store, provider: "mollie", request, refuse, run });
  if (!id)
    return request.method === "POST"
      ? once(() => create(options))
      : request.method === "GET"
        ? list(options)
        : notAllowed();
  const payment = store.find(id);
  if (payment?.provider !== "mollie") return notFound("No payment exists with token " + id);
  expire({ payment, ...options });
  if (!sub) return onPayment({ ...options, payment });
  if (subId) return onRefund({ ...options, payment, refund: payment.refunds.find((refund) => refund.id === subId) });
  if (request.method === "POST") return once(() => refundPayment({ ...options, payment }));
  return request.method === "GET"
    ? {
        status: 200,
        body: {
          count: payment.refunds.length,
          _embedded: { refunds: payment.refunds.map((refund) => refundBody({ payment, refund })) },
          _links: {},
        },
      }
    : notAllowed();
}

function create({ store, request: { body }, now, base }: Options): ApiAnswer {
  const amount = centsOf(body?.amount);
  const { currency } = fieldsOf(body?.amount);
  if (amount === null || amount <= 0 || (currency !== "EUR" && currency !== "CHF"))
    return unprocessable("amount", 'The amount is invalid: an ISO currency and a value like "10.00" are needed');
  if (typeof body?.description !== "string" || body.description === "" || body.description.length > 255)
    return unprocessable("description", "The description is invalid");
  if (!isUrl(body.redirectUrl)) return unprocessable("redirectUrl", "The redirect URL is invalid");
  if (body.webhookUrl !== undefined && !isUrl(body.webhookUrl))
    return unprocessable("webhookUrl", "The webhook URL is invalid");
  const { redirectUrl, webhookUrl = null, description, metadata = null } = body;
  const at = new Date(now).toISOString();
  const payment: StandInPayment = {
    id: `tr_${token()}`,
    provider: "mollie",
    state: "open",
    amount,
    currency,
    description,
    metadata,
    returnUrls: {
      success: redirectUrl,
      cancel: isUrl(body.cancelUrl) ? body.cancelUrl : redirectUrl,
      error: redirectUrl,
    },
    webhookUrl,
    autoSettle: true,
    at,
    changedAt: at,
    refunds: [],
  };
  store.add(payment);
  return { status: 201, body: paymentBody({ payment, base }) };
}

function list({ store, request: { query }, base }: Options): ApiAnswer {
  const limit = Number(query.get("limit") ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 250)
    return problem({ status: 400, title: "Bad Request", detail: "Invalid limit", field: "limit" });
  const all = store.content.payments.filter(({ provider }) => provider === "mollie").toReversed();
  const from = query.get("from");
  const start = from === null ? 0 : all.findIndex(({ id }) => id === from);
  const page = all.slice(Math.max(0, start), Math.max(0, start) + limit);
  return {
    status: 200,
    body: {
      count: page.length,
      _embedded: { payments: page.map((payment) => paymentBody({ payment, base })) },
      _links: {},
    },
  };
}

function onPayment({ store, request, base, now, payment, notify }: Options & { payment: StandInPayment }): ApiAnswer {
  if (request.method === "DELETE") {
    if (payment.state !== "open") return unprocessable(undefined, "The payment cannot be canceled");
    store.change(payment, { state: "canceled", changedAt: new Date(now).toISOString() });
    notify(payment);
  } else if (request.method === "PATCH") {
    const { description = payment.description, metadata = payment.metadata } = request.body ?? {};
    if (typeof description !== "string" || description.length > 255)
      return unprocessable("description", "The description is invalid");
    store.change(payment, { description, metadata });
  } else if (request.method !== "GET") return notAllowed();
  return {
    status: 200,
    body: {
      ...paymentBody({ payment, base }),
      ...(request.query.get("embed") === "refunds"
        ? { _embedded: { refunds: payment.refunds.map((refund) => refundBody({ payment, refund })) } }
        : {}),
    },
  };
}

function refundPayment({
  store,
  request: { body },
  now,
  payment,
  notify,
}: Options & { payment: StandInPayment }): ApiAnswer {
  const amount = centsOf(body?.amount);
  if (amount === null || amount <= 0) return unprocessable("amount", "The amount is invalid");
  if (payment.state !== "paid" || amount > remainingOf(payment)) {
    const isDuplicate = payment.refunds.some((refund) => refund.amount === amount && !refund.isCanceled);
    return isDuplicate
      ? problem({ status: 409, title: "Conflict", detail: "A duplicate refund has been detected" })
      : unprocessable("amount", "The amount is higher than the maximum");
  }
  const refund: StandInRefund = {
    id: `re_${token()}`,
    amount,
    at: new Date(now).toISOString(),
    machineTime: Date.now(),
  };
  store.change(payment, { refunds: [...payment.refunds, refund], changedAt: refund.at });
  notify(payment);
  notify(payment, REFUND_TIME + 200);
  return { status: 201, body: refundBody({ payment, refund }) };
}

function onRefund({
  store,
  request: { method },
  payment,
  refund,
}: Options & { payment: StandInPayment; refund: StandInRefund | undefined }): ApiAnswer {
  if (!refund || refund.isCanceled) return notFound("No refund exists with this token");
  if (method === "GET") return { status: 200, body: refundBody({ payment, refund }) };
  if (method !== "DELETE") return notAllowed();
  if (refundStatus(refund) !== "queued") return unprocessable(undefined, "The refund cannot be canceled");
  store.change(payment, {
    refunds: payment.refunds.map((one) => (one.id === refund.id ? { ...one, isCanceled: true } : one)),
  });
  return { status: 204 };
}

function expire({ store, payment, now, notify }: Options & { payment: StandInPayment }): void {
  if (payment.state !== "open" || now - Date.parse(payment.at) < OPEN_FOR) return;
  store.change(payment, { state: "expired", changedAt: new Date(now).toISOString() });
  notify(payment);
}

function paymentBody({ payment, base }: { payment: StandInPayment; base: string }): object {
  const { id, state, currency, at, changedAt, refunds, chargedBack = 0 } = payment;
  const ended = state === "open" || state === "pending" || state === "authorized" ? {} : { [`${state}At`]: changedAt };
  const value = (cents: number) => ({ currency, value: (cents / 100).toFixed(2) });
  return {
    resource: "payment",
    id,
    mode: "test",
    createdAt: at,
    status: state,
    isCancelable: state === "open",
    ...(state === "open" ? { expiresAt: new Date(Date.parse(at) + OPEN_FOR).toISOString() } : {}),
    ...ended,
    amount: value(payment.amount),
    ...(state === "paid" ? { amountRemaining: value(remainingOf(payment)) } : {}),
    ...(chargedBack > 0 ? { amountChargedBack: value(chargedBack) } : {}),
    ...(refunds.length > 0 ? { amountRefunded: value(refundedOf(payment)) } : {}),
    description: payment.description,
    profileId: "pfl_standin",
    sequenceType: "oneoff",
    redirectUrl: payment.returnUrls.success,
    webhookUrl: payment.webhookUrl,
    metadata: payment.metadata,
    _links: {
      self: { href: `${base}/v2/payments/${id}`, type: HAL },
      ...(state === "open" ? { checkout: { href: `${base}/checkout/${id}`, type: "text/html" } } : {}),
    },
  };
}

function refundBody({ payment: { id, currency }, refund }: { payment: StandInPayment; refund: StandInRefund }): object {
  return {
    resource: "refund",
    id: refund.id,
    paymentId: id,
    amount: { currency, value: (refund.amount / 100).toFixed(2) },
    status: refundStatus(refund),
    createdAt: refund.at,
    _links: {},
  };
}

export type RefundStatus = "queued" | "refunded" | "canceled";

export function refundStatus({ machineTime, isCanceled }: StandInRefund): RefundStatus {
  if (isCanceled) return "canceled";
  return Date.now() - machineTime < REFUND_TIME ? "queued" : "refunded";
}

export function refundedOf({ refunds }: StandInPayment): number {
  return refunds.filter(({ isCanceled }) => !isCanceled).reduce((sum, { amount }) => sum + amount, 0);
}

/** Only a paid payment can be charged back, and only once. */
export function isChargeable({ provider, state, chargedBack }: StandInPayment): boolean {
  return provider === "mollie" && state === "paid" && !chargedBack;
}

function remainingOf(payment: StandInPayment): number {
  return Math.max(0, payment.amount - refundedOf(payment) - (payment.chargedBack ?? 0));
}

function centsOf(amount: unknown): number | null {
  const { value } = fieldsOf(amount);
  return typeof value === "string" && /^\d+\.\d{2}$/.test(value) ? Math.round(Number(value) * 100) : null;
}

function token(): string {
  return randomBytes(8).toString("hex").slice(0, 10);
}

function problem({
  status,
  title,
  detail,
  field,
  docs = "overview/handling-errors",
}: {
  status: number;
  title: string;
  detail: string;
  field?: string | undefined;
  docs?: string;
}): ApiAnswer {
  return {
    status,
    body: {
      status,
      title,
      detail,
      ...(field ? { field } : {}),
      _links: { documentation: { href: `https://docs.mollie.com/${docs}`, type: "text/html" } },
    },
  };
}

const unprocessable = (field: string | undefined, detail: string): ApiAnswer =>
  problem({ status: 422, title: "Unprocessable Entity", detail, field });
const notFound = (detail: string): ApiAnswer => problem({ status: 404, title: "Not Found", detail });
const notAllowed = (): ApiAnswer =>
  problem({ status: 405, title: "Method Not Allowed", detail: "This method is not allowed here" });
