import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decryptPush, newBrowserKeys, pushRequest } from "@tresen/core/push/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "../clock";
import { type PushStandIn, createPushStandIn, pushEnvironment } from "./push-service";

const dataDir = mkdtempSync(join(tmpdir(), "push-"));
let server: Server;
let standIn: PushStandIn;
let url = "";

beforeAll(async () => {
  server = createServer((request, response) => void standIn.respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  standIn = createPushStandIn({ dataDir, url, clock: createClock({ start: undefined }) });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(dataDir, { recursive: true });
});

/** Sends a message as the platform does. */
async function send({
  endpoint,
  keys = newBrowserKeys(),
  vapid = standIn.store.content.vapid,
  text = "Hallo",
  headers = {},
}: {
  endpoint: string;
  keys?: ReturnType<typeof newBrowserKeys>;
  vapid?: { publicKey: string; privateKey: string };
  text?: string;
  headers?: Record<string, string>;
}): Promise<Response> {
  const { p256dh, auth } = keys;
  const { url: address, ...request } = pushRequest({
    target: { endpoint, p256dh, auth },
    text,
    vapid: { ...vapid, subject: "mailto:shop@example.test" },
    ...{ ttl: 60, urgency: "high", topic: "order" },
  });
  return fetch(address, { ...request, headers: { ...request.headers, ...headers } });
}

test("keys are made once, and those of a person take their place", () => {
  const first = pushEnvironment({ dataDir, url, given: {} });
  expect(pushEnvironment({ dataDir, url, given: {} })).toEqual(first);
  expect(first.PUSH_ENDPOINT).toBe(`${url}/_local/push-service`);
  expect(pushEnvironment({ dataDir, url, given: { VAPID_PUBLIC_KEY: "own" } })).toEqual({});
});

test("a message is taken with its headers, and read with the keys of its browser", async () => {
  const keys = newBrowserKeys();
  const endpoint = standIn.register({ keys, device: "Theke" });
  const response = await send({ endpoint, keys, text: "Größe: groß" });
  expect([response.status, response.headers.get("location")]).toEqual([201, expect.stringContaining(url)]);
  const [message] = standIn.store.content.messages;
  expect(message).toMatchObject({ ttl: "60", urgency: "high", topic: "order" });
  expect(decryptPush({ body: Buffer.from(message?.body ?? "", "base64"), keys })).toBe("Größe: groß");
});

test("what a push service does not take is refused as one does", async () => {
  const registered = await fetch(`${url}/_local/push-service/browsers`, { method: "POST" });
  const other = newBrowserKeys();
  const endpoint = registered.headers.get("location") ?? "";
  const statusOf = async (changes: Partial<Parameters<typeof send>[0]>) =>
    (await send({ endpoint, ...changes })).status;
  expect(await statusOf({ endpoint: `${url}/_local/push-service/browser/unknown` })).toBe(404);
  expect(await statusOf({ vapid: { publicKey: other.p256dh, privateKey: other.privateKey } })).toBe(403);
  expect(await statusOf({ headers: { authorization: "vapid t=a.b.c, k=d" } })).toBe(403);
  expect(await statusOf({ headers: { TTL: "soon" } })).toBe(400);
  expect(await statusOf({ headers: { Urgency: "very" } })).toBe(400);
  expect(await statusOf({ headers: { Topic: "x".repeat(33) } })).toBe(400);
  expect(await statusOf({ text: "x".repeat(4200) })).toBe(413);
  standIn.store.setBusy(true);
  expect([await statusOf({}), await statusOf({})]).toEqual([429, 201]);
  standIn.store.forget(endpoint.split("/").at(-1) ?? "");
  expect(await statusOf({})).toBe(410);
});
