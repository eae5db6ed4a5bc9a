// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { QUARTER } from "@tresen/contract/signage/plays/quarters";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileStore, type LoadFault } from "./content/store";
import { Player } from "./player";
import { ServerClock } from "./state/clock";
import { keep, keptNames } from "./state/kept";
import { Sync } from "./sync";

const MANIFEST = JSON.stringify({ format: 1, files: [], scenes: [], segments: [] });
const sha256 = createHash("sha256").update(MANIFEST).digest("hex");
let fault: LoadFault | null;
let taken: Manifest[];
let now: number;
let reports: { plays?: unknown[] }[];
let reportStatus: number;

beforeEach(() => {
  localStorage.clear();
  [fault, taken, now, reports, reportStatus] = [null, [], Date.parse("2026-06-05T16:30:00Z"), [], 200];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    if (url.startsWith("/signage/")) return new Response(MANIFEST);
    if (url.endsWith("/report")) reports.push(JSON.parse(String(body)));
    if (url.endsWith("/report") && reportStatus !== 200) return new Response("{}", { status: reportStatus });
    return Response.json({
      data: {
        ...{ id: "tv_1", branch: "brn_1", now: new Date(now).toISOString() },
        manifest: { sha256, url: `/signage/${sha256}.json` },
      },
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(): Sync {
  const store = new FileStore();
  vi.spyOn(store, "load").mockImplementation(async () => fault);
  vi.spyOn(store, "keepPlayed").mockImplementation(async () => undefined);
  const clock = new ServerClock();
  const player = new Player(document.body, { clock, store, heardAt: () => 0, onChange: () => undefined });
  vi.spyOn(player, "take").mockImplementation((manifest) => void taken.push(manifest));
  vi.spyOn(player, "played", "get").mockImplementation(() => taken[0] ?? null);
  const unused = { onCommand: () => undefined, onRefused: () => undefined };
  return new Sync({ key: "k", clock, store, player, version: "tv-1", ...unused });
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
  sync.tell();
  await vi.advanceTimersByTimeAsync(3000);
  sync.tell();
  await vi.advanceTimersByTimeAsync(3000);
  return reports.map(({ plays = [] }) => plays.length);
}

test("what was shown is sent once an hour, and forgotten once it has arrived", async () => {
  expect(await reportAfter({ status: 200, quarters: 4 })).toEqual([4, 0]);
  expect(keptNames("plays-")).toEqual([]);
});

test("what has not arrived is kept, and sent with each report until it has", async () => {
  expect(await reportAfter({ status: 503, quarters: 4 })).toEqual([4, 4]);
  expect(keptNames("plays-")).toHaveLength(4);
});

test("what is refused is not sent for ever, so that reports arrive", async () => {
  expect(await reportAfter({ status: 400, quarters: 4 })).toEqual([4, 0]);
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
    expect(failing.mock.calls.length).toBeGreaterThan(2);
    const before = failing.mock.calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    // State and what goes on, some ten times with a minute between them.
    expect(failing.mock.calls.length - before).toBeLessThan(60);
    vi.stubGlobal("fetch", answer);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(taken).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
