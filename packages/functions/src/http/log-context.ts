import { withinRequest } from "@tresen/core/platform/request";
import type { HttpHandler } from "./types";

/**
 * What the lines of a request carry: its id, which the error body shows to the user too, and what is learned on the
 * way. Never the path itself: uid and hash in it open an order.
 */
export function logContext(handler: HttpHandler): HttpHandler {
  return (event, context) => {
    const { requestId, http } = event.requestContext;
    return withinRequest({ fields: { requestId, method: http.method }, run: () => handler(event, context) });
  };
}
