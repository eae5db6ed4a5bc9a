import { randomBytes } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { STAY } from "@tresen/contract/socket/socket";
import { SOCKET_PATH, socketFunction } from "@tresen/functions/routes";
import { WebSocket, WebSocketServer } from "ws";
import type { Clock } from "../clock";
import { readBody } from "../gateway/body";
import type { Functions } from "../gateway/functions";
import type { Responder } from "../gateway/gateway";
import { type Connected, GOING_AWAY, endEvent, messageEvent } from "./socket-event";
import { SOCKET_API } from "./socket-path";

/** The limits of API Gateway's WebSocket APIs. */
const LARGEST_MESSAGE = 128 * 1024;
/** What no function answers. */
const STAYS = JSON.stringify({ action: STAY.action });
const IDLE = 10 * 60_000;
const LIFETIME = 2 * 60 * 60_000;

export interface Sockets {
  /** Whether the path belongs to the API for messages to connections. */
  owns(path: string): boolean;
  /** Answers the calls of that API. */
  respond: Responder;
  /** Tells the function of connections that an earlier run of the platform had: they have ended with it. */
  endEarlier(): Promise<void>;
  stop(): void;
}

interface Connection extends Connected {
  socket: WebSocket;
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
 * The WebSocket API on one machine, as API Gateway provides it: messages go to the function by their `action`, the function is
 * told of connections that have ended, and functions send to connections through an HTTP API.
 */
export function startSockets({ server, functions, clock, ready, hasOthers, onError }: Options): Sockets {
  const connections = new Map<string, Connection>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  let isStopped = false;
  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (pathOf(request) !== SOCKET_PATH) {
      if (!hasOthers) stream.destroy();
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => open({ socket, request }));
  };
  const open = ({ socket, request }: { socket: WebSocket; request: IncomingMessage }): void => {
    const id = randomBytes(11).toString("base64");
    const connection = { id, socket, request, connectedAt: clock.now(), restartIdle: idleTimer(socket) };
    connections.set(id, connection);
    const end = setTimeout(() => socket.close(GOING_AWAY), LIFETIME);
    socket.on("close", (code, reason) => {
      clearTimeout(end);
      connections.delete(id);
      if (!isStopped) tellEnd({ connection, code, reason: reason.toString("utf8") }).catch(onError);
    });
    socket.on("error", onError);
    socket.on("message", (data) => {
      connection.restartIdle();
      const body = Buffer.isBuffer(data) ? data.toString("utf8") : "";
      if (body === STAYS) return;
      answer({ connection, body }).catch(onError);
    });
  };
  const answer = async ({ connection, body }: { connection: Connection; body: string }): Promise<void> => {
    await ready;
    const event = messageEvent({ connection, body, now: clock.now() });
    const result = await functions.socket(socketFunction, event);
    if (result?.body && connection.socket.readyState === WebSocket.OPEN) connection.socket.send(result.body);
  };
  const tellEnd = async (ended: { connection: Connected; code: number; reason: string }): Promise<void> => {
    await ready;
    await functions.socket(socketFunction, endEvent({ ...ended, now: clock.now() }));
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
    endEarlier: async () => {
      const earlier = (await (await import("@tresen/core/socket")).socketsOfTvs()).filter((id) => !connections.has(id));
      for (const id of earlier)
        await tellEnd({ connection: { id, connectedAt: clock.now() }, code: GOING_AWAY, reason: "" });
    },
    stop: () => {
      isStopped = true;
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
