import type { PushPayload } from "@tresen/contract/push/push";
import { log } from "../platform/log";
import { isPushEndpoint } from "./hosts";
import { readVapid } from "./keys";
import { type PushTarget, type Urgency, pushRequest } from "./protocol";

/** In milliseconds. */
const TIMEOUT = 8_000;
/** The longest time that a push service may ask to wait, in milliseconds. Later the message is of no use. */
const LONGEST_WAIT = 15 * 60_000;

interface Push {
  target: PushTarget;
  payload: PushPayload;
  /** In seconds. */
  ttl: number;
  urgency: Urgency;
  topic: string;
}

/**
 * `gone`: the browser does not want messages any more. `refused`: this message will never be taken. `retry`: it may be
 * taken later; after `wait` milliseconds if the service says so.
 */
export type PushResult =
  | { state: "sent" }
  | { state: "gone"; reason: string }
  | { state: "refused"; reason: string }
  | { state: "retry"; reason: string; wait?: number };

/** Sends one message to one browser. The library would send it by HTTPS only, and without a limit of time. */
export async function sendPush({ target, payload, ...delivery }: Push): Promise<PushResult> {
  // The list of hosts may have become shorter since the browser subscribed.
  if (!isPushEndpoint(target.endpoint)) return { state: "refused", reason: "unknown host" };
  const text = JSON.stringify(payload);
  const { url, ...request } = pushRequest({ target, text, vapid: await readVapid(), ...delivery });
  let response: Response;
  try {
    response = await fetch(url, { ...request, redirect: "error", signal: AbortSignal.timeout(TIMEOUT) });
    await response.body?.cancel();
  } catch (error) {
    return { state: "retry", reason: error instanceof Error ? error.name : "Error" };
  }
  return resultOf(response);
}

function resultOf({ status, headers }: Response): PushResult {
  const reason = `HTTP ${status}`;
  if (status >= 200 && status < 300) return { state: "sent" };
  if (status === 404 || status === 410) return { state: "gone", reason };
  if (status === 429 || status >= 500) {
    const wait = waitIn(headers.get("retry-after"));
    return { state: "retry", reason, ...(wait === null ? {} : { wait }) };
  }
  if (status === 401 || status === 403) log.error("push.keys_rejected", { status });
  return { state: "refused", reason };
}

/** The wait that the header `Retry-After` asks for, given in seconds or as a date. */
function waitIn(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_WAIT) : null;
}
