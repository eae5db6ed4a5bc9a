import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { PASSWORD, dataFolderWithShop, start, until } from "./platform";
import { smallOrder } from "./small-shop";
import { type Api, logIn } from "../src/soak/api";
import { pairTv } from "../src/soak/tvs/pair-tv";
import { SAMPLE_REPORT } from "../src/soak/tvs/sample-report";

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

test("a TV is off once its page is closed, or the platform has ended with its connection", async () => {
  const dataDir = await dataFolderWithShop();
  const platform = await start({ dataDir });
  const api = await logIn({ url: platform.url, password: PASSWORD });
  await api.must({
    ...{ method: "POST", path: "/api/digital-signage-devices" },
    body: { id: "tv_1", identifier: "theke", name: "Theke", branch: "brn_1" },
  });
  const key = await pairTv({ api, tv: "tv_1", branch: "brn_1" });
  const turnOn = async (url: string): Promise<Screen> => {
    await api.must({ method: "POST", path: `/api/tv/${key}/report`, body: SAMPLE_REPORT });
    const { ticket } = await api.must<{ ticket: string }>({ method: "POST", path: `/api/tv/${key}/socket-ticket` });
    const screen = await connect(url);
    screen.send({ action: "subscribe", ticket });
    expect(await until(() => screen.received.length === 1, 5_000)).toBe(true);
    return screen;
  };

  const screen = await turnOn(platform.url);
  expect(await stateOf({ api, state: "online" })).toBe("online");
  screen.socket.close();
  expect(await stateOf({ api, state: "offline" })).toBe("offline");

  await turnOn(platform.url);
  expect(await stateOf({ api, state: "online" })).toBe("online");
  await platform.stop();
  await start({ dataDir, port: Number(new URL(platform.url).port) });
  expect(await stateOf({ api, state: "offline" })).toBe("offline");
});

/** The state of the TV, once it is the expected one or has not become it for five seconds. */
async function stateOf({ api, state }: { api: Api; state: string }): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const path = "/api/digital-signage-devices/tv_1";
    const { status } = await api.must<{ status: { state: string } }>({ path });
    if (status.state === state || attempt === 50) return status.state;
    await wait(100);
  }
}

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
