import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import type { IncomingMessage } from "node:http";
import type { Instant } from "@tresen/contract/kit/time";

interface Request {
  message: IncomingMessage;
  body: Buffer;
  /** As API Gateway names it: `ANY /api/orders/{proxy+}`. */
  routeKey: string;
  pathParameters: Record<string, string | undefined>;
  requestId: string;
  now: Instant;
}

const ACCOUNT = "000000000000";
/** All other bodies reach a function in base64. */
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|[\w.+-]+\+(?:json|xml)))/i;

/** The event that an HTTP API sends to a Lambda function behind CloudFront (payload format 2.0). */
export function toEvent({ message, body, routeKey, pathParameters, requestId, now }: Request): APIGatewayProxyEventV2 {
  const [rawPath = "/", rawQueryString = ""] = splitOnce(message.url ?? "/", "?");
  const headers = headersOf(message);
  const cookies = message.headers.cookie?.split(";").flatMap((cookie) => cookie.trim() || []);
  const query = queryOf(rawQueryString);
  const isText = TEXT.test(headers["content-type"] ?? "text/plain");
  const hasParameters = Object.keys(pathParameters).length > 0;
  return {
    version: "2.0",
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookies?.length ? { cookies } : {}),
    headers,
    ...(query ? { queryStringParameters: query } : {}),
    ...(hasParameters ? { pathParameters } : {}),
    requestContext: {
      accountId: ACCOUNT,
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method: message.method ?? "GET",
        path: rawPath,
        protocol: `HTTP/${message.httpVersion}`,
        sourceIp: addressOf(message),
        userAgent: headers["user-agent"] ?? "",
      },
      requestId,
      routeKey,
      stage: "$default",
      time: apacheTime(now),
      timeEpoch: now,
    },
    ...(body.length > 0 ? { body: body.toString(isText ? "utf8" : "base64") } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** The Lambda context of a call, with the function's timeout as remaining time. */
export function toContext({
  name,
  requestId,
  timeout,
  memory,
}: {
  name: string;
  requestId: string;
  timeout: number;
  memory: number;
}): Context {
  const end = Date.now() + timeout * 1000;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: name,
    functionVersion: "$LATEST",
    invokedFunctionArn: `arn:aws:lambda:local:${ACCOUNT}:function:${name}`,
    memoryLimitInMB: String(memory),
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: "local",
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}

export function addressOf(message: IncomingMessage): string {
  return (message.socket.remoteAddress ?? "127.0.0.1").replace(/^::ffff:/, "");
}

/**
 * Header names in lower case, repeated headers joined by a comma, without cookies. The client cannot set the header
 * that holds the requested host.
 */
function headersOf(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (name !== "cookie" && values) headers[name] = values.join(",");
  }
  const address = addressOf(message);
  const before = headers["x-forwarded-for"];
  return {
    ...headers,
    "x-forwarded-for": before ? `${before}, ${address}` : address,
    "x-forwarded-proto": "http",
    "x-forwarded-port": String(message.socket.localPort ?? ""),
    ...(headers.host ? { "x-forwarded-host": headers.host } : {}),
  };
}

function queryOf(text: string): Record<string, string> | null {
  if (text === "") return null;
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = query.get(name);
    query.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return query.size > 0 ? Object.fromEntries(query) : null;
}

/** `05/Jun/2026:16:30:00 +0000` */
function apacheTime(at: Instant): string {
  const [day = "", date = "", month = "", year = "", time = ""] = new Date(at)
    .toUTCString()
    .replace(",", "")
    .split(" ");
  return day && `${date}/${month}/${year}:${time} +0000`;
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}
