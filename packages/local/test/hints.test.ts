import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { PASSWORD, dataFolderWithShop, start, until } from "./platform";
import { smallOrder } from "./small-shop";

test("a screen with a valid ticket is told that orders changed, and nothing else", async () => {
  const { url, output } = await start({ dataDir: await dataFolderWithShop() });
  let cookie = "";
  const post = async (path: string, body: unknown = undefined): Promise<Response> => {
    const headers = { cookie, "content-type": "application/json" };
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return answer;
  };
  const order = async (shopper: number): Promise<void> => {
    expect((await post("/api/orders", smallOrder(shopper))).status).toBe(201);
  };

  expect((await post("/api/socket-tickets")).status).toBe(401);
  await post("/api/login", { username: "admin@example.test", password: PASSWORD });
  const { data } = (await (await post("/api/socket-tickets")).json()) as { data: { ticket: string } };

  const [desk, stranger, display] = await Promise.all([connect(url), connect(url), connect(url)]);
  const key = { name: "Küche", branch: "brn_1", purpose: "backoffice" };
  const made = ((await (await post("/api/access-keys", key)).json()) as { data: { id: string; key: string } }).data;
  const path = `/api/orders/backoffice/brn_1/${made.key}/socket-ticket`;
  const given = (await (await fetch(`${url}${path}`, { method: "POST" })).json()) as { data: { ticket: string } };
  display.send({ action: "subscribe", ticket: given.data.ticket });
  expect(await until(() => display.received.length === 1, 5_000)).toBe(true);
  desk.send({ action: "subscribe", ticket: data.ticket });
  expect(await until(() => desk.received.length === 1, 5_000)).toBe(true);
  stranger.send({ action: "subscribe", ticket: data.ticket });
  stranger.send({ action: "subscribe" });
  stranger.send("no message");
  expect(await until(() => stranger.received.length === 3, 5_000)).toBe(true);
  expect(desk.received).toEqual([{ type: "subscribed" }]);
  expect(stranger.received).toEqual([{ type: "refused" }, { type: "refused" }, { type: "refused" }]);

  for (let shopper = 1; shopper <= 5; shopper += 1) await order(shopper);
  expect(await until(() => desk.received.length > 1, 10_000)).toBe(true);
  await wait(2_000);
  const hints = desk.received.slice(1);
  // Orders placed within a second share a hint.
  expect(hints.length).toBeLessThan(5);
  for (const hint of hints)
    expect(hint).toEqual({ type: "hint", channel: "orders/brn_1", version: expect.any(Number) });
  expect(stranger.received).toHaveLength(3);

  const told = display.received.length;
  expect(display.received[1]).toEqual(hints[0]);
  // A display whose key was revoked asks at once, and so notices.
  expect((await post(`/api/access-keys/${made.id}/revoke`)).status).toBe(200);
  expect(await until(() => display.received.length > told, 10_000)).toBe(true);
  expect(display.received.at(-1)).toMatchObject({ type: "hint", channel: "orders/brn_1" });

  desk.send({ action: "ping" });
  expect(await until(() => desk.received.some(({ type }) => type === "pong"), 5_000)).toBe(true);
  for (let count = 0; count < 3; count += 1) stranger.send("no message");
  expect(await until(() => stranger.socket.readyState === WebSocket.CLOSED, 5_000)).toBe(true);
  desk.socket.close();
  display.socket.close();
  // The row of the connection that has ended is found by the next hint, and removed without a failure.
  await order(6);
  await wait(2_000);
  expect(output()).not.toContain("hints");
});

interface Screen {
  socket: WebSocket;
  received: { type: string }[];
  send: (message: unknown) => void;
}

async function connect(url: string): Promise<Screen> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket`);
  const received: Screen["received"] = [];
  socket.on("message", (data: Buffer) => received.push(JSON.parse(data.toString("utf8"))));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return {
    socket,
    received,
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
  };
}
