import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { SOCKET_PATH, socketFunction } from "@tresen/functions/routes";
import { addressOf } from "../gateway/event";
import type { SocketEvent } from "../gateway/functions";

/** The code with which API Gateway ends a connection. */
export const GOING_AWAY = 1001;

/** A connection, and the request that it began with. */
export interface Connected {
  id: string;
  connectedAt: number;
  /** None for one of an earlier run of the platform. */
  request?: IncomingMessage;
}

/** The event that a WebSocket API sends to a Lambda function for a message. */
export function messageEvent({
  connection,
  body,
  now,
}: {
  connection: Connected;
  body: string;
  now: number;
}): SocketEvent {
  const context = contextOf({ connection, now });
  return {
    requestContext: { ...context, routeKey: routeOf(body), messageId: randomUUID(), eventType: "MESSAGE" },
    body,
    isBase64Encoded: false,
  };
}

/** The event for a connection that has ended. It has no body, and its route is always the same. */
export function endEvent({
  connection,
  code,
  reason,
  now,
}: {
  connection: Connected;
  code: number;
  reason: string;
  now: number;
}): SocketEvent {
  return {
    requestContext: {
      ...contextOf({ connection, now }),
      ...{ routeKey: "$disconnect", eventType: "DISCONNECT", disconnectStatusCode: code, disconnectReason: reason },
    },
    isBase64Encoded: false,
  };
}

function contextOf({
  connection: { id, connectedAt, request },
  now,
}: {
  connection: Connected;
  now: number;
}): Omit<SocketEvent["requestContext"], "routeKey" | "eventType"> {
  return {
    extendedRequestId: randomUUID(),
    requestTime: new Date(now).toISOString(),
    messageDirection: "IN",
    stage: SOCKET_PATH.slice(1),
    connectedAt,
    requestTimeEpoch: now,
    requestId: randomUUID(),
    domainName: request?.headers.host ?? "localhost",
    connectionId: id,
    apiId: "local",
    identity: { sourceIp: request ? addressOf(request) : "127.0.0.1" },
  };
}

/** The route that `$request.body.action` selects. Those that begin with a dollar sign are the gateway's own. */
function routeOf(body: string): string {
  try {
    const { action }: { action?: unknown } = { ...(JSON.parse(body) as object) };
    const isOwn = typeof action !== "string" || action.startsWith("$");
    return !isOwn && socketFunction.routes.includes(action) ? action : "$default";
  } catch {
    return "$default";
  }
}
