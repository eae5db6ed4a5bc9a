import { DeleteConnectionCommand, GoneException } from "@aws-sdk/client-apigatewaymanagementapi";
import { client } from "./client";

/** What a connection may send beside pings. A screen sends one message, its ticket. */
const MESSAGES = 5;
/** More connections than one process sees at a time. */
const REMEMBERED = 10_000;
const counts = new Map<string, number>();

/**
 * Counts a message of the connection, and ends the connection once it has sent too many: each of them is a write. Every
 * process counts by itself, so that counting writes nothing.
 * @returns whether the message is to be answered.
 */
export async function countMessage(socket: string): Promise<boolean> {
  const count = (counts.get(socket) ?? 0) + 1;
  if (counts.size >= REMEMBERED) counts.clear();
  counts.set(socket, count);
  if (count <= MESSAGES) return true;
  await end(socket);
  return false;
}

async function end(socket: string): Promise<void> {
  try {
    await client?.send(new DeleteConnectionCommand({ ConnectionId: socket }));
  } catch (error) {
    if (!(error instanceof GoneException)) throw error;
  }
}
