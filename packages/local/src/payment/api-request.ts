import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isObject } from "@tresen/contract/kit/object";
import { readBody } from "../gateway/body";
import type { PaymentStore } from "./payment-store";

/** One request to a provider's API. */
export interface ApiRequest {
  method: string;
  /** The path below the API's version, without the query. */
  path: string;
  query: URLSearchParams;
  /** Null if the body is not a JSON object. */
  body: Record<string, unknown> | null;
  headers: IncomingMessage["headers"];
}

export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export async function readRequest({
  request,
  path,
  query,
}: {
  request: IncomingMessage;
  path: string;
  query: URLSearchParams;
}): Promise<ApiRequest> {
  const text = (await readBody(request))?.toString() ?? "";
  return { method: request.method ?? "GET", path, query, body: objectIn(text), headers: request.headers };
}

/** The fields of a value if it is an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function sendAnswer({
  response,
  type,
  answer: { status, body, headers = {} },
}: {
  response: ServerResponse;
  type: string;
  answer: ApiAnswer;
}): void {
  const text = body === undefined ? "" : JSON.stringify(body);
  response
    .writeHead(status, { ...(text ? { "content-type": type } : {}), "cache-control": "no-store", ...headers })
    .end(text);
}

/**
 * A POST with an idempotency key runs once: a repeated request gets the first response, a different request with the
 * same key is refused. Responses to errors of the provider are not stored.
 */
export function answerOnce({
  store,
  provider,
  request,
  run,
  refuse,
}: {
  store: PaymentStore;
  provider: string;
  request: ApiRequest;
  run: () => ApiAnswer;
  refuse: () => ApiAnswer;
}): ApiAnswer {
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || typeof key !== "string" || key === "") return run();
  const name = `${provider} ${key}`;
  const fingerprint = createHash("sha256")
    .update(`${request.path}\n${JSON.stringify(request.body)}`)
    .digest("base64url");
  const known = store.findReplay(name);
  if (known)
    return known.fingerprint === fingerprint
      ? { status: known.status, body: known.body, headers: { ...known.headers, "idempotent-replayed": "true" } }
      : refuse();
  const answer = run();
  if (answer.status < 500)
    store.remember({
      key: name,
      fingerprint,
      status: answer.status,
      headers: answer.headers ?? {},
      body: answer.body ?? null,
      at: Date.now(),
    });
  return answer;
}

export function isUrl(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
}
