// @vitest-environment happy-dom
import { ASK_EVERY } from "@tresen/contract/socket/socket";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "../../shared/testing/mount";
import { TestSocket } from "../../shared/testing/test-socket";
import type { Paired } from "./paired";
import { CONNECTED, useDisplayData } from "./use-display-data";

const PAIRED: Paired = { key: "key_1.secret", branch: "brn_1", purpose: "frontdesk", name: "Pass" };
const PATH = "/api/orders/frontdesk/brn_1/key_1.secret";
const onRefused = vi.fn();

/** What the server says, how often it was asked for it, and whether it can be reached. */
const server = { value: 1, asked: 0, isReachable: true, hasSockets: true, isRefusing: false };
/** Requests that wait for their answer, if the test holds them. */
let held: (() => void)[] | null = null;
let mounted: Awaited<ReturnType<typeof mount>>;

async function answer(path: string, { headers }: RequestInit): Promise<Response> {
  if (!server.isReachable) throw new TypeError("Failed to fetch");
  if (server.isRefusing) return Response.json({ errors: [{ code: "access-key.refused" }] }, { status: 403 });
  if (path === `${PATH}/socket-ticket`) {
    if (!server.hasSockets) return Response.json({}, { status: 503 });
    return Response.json({ data: { ticket: "ticket", expiresAt: "" } });
  }
  expect(path).toBe(PATH);
  server.asked += 1;
  const { value } = server;
  if (held) await new Promise<void>((resolve) => held?.push(resolve));
  const etag = `"${value}"`;
  return new Headers(headers).get("if-none-match") === etag
    ? new Response(null, { status: 304, headers: { etag } })
    : Response.json({ data: [value] }, { headers: { etag } });
}

function Board() {
  const { data, isOffline } = useDisplayData<number[]>({ paired: PAIRED, onRefused });
  return (
    <p>
      {data?.join()}
      {isOffline && " offline"}
    </p>
  );
}

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const shown = (): string => mounted.element.textContent;
/** Lets the time pass in which a connection answers its pings. */
async function passConnected({ socket, time }: { socket: TestSocket; time: number }): Promise<void> {
  for (let passed = 0; passed < time; passed += 1_000) {
    socket.tell("pong");
    await pass(1_000);
  }
}

/** Opens the connection that the display asks for. */
async function connected(): Promise<TestSocket> {
  const socket = TestSocket.all.at(-1);
  if (!socket) throw new Error("No connection was opened.");
  await act(async () => {
    socket.open();
    socket.tell("subscribed");
  });
  await pass(0);
  return socket;
}

async function open(): Promise<void> {
  mounted = await mount(<Board />);
  await pass(0);
}

beforeEach(() => {
  Object.assign(server, { value: 1, asked: 0, isReachable: true, hasSockets: true, isRefusing: false });
  held = null;
  localStorage.clear();
  TestSocket.all.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  vi.stubGlobal("fetch", answer);
});
afterEach(async () => {
  await mounted.unmount();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("asks when it is told of a change, and else each half minute", async () => {
  await open();
  const socket = await connected();
  const { asked } = server;
  server.value = 2;
  await pass(1_000);
  socket.tell("hint");
  await pass(0);
  expect(shown()).toBe("2");
  expect(server.asked).toBe(asked + 1);
  server.value = 3;
  await passConnected({ socket, time: CONNECTED - 1_000 });
  expect([shown(), server.asked]).toEqual(["2", asked + 1]);
  await passConnected({ socket, time: 1_000 });
  expect([shown(), server.asked]).toEqual(["3", asked + 2]);
});

test("asks every three seconds at most while there is no connection, and at once when one is lost", async () => {
  server.hasSockets = false;
  await open();
  server.value = 2;
  await pass(ASK_EVERY.alone);
  expect(shown()).toBe("2");
  server.hasSockets = true;
  await pass(30_000);
  const socket = await connected();
  server.value = 3;
  server.hasSockets = false;
  await act(async () => socket.close());
  await pass(0);
  expect(shown()).toBe("3");
  server.value = 4;
  await pass(ASK_EVERY.alone);
  expect(shown()).toBe("4");
});

test("shows the newest answer, also when hints come faster than answers, and never an older one after it", async () => {
  await open();
  const socket = await connected();
  await pass(1_000);
  held = [];
  server.value = 2;
  socket.tell("hint");
  await pass(1_000);
  server.value = 3;
  socket.tell("hint");
  await pass(1_000);
  server.value = 4;
  socket.tell("hint");
  await pass(0);
  const [first, second, third] = held;
  first?.();
  await pass(0);
  expect(shown()).toBe("2");
  third?.();
  await pass(0);
  expect(shown()).toBe("4");
  second?.();
  await pass(0);
  expect(shown()).toBe("4");
});

test("keeps the last state, says when it is old, and forgets it when its key is revoked", async () => {
  await open();
  const socket = await connected();
  server.isReachable = false;
  await act(async () => socket.close());
  await pass(ASK_EVERY.alone);
  expect(shown()).toBe("1");
  await pass(15_000);
  expect(shown()).toBe("1 offline");
  await mounted.unmount();
  await open();
  expect(shown()).toBe("1 offline");
  server.isReachable = true;
  await pass(ASK_EVERY.alone);
  expect(shown()).toBe("1");
  server.isRefusing = true;
  await pass(ASK_EVERY.alone);
  expect(onRefused).toHaveBeenCalled();
  expect(localStorage.getItem("display-data-frontdesk")).toBeNull();
});
