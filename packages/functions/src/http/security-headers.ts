import type { MiddlewareObj } from "@middy/core";
import { env } from "@tresen/core/platform/env";
import type { HttpEvent, HttpResult } from "./types";

const HEADERS: Record<string, string> = {
  "cache-control": "no-store",
  // Answers are data: if one is opened as a page, it can load and run nothing.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const HSTS = { "strict-transport-security": "max-age=63072000; includeSubDomains" };

/** Adds headers that the answer has not set itself, also to errors. By default an answer is not cached. */
export function securityHeaders(): MiddlewareObj<HttpEvent, HttpResult> {
  const defaults = env.PUBLIC_URL.startsWith("https:") ? { ...HEADERS, ...HSTS } : HEADERS;
  const add = (request: { event: HttpEvent; response: HttpResult | null }): void => {
    if (!request.response) return;
    request.response.headers = {
      ...defaults,
      "x-request-id": request.event.requestContext.requestId,
      ...request.response.headers,
    };
  };
  return { after: add, onError: add };
}
