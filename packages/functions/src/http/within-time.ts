import { unavailable } from "@tresen/core/platform/errors";
import type { HttpHandler } from "./types";

/** Milliseconds of the function's time that are kept back for the answer that says that there is none. */
const RESERVE = 1500;

/**
 * Answers before Lambda stops the function: with 503 where a service that the call waits for stays silent. What the
 * call was about to do may still happen, as with any request whose answer gets lost.
 */
export function withinTime(handler: HttpHandler): HttpHandler {
  return async (event, context) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(unavailable("request.timeout")),
      Math.max(0, context.getRemainingTimeInMillis() - RESERVE),
    );
    try {
      return await Promise.race([handler(event, context), promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
