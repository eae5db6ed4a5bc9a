import type { Context } from "aws-lambda";
import type { HttpEvent } from "../../src/http/types";

export interface RequestOptions {
  method?: string;
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON unless it is a string, which is sent as it is. */
  body?: unknown;
  base64?: boolean;
  headers?: Record<string, string>;
  /** The session's token, on a tablet with its key behind it: see `sessionOf`. */
  session?: string | null;
  /** Others beside it. */
  cookies?: Record<string, string>;
  now?: number;
  ip?: string;
  /** One of its own unless given. */
  requestId?: string;
}

/** A Friday evening in Vienna. */
export const NOW = Date.parse("2026-06-05T18:30:00+02:00");

let count = 0;

/** An event as an HTTP API of payload format 2.0 sends it. */
export function request({
  method = "GET",
  path,
  query,
  body,
  base64 = false,
  headers = {},
  session,
  cookies = {},
  now = NOW,
  ip = "203.0.113.7",
  requestId,
}: RequestOptions): HttpEvent {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const rawQueryString = new URLSearchParams(query).toString();
  const sent = Object.entries({ ...(session ? { session } : {}), ...cookies }).flatMap(([name, value]) =>
    `${name}=${value}`.split("; "),
  );
  count += 1;
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString,
    ...(sent.length > 0 ? { cookies: sent } : {}),
    headers: {
      host: "shop.example.test",
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: "000000000000",
      apiId: "api",
      domainName: "shop.example.test",
      domainPrefix: "shop",
      http: { method, path, protocol: "HTTP/1.1", sourceIp: ip, userAgent: "test" },
      requestId: requestId ?? `request-${count}`,
      routeKey: "$default",
      stage: "$default",
      time: new Date(now).toUTCString(),
      timeEpoch: now,
    },
    ...(text === undefined ? {} : { body: base64 ? Buffer.from(text).toString("base64") : text }),
    isBase64Encoded: base64,
  };
}

export const context: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: "test",
  functionVersion: "1",
  invokedFunctionArn: "arn:aws:lambda:eu-central-1:000000000000:function:test",
  memoryLimitInMB: "512",
  awsRequestId: "invocation",
  logGroupName: "test",
  logStreamName: "test",
  getRemainingTimeInMillis: () => 10_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};
