import type { MiddlewareObj } from "@middy/core";
import type { HttpEvent, HttpResult } from "./types";

/** Handles HEAD like GET and removes the body. */
export function headRequests(): MiddlewareObj<HttpEvent, HttpResult> {
  const strip = (request: { event: HttpEvent; response: HttpResult | null }): void => {
    if (request.event.requestContext.http.method !== "HEAD" || !request.response) return;
    const { body: _, isBase64Encoded: __, ...rest } = request.response;
    request.response = rest;
  };
  return { after: strip, onError: strip };
}
