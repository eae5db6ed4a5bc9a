import { join } from "node:path";
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../clock";
import { readForm } from "../gateway/body";
import type { Responder } from "../gateway/gateway";
import {
  type PaymentStore,
  OUTAGE_MODES,
  type Provider,
  type StandInPayment,
  type Switches,
  WEBHOOK_MODES,
  openPaymentStore,
} from "./payment-store";
import { answerDatatrans } from "./datatrans-api";
import { CHOICES, choicesFor } from "./choices";
import { type ApiAnswer, type ApiRequest, readRequest, sendAnswer } from "./api-request";
import { renderHostedPage, returnUrl } from "./hosted-page";
import { HAL, answerMollie, isChargeable } from "./mollie-api";
import { startWebhooks } from "./webhooks";

export interface StandIns {
  /** Whether a path belongs to one of the stand-ins. */
  owns(path: string): boolean;
  respond: Responder;
  store: PaymentStore;
  /** Returns false if the payment does not exist. */
  repeatWebhook(id: string): boolean;
  /** Records a chargeback by the customer's bank. Returns false if the payment does not exist or is not paid. */
  chargeBack(id: string): boolean;
  /** Sets the switches from the submitted form. */
  changeSwitches(request: IncomingMessage): Promise<void>;
  stop(): void;
}

const ROOT = "/_local/payment";
/** The path of the data folder. */
const FILE = "payments.json";
const HANG = 20_000;
const HTML = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action *; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** The environment variables by which core finds the stand-ins, except where a person set keys. */
export function paymentEnvironment({
  dataDir,
  url,
  given,
}: {
  dataDir: string;
  url: string;
  given: NodeJS.ProcessEnv;
}): Record<string, string> {
  const { keys } = openPaymentStore(join(dataDir, FILE));
  return {
    ...(given.MOLLIE_API_KEY ? {} : { MOLLIE_API_KEY: keys.mollie, MOLLIE_ENDPOINT: `${url}${ROOT}/mollie` }),
    ...(given.DATATRANS_MERCHANT_ID || given.DATATRANS_PASSWORD
      ? {}
      : {
          DATATRANS_MERCHANT_ID: keys.merchantId,
          DATATRANS_PASSWORD: keys.password,
          DATATRANS_SIGN_KEY: keys.signKey,
          DATATRANS_ENDPOINT: `${url}${ROOT}/datatrans`,
        }),
  };
}

/**
 * Stand-ins for Mollie and Datatrans: the same protocols at another address, with a page on which a tester decides the
 * outcome of a payment.
 */
export function createStandIns({
  dataDir,
  url,
  clock,
  onError,
}: {
  dataDir: string;
  url: string;
  clock: Clock;
  onError: (error: unknown) => void;
}): StandIns {
  const store = openPaymentStore(join(dataDir, FILE));
  const webhooks = startWebhooks({ store, now: clock.now, onError });
  const base = (provider: Provider): string => `${url}${ROOT}/${provider}`;

  const api = (provider: Provider, request: ApiRequest): ApiAnswer => {
    const options = { store, request, now: clock.now(), base: base(provider) };
    return provider === "mollie" ? answerMollie({ ...options, notify: webhooks.notify }) : answerDatatrans(options);
  };
  const respond: Responder = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const [, provider, rest = ""] = new RegExp(`^${ROOT}/(mollie|datatrans)(/.*)$`).exec(pathname) ?? [];
    if (provider !== "mollie" && provider !== "datatrans") return void response.writeHead(404).end();
    const [, id] = /^\/(?:checkout|pay\/v1\/start)\/(\w+)$/.exec(rest) ?? [];
    if (id) return hostedPage({ payment: store.find(id), request, response });
    const [, version, path = ""] = /^\/(v1|v2)\/(.*)$/.exec(rest) ?? [];
    if (version !== (provider === "mollie" ? "v2" : "v1")) return void response.writeHead(404).end();
    const { outage } = store.content.switches;
    if (outage === "timeout") return hang(response);
    if (outage === "unavailable")
      return sendAnswer({
        response,
        type: "application/json",
        answer: { status: 503, body: { status: 503, title: STATUS_CODES[503] } },
      });
    const answer = api(provider, await readRequest({ request, path, query: searchParams }));
    // The request takes effect, but its response is lost, once.
    if (outage === "lost-answer" && request.method === "POST") {
      store.setSwitches({ ...store.content.switches, outage: "none" });
      return void response.destroy();
    }
    sendAnswer({ response, type: provider === "mollie" ? HAL : "application/json", answer });
  };
  const hostedPage = async ({
    payment,
    request,
    response,
  }: {
    payment: StandInPayment | undefined;
    request: IncomingMessage;
    response: ServerResponse;
  }): Promise<void> => {
    if (!payment) return void response.writeHead(404).end();
    const possible = choicesFor(payment);
    if (request.method === "POST" && possible.length > 0) {
      const given = (await readForm(request)).get("choice");
      const choice = possible.find((one) => one === given);
      if (!choice) return void response.writeHead(400).end();
      const { state, isSilent } = CHOICES[choice];
      store.change(payment, { state, changedAt: new Date(clock.now()).toISOString() });
      if (!isSilent) webhooks.notify(payment);
      return void response.writeHead(303, { location: returnUrl(payment) }).end();
    }
    response.writeHead(200, HTML).end(renderHostedPage(payment));
  };
  return {
    owns: (path) => path.startsWith(`${ROOT}/`),
    respond,
    store,
    repeatWebhook: (id) => {
      const payment = store.find(id);
      if (payment) webhooks.repeat(payment);
      return payment !== undefined;
    },
    chargeBack: (id) => {
      const payment = store.find(id);
      if (!payment || !isChargeable(payment)) return false;
      store.change(payment, { chargedBack: payment.amount, changedAt: new Date(clock.now()).toISOString() });
      webhooks.notify(payment);
      return true;
    },
    changeSwitches: async (request) =>
      store.setSwitches(switchesIn({ form: await readForm(request), before: store.content.switches })),
    stop: webhooks.stop,
  };
}

function switchesIn({ form, before }: { form: URLSearchParams; before: Switches }): Switches {
  const one = <Mode extends string>(modes: readonly Mode[], name: string, otherwise: Mode): Mode =>
    modes.find((mode) => mode === form.get(name)) ?? otherwise;
  return { webhook: one(WEBHOOK_MODES, "webhook", before.webhook), outage: one(OUTAGE_MODES, "outage", before.outage) };
}

async function hang(response: ServerResponse): Promise<void> {
  await wait(HANG, undefined, { ref: false });
  response.destroy();
}
