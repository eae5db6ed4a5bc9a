import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NOW } from "./support/request";

/** What the API for messages to connections is asked. */
const asked: string[] = [];
const api = createServer((request, response) => {
  asked.push(`${request.method ?? ""} ${decodeURIComponent(request.url ?? "")}`);
  response.writeHead(request.url?.includes("gone") ? 410 : 204, { "x-amzn-errortype": "GoneException" }).end();
});

beforeAll(async () => {
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  vi.stubEnv("SOCKET_ENDPOINT", `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  api.close();
});

const send = async (connectionId: string, message: unknown): Promise<string> => {
  const { handler } = await import("../src/socket/socket");
  const event: APIGatewayProxyWebsocketEventV2 = {
    body: JSON.stringify(message),
    isBase64Encoded: false,
    requestContext: {
      ...{ routeKey: "$default", eventType: "MESSAGE", messageDirection: "IN", stage: "socket", apiId: "api" },
      ...{ messageId: "m", requestId: "r", extendedRequestId: "e", domainName: "shop.example.test" },
      ...{ requestTime: new Date(NOW).toISOString(), requestTimeEpoch: NOW, connectedAt: NOW, connectionId },
    },
  };
  const answer = await handler(event);
  return (JSON.parse((answer as APIGatewayProxyStructuredResultV2).body ?? "") as { type: string }).type;
};
const wrong = { action: "subscribe", ticket: "x".repeat(32) };

test("a connection that sends ever more messages is ended, and pings do not count", async () => {
  for (let count = 0; count < 20; count += 1) expect(await send("one", { action: "ping" })).toBe("pong");
  for (let count = 0; count < 4; count += 1) expect(await send("one", wrong)).toBe("refused");
  expect(await send("one", "no message")).toBe("refused");
  expect(asked).toEqual([]);
  expect(await send("one", wrong)).toBe("refused");
  expect(asked).toEqual(["DELETE /@connections/one"]);
  expect(await send("another", wrong)).toBe("refused");
  expect(asked).toHaveLength(1);
});

test("one that has ended meanwhile is no failure", async () => {
  for (let count = 0; count < 6; count += 1) expect(await send("gone", wrong)).toBe("refused");
  expect(asked.at(-1)).toBe("DELETE /@connections/gone");
});

test("a valid ticket is taken until then, and a connection follows a hundred channels at most", async () => {
  const { createStaffTicket } = await import("@tresen/core/socket");
  const { SocketEntity } = await import("../../core/src/socket/socket.entity");
  const branches = Array.from({ length: 120 }, (_, index) => `brn_${index}`);
  const user = { id: "usr_1", name: "Eva", roles: ["ROLE_EMPLOYEE" as const], branches };
  const { ticket } = await createStaffTicket({ actor: { kind: "staff", user }, now: NOW });
  expect(await send("desk", wrong)).toBe("refused");
  expect(await send("desk", { action: "subscribe", ticket })).toBe("subscribed");
  const followed = await Promise.all(
    branches.map(async (branch) => {
      const { data } = await SocketEntity.get({ channel: `orders/${branch}`, socket: "desk" }).go();
      return data !== null;
    }),
  );
  expect(followed.filter(Boolean)).toHaveLength(100);
});
