import { withinRequest } from "@tresen/core/platform/request";
import type { HttpHandler } from "./types";

/**
 * Adds fields to all log entries of a request: its id, which error answers contain too, and fields that handlers add.
 * The path is never logged, since uid and hash in it open an order.
 */
export function logContext(handler: HttpHandler): HttpHandler {
  return (event, context) => {
    const { requestId, http } = event.requestContext;
    return withinRequest({ fields: { requestId, method: http.method }, run: () => handler(event, context) });
  };
}
