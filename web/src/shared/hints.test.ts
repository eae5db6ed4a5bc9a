// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PING, RENEW_AFTER } from "@tresen/contract/socket/socket";
import { followHints } from "./hints";
import { TestSocket } from "./testing/test-socket";

const onHint = vi.fn();
const onConnected = vi.fn();
let tickets = 0;
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", TestSocket);
  TestSocket.all.length = 0;
  tickets = 0;
  stop = followHints({ getTicket: async () => `ticket-${(tickets += 1)}`, onHint, onConnected });
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The newest connection, opened and accepted. */
async function accepted(): Promise<TestSocket> {
  await vi.advanceTimersByTimeAsync(0);
  const socket = TestSocket.all.at(-1);
  if (!socket) throw new Error("No connection was opened.");
  socket.open();
  socket.tell("subscribed");
  return socket;
}

test("sends its ticket, asks once connected, and joins hints to one a second without leaving out the last", async () => {
  const socket = await accepted();
  expect(socket.url).toBe(`${location.origin.replace("http", "ws")}/socket`);
  expect(socket.sent).toEqual([{ action: "subscribe", ticket: "ticket-1" }]);
  expect(onConnected.mock.calls).toEqual([[true]]);
  expect(onHint).toHaveBeenCalledTimes(1);
  for (let hint = 0; hint < 20; hint += 1) socket.tell("hint");
  expect(onHint).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onHint).toHaveBeenCalledTimes(2);
});

test("takes a connection that answers no ping for lost, and connects again with another ticket", async () => {
  const socket = await accepted();
  await vi.advanceTimersByTimeAsync(PING.every);
  socket.tell("pong");
  await vi.advanceTimersByTimeAsync(PING.every - 1);
  expect(onConnected.mock.calls).toEqual([[true]]);
  await vi.advanceTimersByTimeAsync(1 + PING.answered);
  expect(onConnected.mock.calls).toEqual([[true], [false]]);
  await vi.advanceTimersByTimeAsync(2_000);
  const next = await accepted();
  expect(next.sent[0]).toEqual({ action: "subscribe", ticket: "ticket-2" });
  expect(onConnected).toHaveBeenLastCalledWith(true);
});

test("opens the next connection before the present one ends, without a gap", async () => {
  const first = await accepted();
  const answer = setInterval(() => first.tell("pong"), 1_000);
  await vi.advanceTimersByTimeAsync(RENEW_AFTER);
  clearInterval(answer);
  expect(TestSocket.all).toHaveLength(2);
  await accepted();
  expect(first.readyState).toBe(3);
  expect(onConnected.mock.calls).toEqual([[true], [true]]);
});

test("connects at once when the network is back, and never after it was stopped", async () => {
  await accepted();
  dispatchEvent(new Event("offline"));
  expect(onConnected).toHaveBeenLastCalledWith(false);
  dispatchEvent(new Event("online"));
  await accepted();
  expect(onConnected).toHaveBeenLastCalledWith(true);
  stop();
  const opened = TestSocket.all.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(TestSocket.all).toHaveLength(opened);
});
