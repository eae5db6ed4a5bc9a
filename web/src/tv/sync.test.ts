// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileStore, type LoadFault } from "./content/store";
import { Player } from "./player";
import { ServerClock } from "./state/clock";
import { Sync } from "./sync";

const MANIFEST = JSON.stringify({ format: 1, files: [], scenes: [], segments: [] });
const sha256 = createHash("sha256").update(MANIFEST).digest("hex");
let fault: LoadFault | null;
let taken: Manifest[];

beforeEach(() => {
  localStorage.clear();
  [fault, taken] = [null, []];
  vi.stubGlobal("fetch", async (url: string) =>
    url.startsWith("/signage/")
      ? new Response(MANIFEST)
      : Response.json({
          data: { id: "tv_1", now: "2026-06-05T16:30:00Z", manifest: { sha256, url: `/signage/${sha256}.json` } },
        }),
  );
});
afterEach(() => vi.unstubAllGlobals());

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
