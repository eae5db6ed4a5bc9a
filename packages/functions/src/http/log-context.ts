import { AsyncLocalStorage } from "node:async_hooks";
import type { HttpHandler } from "./types";

type Fields = Record<string, string>;

const contexts = new AsyncLocalStorage<Fields>();

/**
 * What the lines of a request carry: its id, which the error body shows to the user too, and what is learned on the
 * way.
 * Never the path itself: uid and hash in it open an order.
 */
export function logContext(handler: HttpHandler): HttpHandler {
  return (event, context) => {
    const { requestId, http } = event.requestContext;
    return contexts.run({ requestId, method: http.method }, () => handler(event, context));
  };
}

export function addLogContext(fields: Fields): void {
  const current = contexts.getStore();
  if (current) Object.assign(current, fields);
}

export function currentLogContext(): Fields {
  return contexts.getStore() ?? {};
}
