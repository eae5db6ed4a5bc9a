import {
  type ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { isObject } from "@tresen/contract/kit/object";
import { ALL_ORDERS, type Hint, ordersChannel } from "@tresen/contract/socket/socket";
import { eachChunk, storageCall } from "../platform/db";
import type { StreamRecord } from "../platform/event";
import { logFailure } from "../platform/log";
import { client } from "./client";
import { SocketEntity } from "./socket.entity";

/** Connections that are told at the same time. */
const PARALLEL = 50;

/**
 * Tells every screen that follows the orders of a branch that some of them changed: one hint a branch, however many
 * records there are. A hint that cannot be sent is only logged, since every screen also asks by itself.
 */
export async function sendHints(records: readonly StreamRecord[]): Promise<void> {
  await hintTo({ channels: [...new Set(records.flatMap(channelsOf))], also: ALL_ORDERS });
}

/**
 * Tells all who follow one of the channels that something changed. A hint that cannot be sent is only logged, since
 * every screen also asks by itself. @param also a channel whose followers are told of all of these.
 */
export async function hintTo({ channels, also }: { channels: readonly string[]; also?: string }): Promise<void> {
  const sender = client;
  if (!sender || channels.length === 0) return;
  try {
    const everywhere = also === undefined ? [] : await followersOf(also);
    const version = Date.now();
    for (const channel of channels) {
      const data = JSON.stringify({ type: "hint", channel, version } satisfies Hint);
      await eachChunk({
        all: [...everywhere, ...(await followersOf(channel))],
        size: 1,
        parallel: PARALLEL,
        run: async (chunk) => {
          for (const follower of chunk) await send({ sender, follower, data });
        },
      });
    }
  } catch (cause) {
    logFailure(cause, { function: "hints", channels: channels.length });
  }
}

/**
 * The channels of a changed row: of an order's row, of what goes for a branch now, and of a key that was revoked, so
 * that its display notices. None for all other rows.
 */
function channelsOf({ dynamodb }: StreamRecord): string[] {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  const { pk = "", sk = "" } = { pk: Keys?.pk?.S, sk: Keys?.sk?.S };
  if (pk.startsWith("now#")) return [ordersChannel(pk.slice("now#".length))];
  const isRevoked = pk === "access-key" && Boolean(NewImage?.["revokedAt"]) && !OldImage?.["revokedAt"];
  if (!isRevoked && !(pk.startsWith("order#") && sk === "order")) return [];
  return [OldImage, NewImage].flatMap((image) => {
    const branch = image?.["branch"];
    return isObject(branch) && typeof branch["S"] === "string" ? [ordersChannel(branch["S"])] : [];
  });
}

interface Follower {
  channel: string;
  socket: string;
}

async function followersOf(channel: string): Promise<Follower[]> {
  const { data } = await storageCall(() => SocketEntity.query.primary({ channel }).go({ pages: "all" }));
  return data;
}

/** Sends one hint. The row of a connection that has ended is removed. */
async function send({
  sender,
  follower: { channel, socket },
  data,
}: {
  sender: ApiGatewayManagementApiClient;
  follower: Follower;
  data: string;
}): Promise<void> {
  try {
    await sender.send(new PostToConnectionCommand({ ConnectionId: socket, Data: data }));
  } catch (error) {
    if (!(error instanceof GoneException)) throw error;
    await storageCall(() => SocketEntity.delete({ channel, socket }).go());
  }
}
