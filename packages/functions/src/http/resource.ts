import middy from "@middy/core";
import httpRouter, { type Route } from "@middy/http-router";
import { AppError } from "@tresen/core/platform/errors";
import { ADDRESS_UNKNOWN, methodNotAllowed } from "@tresen/contract/kit/errors.texts";
import { refusePastEdge } from "./edge";
import { RefusalWithHeaders, errorResponse } from "./error-response";
import { headRequests } from "./head";
import { logContext } from "./log-context";
import { securityHeaders } from "./security-headers";
import type { Endpoint, HttpEvent, HttpHandler, HttpResult } from "./types";
import { withinTime } from "./within-time";

/**
 * The handler of one Lambda: routes requests to its endpoints and answers errors in a uniform way. Unknown path: 404;
 * known path with another method: 405 with `allow`; no answer within the function's time limit: 503.
 */
export function resource(endpoints: readonly Endpoint[]): HttpHandler {
  const routes = endpoints.flatMap((endpoint): Route<HttpEvent, HttpResult>[] =>
    methodsOf(endpoint).map((method) => ({ ...endpoint, method })),
  );
  const notFoundResponse = ({ path }: { path: string }): never => refuse({ endpoints, path });
  // middy runs error handlers in reverse order: the last one makes the answer, to which the others add headers.
  const handler = middy<HttpEvent, HttpResult>()
    .use(headRequests())
    .use(securityHeaders())
    .use(errorResponse())
    .before(({ event }) => refusePastEdge(event))
    .handler(withinTime(httpRouter<HttpEvent, HttpResult>({ routes, notFoundResponse })));
  return logContext((event, context) => handler(event, context));
}

function refuse({ endpoints, path }: { endpoints: readonly Endpoint[]; path: string }): never {
  const known = endpoints.filter((endpoint) => matches({ pattern: endpoint.path, path }));
  if (known.length === 0) throw new AppError("route.unknown", "missing", ADDRESS_UNKNOWN);
  const allow = [...new Set(known.flatMap(methodsOf))].join(", ");
  throw new RefusalWithHeaders({ allow }, "route.method_not_allowed", "method", methodNotAllowed(allow));
}

/** What can be read by GET answers HEAD too. */
function methodsOf({ method }: Endpoint): Route<HttpEvent, HttpResult>["method"][] {
  return method === "GET" ? [method, "HEAD"] : [method];
}

function matches({ pattern, path }: { pattern: string; path: string }): boolean {
  const expected = segments(pattern);
  const given = segments(path);
  if (expected.at(-1) === "{proxy+}")
    return given.length >= expected.length - 1 && expected.slice(0, -1).every((part, index) => part === given[index]);
  return (
    expected.length === given.length && expected.every((part, index) => part.startsWith("{") || part === given[index])
  );
}

function segments(path: string): string[] {
  return path.replace(/\/$/, "").split("/");
}
