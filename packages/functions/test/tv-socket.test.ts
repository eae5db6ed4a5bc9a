import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from "aws-lambda";
import { MINUTE } from "@tresen/contract/kit/time";
import type { TvStatus } from "@tresen/contract/signage/tv/tv.status";
import { SIGNAGE } from "@tresen/contract/socket/socket";
import { beforeAll, expect, test } from "vitest";
import { SocketEntity, TvSocketEntity } from "../../core/src/socket/socket.entity";
import { handler } from "../src/socket/socket";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";
import { pairedTv } from "./support/tv";

let sessions: Sessions;
let count = 0;
beforeAll(async () => {
  sessions = await openShop();
});

const REPORT = {
  ...{ version: "tv-1", resolution: { width: 1920, height: 1080 }, userAgent: "Test", scene: null, segment: null },
  ...{ manifest: null, loading: null, storage: null, isStoragePersistent: false, clockDifference: 12 },
  ...{ isSoundBlocked: false, troubles: [] },
};

/** A TV that has reported at `NOW`. */
async function newTv(): Promise<{ id: string; key: string }> {
  const tv = await pairedTv({ session: sessions.manager, identifier: `socket-${(count += 1)}` });
  await report({ ...tv, now: NOW });
  return tv;
}
const report = ({ key, now }: { key: string; now: number }) =>
  send({ method: "POST", path: `/api/tv/${key}/report`, body: REPORT, now });
async function statusOf({ id, now }: { id: string; now: number }): Promise<TvStatus> {
  const { data } = await send({ path: `/api/digital-signage-devices/${id}`, session: sessions.manager, now });
  return (data as { status: TvStatus }).status;
}

const context = ({ socket, now }: { socket: string; now: number }) => ({
  ...{ messageDirection: "IN" as const, stage: "socket", apiId: "api", connectedAt: NOW, connectionId: socket },
  ...{ requestId: "r", extendedRequestId: "e", domainName: "shop.example.test" },
  ...{ requestTime: new Date(now).toISOString(), requestTimeEpoch: now },
});
async function connect({ key, socket, now }: { key: string; socket: string; now: number }): Promise<void> {
  const { data } = await send({ method: "POST", path: `/api/tv/${key}/socket-ticket`, now });
  const { ticket } = data as { ticket: string };
  const requestContext = { ...context({ socket, now }), routeKey: "subscribe", messageId: "m" };
  const event: APIGatewayProxyWebsocketEventV2 = {
    requestContext: { ...requestContext, eventType: "MESSAGE" },
    body: JSON.stringify({ action: "subscribe", ticket }),
    isBase64Encoded: false,
  };
  expect(await handler(event)).toEqual({ statusCode: 200, body: JSON.stringify({ type: "subscribed" }) });
}
/** The event has no id of a message and no body. */
async function end({ socket, now }: { socket: string; now: number }): Promise<APIGatewayProxyStructuredResultV2> {
  const event = {
    requestContext: {
      ...context({ socket, now }),
      ...{ routeKey: "$disconnect", eventType: "DISCONNECT" as const },
      ...{ disconnectStatusCode: 1006, disconnectReason: "Connection Closed Abnormally" },
    },
    isBase64Encoded: false,
  };
  return (await handler(event)) as APIGatewayProxyStructuredResultV2;
}

test("a TV is off as soon as its connection has ended, and on again once it tells something", async () => {
  const { id, key } = await newTv();
  await connect({ key, socket: "first", now: NOW });
  const now = NOW + 5 * MINUTE;
  expect(await statusOf({ id, now })).toMatchObject({ state: "online", lastSeenAt: new Date(NOW).toISOString() });
  expect(await end({ socket: "first", now: NOW + MINUTE })).toEqual({ statusCode: 200 });
  expect(await statusOf({ id, now })).toMatchObject({
    ...{ state: "offline", lastSeenAt: new Date(NOW + MINUTE).toISOString(), report: { version: "tv-1" } },
  });
  const query = { state: "offline" };
  const listed = async () => {
    const path = "/api/digital-signage-devices";
    const { data } = await send({ path, query, session: sessions.manager, now });
    return (data as { id: string }[]).map((tv) => tv.id);
  };
  expect(await listed()).toContain(id);
  await report({ key, now: NOW + 2 * MINUTE });
  expect(await statusOf({ id, now })).toMatchObject({
    ...{ state: "online", lastSeenAt: new Date(NOW + 2 * MINUTE).toISOString() },
  });
  expect(await listed()).not.toContain(id);
});

test("the end of a connection changes nothing once the TV has opened another one", async () => {
  const { id, key } = await newTv();
  await connect({ key, socket: "old", now: NOW });
  await connect({ key, socket: "new", now: NOW + MINUTE });
  await end({ socket: "old", now: NOW + 2 * MINUTE });
  expect(await statusOf({ id, now: NOW + 3 * MINUTE })).toMatchObject({ state: "online" });
  await end({ socket: "new", now: NOW + 3 * MINUTE });
  expect(await statusOf({ id, now: NOW + 3 * MINUTE })).toMatchObject({ state: "offline" });
});

test("a TV that connects after its connection has ended is on, also when it reports nothing", async () => {
  const { id, key } = await newTv();
  await connect({ key, socket: "before", now: NOW });
  await end({ socket: "before", now: NOW + MINUTE });
  await connect({ key, socket: "after", now: NOW + 2 * MINUTE });
  expect(await statusOf({ id, now: NOW + 3 * MINUTE })).toMatchObject({ state: "online" });
  // Told of the same end once more, or late.
  await end({ socket: "before", now: NOW + 4 * MINUTE });
  expect(await statusOf({ id, now: NOW + 4 * MINUTE })).toMatchObject({ state: "online" });
});

test("a connection that has ended is told nothing more, and writes nothing where it was no TV's", async () => {
  const { id, key } = await newTv();
  await connect({ key, socket: "followed", now: NOW });
  expect((await SocketEntity.get({ channel: SIGNAGE, socket: "followed" }).go()).data).toMatchObject({ tv: id });
  await end({ socket: "followed", now: NOW });
  expect((await SocketEntity.get({ channel: SIGNAGE, socket: "followed" }).go()).data).toBeNull();
  expect(await end({ socket: "desk", now: NOW })).toEqual({ statusCode: 200 });
});

test("ends are no messages: however many are told, none counts as one too many", async () => {
  const { key } = await newTv();
  for (let times = 0; times < 8; times += 1) await end({ socket: "often", now: NOW });
  await connect({ key, socket: "often", now: NOW });
});

test("nothing is left of the connection of a TV that is gone, also when it ends later", async () => {
  const { id, key } = await newTv();
  await connect({ key, socket: "gone", now: NOW });
  const path = `/api/digital-signage-devices/${id}`;
  expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBeLessThan(300);
  await end({ socket: "gone", now: NOW });
  expect((await TvSocketEntity.get({ tv: id }).go()).data).toBeNull();
});
