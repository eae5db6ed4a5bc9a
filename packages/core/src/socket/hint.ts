import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { isObject } from "@tresen/contract/kit/object";
import { ALL_ORDERS, type Hint, ordersChannel } from "@tresen/contract/socket/socket";
import { eachChunk, storageCall } from "../platform/db";
import { env, socketEnv } from "../platform/env";
import type { StreamRecord } from "../platform/event";
import { logFailure } from "../platform/log";
import { requestHandler } from "../platform/sdk";
import { SocketEntity } from "./socket.entity";

const client = socketEnv.SOCKET_ENDPOINT
  ? new ApiGatewayManagementApiClient({
      region: env.AWS_REGION,
      endpoint: socketEnv.SOCKET_ENDPOINT,
      maxAttempts: 2,
      requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 3000 }),
    })
  : null;

/** Connections that are told at the same time. */
const PARALLEL = 50;

/**
 * Tells every screen that follows the orders of a branch that some of them changed: one hint a branch, however many
 * records there are. A hint that cannot be sent is only logged, since every screen also asks by itself.
 */
export async function sendHints(records: readonly StreamRecord[]): Promise<void> {
  const channels = [...new Set(records.flatMap(channelsOf))];
  if (!client || channels.length === 0) return;
  try {
    const everywhere = await followersOf(ALL_ORDERS);
    const version = Date.now();
    for (const channel of channels) {
      const data = JSON.stringify({ type: "hint", channel, version } satisfies Hint);
      await eachChunk({
        all: [...everywhere, ...(await followersOf(channel))],
        size: 1,
        parallel: PARALLEL,
        run: async (chunk) => {
          for (const follower of chunk) await send({ client, follower, data });
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
  client: sender,
  follower: { channel, socket },
  data,
}: {
  client: ApiGatewayManagementApiClient;
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
