import { PAYMENT_UNREACHABLE } from "@tresen/contract/payment/payment.texts";
import { setTimeout as wait } from "node:timers/promises";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { AppError } from "../platform/errors";
import { log } from "../platform/log";

/** In milliseconds. Two attempts must fit into the time limit of an API function. */
const TIMEOUT = 3500;
const ATTEMPTS = 2;
const PAUSE = 250;
/** In milliseconds. Publishing the shop waits for this request. */
const PROBE_TIMEOUT = 2000;
/** Of a provider's reason, in letters. */
const LONGEST_REASON = 200;

/** The provider refused the request or did not answer. Its answer is in the cause, never in the message. */
export class ProviderFailure extends AppError {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** The provider's error code, if it has one. */
  readonly reason: string;

  constructor({
    code,
    status,
    reason = "",
    cause,
  }: {
    code: string;
    status: number;
    reason?: string;
    cause?: unknown;
  }) {
    super(code, "upstream", PAYMENT_UNREACHABLE, [], { cause });
    this.status = status;
    this.reason = reason;
  }
}

interface ProviderCall {
  provider: OnlineMethod;
  url: string;
  method?: "GET" | "POST" | "DELETE";
  authorization: string;
  body?: unknown;
  /** A POST is repeated only if it has a key. */
  idempotencyKey?: string;
  /** Reads the provider's error code from an error body. */
  reasonOf: (body: unknown) => string;
}

export interface ProviderAnswer {
  headers: Headers;
  body: unknown;
}

/** @returns a success. @throws ProviderFailure. */
export async function callProvider(call: ProviderCall): Promise<ProviderAnswer> {
  const attempts = call.method === "POST" && !call.idempotencyKey ? 1 : ATTEMPTS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(call);
    } catch (error) {
      const isPassing =
        error instanceof ProviderFailure && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!isPassing || attempt === attempts) throw error;
      await wait(PAUSE * attempt);
    }
  }
}

async function callOnce({
  provider,
  url,
  method = "GET",
  authorization,
  body,
  idempotencyKey,
  reasonOf,
}: ProviderCall): Promise<ProviderAnswer> {
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(url, {
      method,
      // A redirect would send the key to another host.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        accept: "application/json",
        authorization,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    content = parsed(await response.text());
  } catch (cause) {
    throw new ProviderFailure({ code: "payment.provider_unreachable", status: 0, cause });
  }
  if (response.ok) return { headers: response.headers, body: content };
  const reason = reasonOf(content);
  const cause = new Error(`${provider}: ${method} answered ${response.status} ${reason}`);
  if (response.status === 401 || response.status === 403) {
    log.error(
      `The payment provider ${provider} refuses the configured keys: no payment by it is possible until they are corrected`,
      { provider, status: response.status },
    );
    throw new ProviderFailure({ code: "payment.keys_rejected", status: response.status, reason, cause });
  }
  throw new ProviderFailure({
    code: response.status >= 500 ? "payment.provider_unreachable" : "payment.provider_refused",
    status: response.status,
    reason,
    cause,
  });
}

export type Probe = Pick<ProviderCall, "url" | "authorization" | "reasonOf">;

/** What a provider answers to keys: whether it accepts them, null when it does not answer, and why if it refuses. */
export interface KeyAnswer {
  isAccepted: boolean | null;
  reason?: string;
}

/** Whether a provider accepts the keys, tested by a harmless read. */
export async function askAboutKeys({ url, authorization, reasonOf }: Probe): Promise<KeyAnswer> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
      headers: { accept: "application/json", authorization },
    });
    const { status } = response;
    if (status === 401 || status === 403) {
      const reason = reasonOf(parsed(await response.text())).slice(0, LONGEST_REASON);
      return { isAccepted: false, reason: [status, reason].filter(Boolean).join(" ") };
    }
    await response.body?.cancel();
    return { isAccepted: status === 429 || status >= 500 ? null : true };
  } catch {
    return { isAccepted: null };
  }
}

function parsed(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The error for an answer that does not match the protocol. */
export function unreadable({ provider, cause }: { provider: OnlineMethod; cause: unknown }): ProviderFailure {
  return new ProviderFailure({
    code: "payment.provider_unreadable",
    status: 200,
    cause: new Error(`${provider} answered in an unknown form`, { cause }),
  });
}
