// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { QUARTER } from "@tresen/contract/signage/plays/quarters";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileStore, type LoadFault } from "./content/store";
import { Player } from "./player";
import { ServerClock } from "./state/clock";
import { keep, keptNames } from "./state/kept";
import { TestSocket } from "../shared/testing/test-socket";
import { Sync } from "./sync";

const MANIFEST = JSON.stringify({ format: 1, files: [], scenes: [], segments: [] });
const sha256 = createHash("sha256").update(MANIFEST).digest("hex");
let fault: LoadFault | null;
let taken: Manifest[];
let now: number;
let reports: { plays?: unknown[] }[];
let reportStatus: number;
let players: Player[];
let refused: number;

beforeEach(() => {
  localStorage.clear();
  [fault, taken, now, reports, reportStatus] = [null, [], Date.parse("2026-06-05T16:30:00Z"), [], 200];
  refused = 0;
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    if (url.startsWith("/signage/")) return new Response(MANIFEST);
    if (url.endsWith("/report")) reports.push(JSON.parse(String(body)));
    if (url.endsWith("/report") && reportStatus !== 200) return new Response("{}", { status: reportStatus });
    const state = {
      ...{ id: "tv_1", version: 1, branch: "brn_1", now: new Date(now).toISOString() },
      manifest: { sha256, url: `/signage/${sha256}.json` },
    };
    return Response.json({ data: url.endsWith("/report") ? { state, live: { at: state.now } } : state });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): Sync {
  const store = new FileStore();
  vi.spyOn(store, "load").mockImplementation(async () => new Map(fault ? [["/image/x.jpg", fault]] : []));
  vi.spyOn(store, "keepPlayed").mockImplementation(async () => true);
  const clock = new ServerClock();
  const player = new Player(document.body, {
    clock,
    store,
    heardAt: () => 0,
    liveAt: () => 0,
    onChange: () => undefined,
  });
  vi.spyOn(player, "take").mockImplementation((manifest) => void taken.push(manifest));
  vi.spyOn(player, "played", "get").mockImplementation(() => taken[0] ?? null);
  players = [player];
  const told = { onCommand: () => undefined, onRefused: () => void (refused += 1) };
  return new Sync({ key: "k", clock, store, player, version: "tv-1", ...told });
}

test("a manifest is played once all of its files are here, and not loaded again", async () => {
  const sync = open();
  await sync.all();
  await sync.all();
  expect(taken).toHaveLength(1);
});

test.each(["full", "network", "corrupt"] as const)(
  "a fault (%s) is tried again with the next question",
  async (kind) => {
    const sync = open();
    fault = kind;
    await sync.all();
    expect(localStorage.getItem("tv-played")).toBeNull();
    fault = null;
    await sync.all();
    expect(JSON.parse(localStorage.getItem("tv-played") ?? "")).toBe(sha256);
    expect(taken).toHaveLength(2);
  },
);

/** What was shown in quarters that are over, and the reports that the player sends then. */
async function reportAfter({ status, quarters }: { status: number; quarters: number }): Promise<unknown[]> {
  vi.useFakeTimers({ now });
  for (let ago = 1; ago <= quarters; ago += 1) {
    const scenes = [{ scene: "sce_1", version: 1, name: "Karte", plays: 1, milliseconds: 1000 }];
    keep(`plays-${now - (now % QUARTER) - ago * QUARTER}`, { tv: "tv_1", branch: "brn_1", scenes });
  }
  const sync = open();
  await sync.all();
  reportStatus = status;
  await sync.all();
  await sync.all();
  return reports.map(({ plays = [] }) => plays.length);
}

test("what was shown is sent once an hour, and forgotten once it has arrived", async () => {
  expect(await reportAfter({ status: 200, quarters: 4 })).toEqual([0, 4, 0]);
  expect(keptNames("plays-")).toEqual([]);
});

test("what has not arrived is kept, and sent with each report until it has", async () => {
  expect(await reportAfter({ status: 503, quarters: 4 })).toEqual([0, 4, 4]);
  expect(keptNames("plays-")).toHaveLength(4);
});

test("what is refused is not sent for ever, so that reports arrive", async () => {
  expect(await reportAfter({ status: 400, quarters: 4 })).toEqual([0, 4, 0]);
  expect(keptNames("plays-")).toEqual([]);
});

test("what was not answered is asked for again by itself, in longer and longer pauses", async () => {
  vi.useFakeTimers();
  try {
    const sync = open();
    const answer = globalThis.fetch;
    const failing = vi.fn(() => Promise.reject(new TypeError("lost")));
    vi.stubGlobal("fetch", failing);
    await sync.all();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(failing.mock.calls.length).toBeGreaterThan(1);
    const before = failing.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    // Some ten times with a minute between them.
    expect(failing.mock.calls.length - before).toBeLessThan(30);
    vi.stubGlobal("fetch", answer);
    await vi.advanceTimersByTimeAsync(100_000);
    await vi.waitFor(() => expect(taken).toHaveLength(1));
  } finally {
    vi.useRealTimers();
  }
});

test("what needs no attention is told with the next report, and what does soon, and once", async () => {
  vi.useFakeTimers({ now });
  const sync = open();
  await sync.all();
  // Which record it is was not known before.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toHaveLength(2);
  sync.tell();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toHaveLength(2);
  players[0]?.troubles.fail("sce_1", new Error("It is broken"));
  sync.tell();
  sync.tell();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports).toHaveLength(3);
  expect(reports[2]).toMatchObject({ troubles: [{ scene: "sce_1" }] });
});

test("what goes on comes with a hint, and holds as long as changes would be told", async () => {
  vi.stubGlobal("WebSocket", TestSocket);
  TestSocket.all.length = 0;
  const sync = open();
  const heard = vi.spyOn(players[0] as Player, "hear");
  sync.start();
  await vi.waitFor(() => expect(TestSocket.all).toHaveLength(1));
  const [socket] = TestSocket.all;
  socket?.open();
  socket?.tell("subscribed");
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0));
  const asked = reports.length;
  const live = { at: new Date(now + 5000).toISOString() };
  socket?.tellOf({ channel: "live/brn_1", news: live });
  expect(heard).toHaveBeenLastCalledWith(live);
  // An answer that is older arrives later.
  socket?.tellOf({ channel: "live/brn_1", news: { at: new Date(now).toISOString() } });
  expect(heard).toHaveBeenLastCalledWith(live);
  expect(reports).toHaveLength(asked);
});

test.each([
  ["a key that the shop refuses ends the connection", { errors: [{ code: "access-key.refused" }] }, 1],
  ["another refusal by the shop does not", { errors: [{ code: "limit" }] }, 0],
  ["that of a network in between does not", null, 0],
])("%s", async (_, body, times) => {
  const sync = open();
  vi.stubGlobal("fetch", async () => new Response(body ? JSON.stringify(body) : "<p>Log in</p>", { status: 403 }));
  await sync.all();
  expect(refused).toBe(times);
});
