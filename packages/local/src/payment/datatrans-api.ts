import type { Instant } from "@tresen/contract/kit/time";
import type { PaymentStore, StandInPayment } from "./payment-store";
import { type ApiAnswer, type ApiRequest, fieldsOf, isUrl, answerOnce } from "./api-request";

interface Options {
  store: PaymentStore;
  request: ApiRequest;
  now: Instant;
  base: string;
}

const OPEN_FOR = 30 * 60_000;

/** Datatrans' API v1, as far as the platform uses it. */
export function answerDatatrans(options: Options): ApiAnswer {
  const { store, request, now } = options;
  const { merchantId, password } = store.keys;
  if (request.headers.authorization !== `Basic ${Buffer.from(`${merchantId}:${password}`).toString("base64")}`)
    return refusal({ status: 401, code: "UNAUTHORIZED", message: "Unauthorized" });
  const [kind, id, action, ...more] = request.path.split("/").filter(Boolean);
  if (kind !== "transactions" || more.length > 0)
    return refusal({ status: 404, code: "UNKNOWN_ENDPOINT", message: "No endpoint is here" });
  const refuse = (): ApiAnswer => invalid("The idempotency key was used with another body");
  if (!id)
    return request.method === "POST"
      ? answerOnce({ store, provider: "datatrans", request, refuse, run: () => create(options) })
      : notAllowed();
  const payment = store.find(id);
  // A transaction that was not completed in time is not kept.
  if (payment?.provider !== "datatrans" || payment.state === "expired" || isOver({ payment, now }))
    return refusal({ status: 404, code: "TRANSACTION_NOT_FOUND", message: "The transaction does not exist" });
  if (!action)
    return request.method === "GET"
      ? { status: 200, body: transactionBody({ payment, keys: store.keys }) }
      : notAllowed();
  if (request.method !== "POST") return notAllowed();
  const run = {
    settle: () => settle({ ...options, payment }),
    cancel: () => cancel({ ...options, payment }),
    credit: () => credit({ ...options, payment }),
  }[action];
  return run
    ? answerOnce({ store, provider: "datatrans", request, refuse, run })
    : refusal({ status: 404, code: "UNKNOWN_ENDPOINT", message: "No endpoint is here" });
}

function create({ store, request: { body }, now, base }: Options): ApiAnswer {
  const { currency, refno, amount, autoSettle = false, redirect, webhook } = body ?? {};
  const { successUrl, cancelUrl, errorUrl } = fieldsOf(redirect);
  const { url = null } = fieldsOf(webhook);
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return invalid("currency");
  if (typeof refno !== "string" || refno === "" || refno.length > 40) return invalid("refno");
  if (!Number.isInteger(amount) || Number(amount) <= 0) return invalid("amount");
  if (!isUrl(successUrl) || !isUrl(cancelUrl) || !isUrl(errorUrl)) return invalid("redirect");
  if (url !== null && !isUrl(url)) return invalid("webhook.url");
  if (
    store.content.payments.some(
      (payment) => payment.provider === "datatrans" && payment.description === refno && payment.state === "paid",
    )
  )
    return duplicate();
  const at = new Date(now).toISOString();
  const payment: StandInPayment = {
    id: newId(now),
    provider: "datatrans",
    state: "open",
    amount: Number(amount),
    currency,
    description: refno,
    metadata: null,
    returnUrls: { success: successUrl, cancel: cancelUrl, error: errorUrl },
    webhookUrl: url,
    autoSettle: autoSettle === true,
    at,
    changedAt: at,
    refunds: [],
  };
  store.add(payment);
  return {
    status: 201,
    body: { transactionId: payment.id },
    headers: { location: `${base}/pay/v1/start/${payment.id}` },
  };
}

interface OnPayment extends Options {
  payment: StandInPayment;
}

function settle({ store, request: { body }, now, payment }: OnPayment): ApiAnswer {
  if (payment.state !== "authorized") return wrongState();
  if (body?.amount !== payment.amount || body.currency !== payment.currency) return invalid("amount");
  store.change(payment, { state: "paid", changedAt: new Date(now).toISOString() });
  return { status: 204 };
}

function cancel({ store, request: { body }, now, payment }: OnPayment): ApiAnswer {
  if (payment.state !== "authorized") return wrongState();
  if (typeof body?.refno !== "string") return invalid("refno");
  store.change(payment, { state: "canceled", changedAt: new Date(now).toISOString() });
  return { status: 204 };
}

/** A refund needs a settled transaction; all refunds together cannot exceed it. */
function credit({ store, request: { body }, now, payment }: OnPayment): ApiAnswer {
  const { currency, refno } = body ?? {};
  const left = payment.amount - payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const amount = body?.amount ?? left;
  if (currency !== payment.currency) return invalid("currency");
  if (typeof refno !== "string" || refno === "" || refno.length > 40) return invalid("refno");
  if (!Number.isInteger(amount) || Number(amount) <= 0) return invalid("amount");
  if (store.content.payments.some(({ refunds }) => refunds.some((refund) => refund.refno === refno)))
    return duplicate();
  if (payment.state !== "paid" || Number(amount) > left) return wrongState();
  const refund = {
    id: newId(now),
    amount: Number(amount),
    refno,
    at: new Date(now).toISOString(),
    machineTime: Date.now(),
  };
  store.change(payment, { refunds: [...payment.refunds, refund], changedAt: refund.at });
  return { status: 200, body: { transactionId: refund.id } };
}

const STATUS: Record<StandInPayment["state"], string> = {
  open: "initialized",
  pending: "challenge_ongoing",
  authorized: "authorized",
  paid: "settled",
  failed: "failed",
  canceled: "canceled",
  expired: "initialized",
};

/** The answer to a status request; webhooks have the same body. */
export function transactionBody({
  payment,
  keys,
  state = payment.state,
}: {
  payment: StandInPayment;
  keys: PaymentStore["keys"];
  state?: StandInPayment["state"];
}): object {
  const { id, amount, currency, description: refno, at, changedAt } = payment;
  const entry = (action: string, values: object = {}) => ({
    action,
    amount,
    source: "api",
    date: changedAt,
    success: true,
    ip: "127.0.0.1",
    ...values,
  });
  const isAuthorized = state === "authorized" || state === "paid";
  return {
    transactionId: id,
    merchantId: keys.merchantId,
    type: "payment",
    status: STATUS[state],
    currency,
    refno,
    paymentMethod: "VIS",
    detail: {
      init: { amount },
      ...(isAuthorized ? { authorize: { amount, acquirerAuthorizationCode: "100200" } } : {}),
      ...(state === "paid" ? { settle: { amount } } : {}),
    },
    language: "de",
    history: [
      entry("init", { date: at }),
      ...(isAuthorized ? [entry("authorize", { source: "redirect" })] : []),
      ...(state === "paid" ? [entry("settle")] : []),
      ...(state === "failed" ? [entry("authorize", { source: "redirect", success: false })] : []),
      ...(state === "canceled" ? [entry("cancel", { source: "redirect" })] : []),
      ...(state === payment.state
        ? payment.refunds.map((refund) => entry("credit", { amount: refund.amount, date: refund.at }))
        : []),
    ],
  };
}

function isOver({ payment, now }: { payment: StandInPayment; now: Instant }): boolean {
  return payment.state === "open" && now - Date.parse(payment.at) > OPEN_FOR;
}

let count = 0;
/** A number that begins with the time, as Datatrans' are. */
function newId(now: Instant): string {
  count = (count + 1) % 1000;
  const digits = new Date(now).toISOString().replace(/\D/g, "").slice(2, 17);
  return `${digits}${String(count).padStart(3, "0")}`;
}

function refusal({ status, code, message }: { status: number; code: string; message: string }): ApiAnswer {
  return { status, body: { error: { code, message } } };
}

const invalid = (property: string): ApiAnswer =>
  refusal({ status: 400, code: "INVALID_PROPERTY", message: `${property} is invalid` });
const duplicate = (): ApiAnswer =>
  refusal({ status: 400, code: "DUPLICATE_REFNO", message: "The reference number was used before" });
const wrongState = (): ApiAnswer =>
  refusal({ status: 400, code: "INVALID_TRANSACTION_STATUS", message: "The transaction's status does not allow this" });
const notAllowed = (): ApiAnswer =>
  refusal({ status: 405, code: "METHOD_NOT_ALLOWED", message: "This method is not allowed here" });
