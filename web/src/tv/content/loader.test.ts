import { createHash } from "node:crypto";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { FoundManifest } from "@tresen/contract/signage/player/player";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readKept } from "../state/kept";
import { FakeCaches, fakeStorage } from "../testing/fake-browser";
import { Troubles } from "../watch/troubles";
import { Loader } from "./loader";
import { FileStore } from "./store";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
let server: Map<string, string>;
let modes: (RequestCache | undefined)[];
let taken: { name: string; lacking: string[] }[];
let troubles: Troubles;
let loader: Loader;
let caches: FakeCaches;
const onUnread = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  [server, taken, modes] = [new Map(), [], []];
  onUnread.mockClear();
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("location", { origin: "http://shop" });
  caches = new FakeCaches();
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async (path: string, { cache }: RequestInit) => {
    if (path.startsWith("/signage/")) modes.push(cache);
    const body = server.get(path);
    return new Response(body ?? null, { status: body === undefined ? 404 : 200 });
  });
  start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is loaded. */
function start(): void {
  let played: Manifest | null = null;
  troubles = new Troubles(() => undefined);
  const player = {
    troubles,
    get played() {
      return played;
    },
    take: (manifest: Manifest, lacking: ReadonlySet<string> = new Set()) => {
      played = manifest;
      taken.push({ name: manifest.shop.name, lacking: [...lacking] });
    },
  };
  loader = new Loader({ store: new FileStore(), player, onUnread, onRead: () => undefined, onEnd: () => undefined });
}

const scene = (id: string): ManifestScene => ({
  ...{ id, name: id, version: 1, title: "", fit: "contain", isEnabled: true, duration: 10, transition: "none" },
  ...{ validFrom: null, validTo: null, schedule: [], branches: [] },
  content: { type: "image", picture: `/image/${id}.png`, background: null },
});
const filesAndScenes = (ids: string[]) => ({
  files: ids.map((id) => ({ url: `/image/${id}.png`, sha256: hashOf(id), bytes: 1, mimeType: "image/png" })),
  scenes: ids.map(scene),
});
/** A manifest with a picture for each scene. */
function named(name: string, scenes: string[]): FoundManifest {
  const body = JSON.stringify({ format: 1, shop: { name }, ...filesAndScenes(scenes) });
  const sha256 = hashOf(body);
  server.set(`/signage/${sha256}.json`, body);
  return { sha256, url: `/signage/${sha256}.json`, bytes: body.length };
}
const arrives = (...ids: string[]): void => ids.forEach((id) => server.set(`/image/${id}.png`, id));
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await loader.ended();
}
async function load(found: FoundManifest): Promise<void> {
  loader.load(found);
  await loader.ended();
}

test("with nothing to play, scenes are played as soon as their files are here, and the others follow", async () => {
  arrives("a", "c");
  const found = named("Neu", ["a", "b", "c"]);
  await load(found);
  expect(taken).toEqual([
    { name: "Neu", lacking: ["b", "c"] },
    { name: "Neu", lacking: ["b"] },
    { name: "Neu", lacking: ["b"] },
  ]);
  expect([loader.playedHash, loader.loading]).toEqual([null, found.sha256]);
  expect(troubles.list()).toEqual([{ scene: "b", reason: "Die Dateien konnten nicht geladen werden." }]);
  arrives("b");
  await pass(5_000);
  expect(taken.at(-1)).toEqual({ name: "Neu", lacking: [] });
  expect([loader.playedHash, loader.loading]).toEqual([found.sha256, null]);
  expect(troubles.list()).toEqual([]);
});

test("what is whole stays until the next manifest is whole, and why it is not is told as long as that is so", async () => {
  arrives("a", "b", "c");
  const old = named("Alt", ["a"]);
  await load(old);
  server.set("/image/b.png", "damaged");
  const found = named("Neu", ["b", "c"]);
  await load(found);
  expect(taken).toEqual([
    { name: "Alt", lacking: [] },
    { name: "Alt", lacking: [] },
  ]);
  expect([loader.playedHash, loader.loading]).toEqual([old.sha256, found.sha256]);
  expect(troubles.list()).toEqual([
    { scene: "b", reason: "Eine Datei kam beschädigt an. Sie wird noch einmal geladen." },
  ]);
  troubles.clear();
  expect(troubles.list()).toHaveLength(1);
  arrives("b");
  await pass(60_000);
  expect(taken.at(-1)).toEqual({ name: "Neu", lacking: [] });
  expect(troubles.list()).toEqual([]);
  expect(onUnread).not.toHaveBeenCalled();
});

test("what was played in part is played in part after a restart, and is no manifest that others have to wait for", async () => {
  arrives("a");
  await load(named("Halb", ["a", "b"]));
  expect(readKept("played")).toBeNull();
  expect((await new FileStore().readPlayed())?.shop.name).toBe("Halb");
  arrives("c");
  await load(named("Neu", ["c", "d"]));
  expect(taken.at(-1)).toEqual({ name: "Neu", lacking: ["d"] });
});

test("a damaged manifest is read past the browser's cache, and asked for anew where that does not help", async () => {
  const found = named("Neu", []);
  server.set(found.url, "damaged");
  await load(found);
  expect(modes).toEqual(["default", "reload"]);
  expect([taken, onUnread.mock.calls.length]).toEqual([[], 1]);
});

test("where the disk is full from the start, everything is played from memory, told, and kept once there is room", async () => {
  arrives("a", "b");
  caches.isFull = true;
  const found = named("Neu", ["a", "b"]);
  await load(found);
  expect(taken.at(-1)).toEqual({ name: "Neu", lacking: [] });
  expect([loader.playedHash, loader.loading]).toEqual([null, found.sha256]);
  expect(troubles.list().map(({ scene: id, reason }) => [id, reason])).toEqual([
    ["a", "Der Speicher ist voll."],
    ["b", "Der Speicher ist voll."],
  ]);
  caches.isFull = false;
  server.clear();
  server.set(found.url, JSON.stringify({ format: 1, shop: { name: "Neu" }, ...filesAndScenes(["a", "b"]) }));
  await pass(10_000);
  expect([loader.playedHash, loader.loading]).toEqual([found.sha256, null]);
  expect(troubles.list()).toEqual([]);
  expect((await new FileStore().readPlayed())?.shop.name).toBe("Neu");
  expect(onUnread).not.toHaveBeenCalled();
});

test("where not even a manifest without files can be kept, it is played and that is told", async () => {
  caches.isFull = true;
  await load(named("Neu", []));
  expect(taken.at(-1)?.name).toBe("Neu");
  expect(troubles.list()).toEqual([{ scene: "", reason: "Der Speicher ist voll." }]);
  expect(loader.playedHash).toBeNull();
});
