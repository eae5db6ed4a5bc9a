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

/** Channels, and connections of one, that are told at the same time. */
const PARALLEL = 25;

/**
 * Tells every screen that follows the orders of a branch that some of them changed: one hint a branch, however many
 * records there are. A hint that cannot be sent is only logged, since every screen also asks by itself.
 */
export async function sendHints(records: readonly StreamRecord[]): Promise<void> {
  await hintTo({ channels: branchesOf(records).map(ordersChannel), also: ALL_ORDERS });
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
    await eachChunk({
      all: channels,
      size: 1,
      parallel: PARALLEL,
      run: async (chunk) => {
        for (const channel of chunk) {
          const hint = { type: "hint" as const, channel, version };
          await sendAll({ sender, followers: [...everywhere, ...(await followersOf(channel))], hint });
        }
      },
    });
  } catch (cause) {
    logFailure(cause, { function: "hints", channels: channels.length });
  }
}

/**
 * Tells all who follow the channel what is so now. @param news asked for only where somebody follows.
 * A failure is only logged.
 */
export async function sendNews({ channel, news }: { channel: string; news: () => Promise<unknown> }): Promise<void> {
  const sender = client;
  if (!sender) return;
  try {
    const version = Date.now();
    const followers = await followersOf(channel);
    if (followers.length === 0) return;
    await sendAll({ sender, followers, hint: { type: "hint", channel, version, news: await news() } });
  } catch (cause) {
    logFailure(cause, { function: "hints", channels: 1 });
  }
}

async function sendAll({
  sender,
  followers,
  hint,
}: {
  sender: ApiGatewayManagementApiClient;
  followers: readonly Follower[];
  hint: Hint;
}): Promise<void> {
  const data = JSON.stringify(hint);
  await eachChunk({
    all: followers,
    size: 1,
    parallel: PARALLEL,
    run: async (chunk) => {
      for (const follower of chunk) await send({ sender, follower, data });
    },
  });
}

/** The branches whose orders, or what goes for them now, were changed, or one of whose keys was revoked. */
export function branchesOf(records: readonly StreamRecord[]): string[] {
  return [...new Set(records.flatMap(concerned))];
}

/**
 * The branches of a changed row: of an order's row, of what goes for a branch now, and of a key that was revoked, so
 * that its display notices. None for all other rows.
 */
function concerned({ dynamodb }: StreamRecord): string[] {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  const { pk = "", sk = "" } = { pk: Keys?.pk?.S, sk: Keys?.sk?.S };
  if (pk.startsWith("now#")) return [pk.slice("now#".length)];
  if (!isRevokedKey({ dynamodb }) && !(pk.startsWith("order#") && sk === "order")) return [];
  return [OldImage, NewImage].flatMap((image) => {
    const branch = image?.["branch"];
    return isObject(branch) && typeof branch["S"] === "string" ? [branch["S"]] : [];
  });
}

/** Whether the change is that the key of a device was revoked. */
export function isRevokedKey({ dynamodb }: StreamRecord): boolean {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  return Keys?.pk?.S === "access-key" && Boolean(NewImage?.["revokedAt"]) && !OldImage?.["revokedAt"];
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
