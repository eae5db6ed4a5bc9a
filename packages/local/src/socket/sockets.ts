import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";
import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { STAY } from "@tresen/contract/socket/socket";
import { SOCKET_PATH, socketFunction } from "@tresen/functions/routes";
import { WebSocket, WebSocketServer } from "ws";
import type { Clock } from "../clock";
import { readBody } from "../gateway/body";
import { addressOf } from "../gateway/event";
import type { Functions } from "../gateway/functions";
import type { Responder } from "../gateway/gateway";
import { SOCKET_API } from "./socket-path";

/** The limits of API Gateway's WebSocket APIs. */
const LARGEST_MESSAGE = 128 * 1024;
/** What no function answers. */
const STAYS = JSON.stringify({ action: STAY.action });
const IDLE = 10 * 60_000;
const LIFETIME = 2 * 60 * 60_000;
/** The code with which it ends a connection. */
const GOING_AWAY = 1001;

export interface Sockets {
  /** Whether the path belongs to the API for messages to connections. */
  owns(path: string): boolean;
  /** Answers the calls of that API. */
  respond: Responder;
  stop(): void;
}

interface Connection {
  socket: WebSocket;
  connectedAt: number;
  /** Closes the connection when nothing is sent for long. */
  restartIdle(): void;
}

interface Options {
  server: Server;
  functions: Functions;
  clock: Clock;
  /** Messages wait until it resolves. */
  ready: Promise<unknown>;
  /** Whether other paths have WebSockets of their own. */
  hasOthers: boolean;
  onError: (error: unknown) => void;
}

/**
 * The WebSocket API on one machine, as API Gateway provides it: messages go to the function by their `action`, and
 * functions send to connections through an HTTP API.
 */
export function startSockets({ server, functions, clock, ready, hasOthers, onError }: Options): Sockets {
  const connections = new Map<string, Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (pathOf(request) !== SOCKET_PATH) {
      if (!hasOthers) stream.destroy();
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => open({ socket, request }));
  };
  const open = ({ socket, request }: { socket: WebSocket; request: IncomingMessage }): void => {
    const id = randomBytes(11).toString("base64");
    const connection = { socket, connectedAt: clock.now(), restartIdle: idleTimer(socket) };
    connections.set(id, connection);
    const end = setTimeout(() => socket.close(GOING_AWAY), LIFETIME);
    socket.on("close", () => {
      clearTimeout(end);
      connections.delete(id);
    });
    socket.on("error", onError);
    socket.on("message", (data) => {
      connection.restartIdle();
      const body = Buffer.isBuffer(data) ? data.toString("utf8") : "";
      if (body === STAYS) return;
      answer({ id, connection, body, request }).catch(onError);
    });
  };
  const answer = async ({
    id,
    connection: { socket, connectedAt },
    body,
    request,
  }: {
    id: string;
    connection: Connection;
    body: string;
    request: IncomingMessage;
  }): Promise<void> => {
    await ready;
    const result = await functions.socket(
      socketFunction,
      toSocketEvent({ id, body, request, connectedAt, now: clock.now() }),
    );
    if (result?.body && socket.readyState === WebSocket.OPEN) socket.send(result.body);
  };
  server.on("upgrade", onUpgrade);
  return {
    owns: (path) => path.startsWith(`${SOCKET_API}/@connections/`),
    respond: async (request, response) => {
      const id = decodeURIComponent(pathOf(request).slice(`${SOCKET_API}/@connections/`.length));
      const connection = connections.get(id);
      if (connection?.socket.readyState !== WebSocket.OPEN)
        return void response
          .writeHead(410, { "content-type": "application/json", "x-amzn-errortype": "GoneException" })
          .end("{}");
      if (request.method === "DELETE") {
        connection.socket.close(GOING_AWAY);
        return void response.writeHead(204).end();
      }
      const body = await readBody(request);
      if (body === null || body.length > LARGEST_MESSAGE)
        return void response.writeHead(413, { "x-amzn-errortype": "PayloadTooLargeException" }).end("{}");
      connection.restartIdle();
      connection.socket.send(body.toString("utf8"));
      response.writeHead(200).end();
    },
    stop: () => {
      server.off("upgrade", onUpgrade);
      for (const { socket } of connections.values()) socket.terminate();
      sockets.close();
    },
  };
}

function idleTimer(socket: WebSocket): () => void {
  const start = (): NodeJS.Timeout => setTimeout(() => socket.close(GOING_AWAY), IDLE);
  let timer = start();
  socket.on("close", () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = start();
  };
}

function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "/";
}

/** The event that a WebSocket API sends to a Lambda function. */
function toSocketEvent({
  id,
  body,
  request,
  connectedAt,
  now,
}: {
  id: string;
  body: string;
  request: IncomingMessage;
  connectedAt: number;
  now: number;
}): APIGatewayProxyWebsocketEventV2 & { requestContext: { identity: { sourceIp: string } } } {
  return {
    requestContext: {
      routeKey: routeOf(body),
      messageId: randomUUID(),
      eventType: "MESSAGE",
      extendedRequestId: randomUUID(),
      requestTime: new Date(now).toISOString(),
      messageDirection: "IN",
      stage: SOCKET_PATH.slice(1),
      connectedAt,
      requestTimeEpoch: now,
      requestId: randomUUID(),
      domainName: request.headers.host ?? "localhost",
      connectionId: id,
      apiId: "local",
      identity: { sourceIp: addressOf(request) },
    },
    body,
    isBase64Encoded: false,
  };
}

/** The route that `$request.body.action` selects. */
function routeOf(body: string): string {
  try {
    const { action }: { action?: unknown } = { ...(JSON.parse(body) as object) };
    return typeof action === "string" && socketFunction.routes.includes(action) ? action : "$default";
  } catch {
    return "$default";
  }
}
