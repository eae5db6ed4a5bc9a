import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Instant } from "@tresen/contract/kit/time";
import type { PaymentStore, PendingWebhook, StandInPayment } from "./payment-store";
import { transactionBody } from "./datatrans-api";

const TIMEOUT = 15_000;
/** The delay of late webhooks. */
const LATE = 20_000;
const SECOND_LOOK = 1_500;
/** The delay before each retry. Mollie retries for a day. */
const BACKOFF = [1_000, 5_000, 15_000, 60_000, 300_000];

export interface Webhooks {
  /** Sends the webhook for an event of the payment, unless the switches delay or suppress it. */
  notify(payment: StandInPayment, after?: number): void;
  /** Sends it once more, now. */
  repeat(payment: StandInPayment): void;
  stop(): void;
}

/**
 * Sends webhooks by HTTP as the services do, and retries until the platform accepts connections. Unsent webhooks
 * survive a kill.
 */
export function startWebhooks({
  store,
  now,
  onError,
}: {
  store: PaymentStore;
  now: () => Instant;
  onError: (error: unknown) => void;
}): Webhooks {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isStopped = false;

  const plan = (): void => {
    clearTimeout(timer);
    const next = Math.min(...store.content.webhooks.map(({ dueAt }) => dueAt));
    if (isStopped || isBusy || next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(() => void deliverDue().catch(onError), Math.max(0, next - Date.now()));
    timer.unref();
  };
  const deliverDue = async (): Promise<void> => {
    isBusy = true;
    try {
      for (const webhook of store.content.webhooks
        .filter(({ dueAt }) => dueAt <= Date.now())
        .sort((a, b) => a.dueAt - b.dueAt)) {
        const isHeard = await send({ webhook, store, now });
        const others = store.content.webhooks.filter(({ id }) => id !== webhook.id);
        const pause = BACKOFF[webhook.attempt];
        // The platform refuses a forged webhook as it should, so there is no retry.
        store.setWebhooks(
          isHeard || webhook.isForged || pause === undefined
            ? others
            : [...others, { ...webhook, attempt: webhook.attempt + 1, dueAt: Date.now() + pause }],
        );
      }
    } finally {
      isBusy = false;
      plan();
    }
  };
  const add = (webhooks: readonly PendingWebhook[]): void => {
    store.setWebhooks([...store.content.webhooks, ...webhooks]);
    plan();
  };
  plan();
  return {
    notify: (payment, after = 0) => add(webhooksFor({ store, payment, after })),
    repeat: (payment) => add(webhooksFor({ store, payment, after: 0 }).slice(0, 1)),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function webhooksFor({
  store,
  payment,
  after,
}: {
  store: PaymentStore;
  payment: StandInPayment;
  after: number;
}): PendingWebhook[] {
  const { webhook: mode } = store.content.switches;
  const url = payment.webhookUrl;
  if (url === null) return [];
  const make = (state: StandInPayment["state"], delay: number): PendingWebhook => ({
    id: randomUUID(),
    payment: payment.id,
    url,
    body:
      payment.provider === "mollie"
        ? `id=${payment.id}`
        : JSON.stringify(transactionBody({ payment, keys: store.keys, state })),
    isForged: mode === "forged",
    dueAt: Date.now() + after + delay,
    attempt: 0,
  });
  const { state } = payment;
  // Earlier events of the payment, which are sent as well.
  const earlier = state === "paid" ? "authorized" : "open";
  if (mode === "late") return [make(state, LATE)];
  if (mode === "twice") return [make(state, 0), make(state, SECOND_LOOK)];
  if (mode === "reversed") return [make(state, 0), make(earlier, SECOND_LOOK)];
  return [make(state, 0)];
}

async function send({
  webhook: { url, body, isForged },
  store,
  now,
}: {
  webhook: PendingWebhook;
  store: PaymentStore;
  now: () => Instant;
}): Promise<boolean> {
  const isForm = body.startsWith("id=");
  const headers: Record<string, string> = isForm
    ? { "content-type": "application/x-www-form-urlencoded" }
    : { "content-type": "application/json", "datatrans-signature": signature({ store, body, isForged, at: now() }) };
  try {
    const response = await fetch(url, {
      method: "POST",
      headers,
      body: isForged && isForm ? "id=tr_forged" : body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function signature({
  store,
  body,
  isForged,
  at,
}: {
  store: PaymentStore;
  body: string;
  isForged: boolean;
  at: Instant;
}): string {
  const key = isForged ? randomBytes(32) : Buffer.from(store.keys.signKey, "hex");
  return `t=${at},s0=${createHmac("sha256", key).update(`${at}${body}`).digest("hex")}`;
}
