import type { SocketAnswer } from "@tresen/contract/socket/socket";
import { socketMessage } from "@tresen/contract/socket/socket-message";
import { logFailure } from "@tresen/core/platform/log";
import { countMessage, noteEnded, subscribe } from "@tresen/core/socket";
import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyResultV2 } from "aws-lambda";

/** A message, or that a connection has ended, of which API Gateway tells neither a body nor the id of a message. */
type SocketEvent = Pick<APIGatewayProxyWebsocketEventV2, "body"> & {
  requestContext: Pick<
    APIGatewayProxyWebsocketEventV2["requestContext"],
    "connectionId" | "eventType" | "requestTimeEpoch"
  >;
};

/**
 * Answers what a screen sends over its WebSocket: the ticket that says what it may follow, and pings. Connecting needs
 * nothing: a connection without a valid ticket is told nothing, and one that sends ever more messages is ended. Also told of
 * connections that have ended, which is no message.
 */
export async function handler({
  body = "",
  requestContext: { connectionId, eventType, requestTimeEpoch: now },
}: SocketEvent): Promise<APIGatewayProxyResultV2> {
  if (eventType !== "DISCONNECT")
    return { statusCode: 200, body: JSON.stringify(await answerTo({ body, connectionId, now })) };
  try {
    await noteEnded({ socket: connectionId, now });
  } catch (cause) {
    logFailure(cause, { function: "socket" });
  }
  return { statusCode: 200 };
}

async function answerTo({
  body,
  connectionId,
  now,
}: {
  body: string;
  connectionId: string;
  now: number;
}): Promise<SocketAnswer> {
  const { data: message } = socketMessage.safeParse(parsed(body));
  if (message?.action === "ping") return { type: "pong" };
  try {
    if (!(await countMessage(connectionId)) || message?.action !== "subscribe") return { type: "refused" };
    const isValid = await subscribe({ ticket: message.ticket, socket: connectionId, now });
    return { type: isValid ? "subscribed" : "refused" };
  } catch (cause) {
    logFailure(cause, { function: "socket" });
    return { type: "refused" };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
