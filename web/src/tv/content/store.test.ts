import { createHash } from "node:crypto";
import type { ManifestFile } from "@tresen/contract/signage/player/manifest";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeCaches, fakeStorage } from "../testing/fake-browser";
import { FileStore } from "./store";

const MINUTE = 60_000;
/** What the server has, and what the browser has kept of it, which may be damaged. */
let server: Map<string, string>;
let httpCache: Map<string, string>;
let asked: [path: string, cache: RequestCache | undefined][];

beforeEach(() => {
  vi.useFakeTimers();
  [server, httpCache, asked] = [new Map(), new Map(), []];
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("location", { origin: "http://shop" });
  vi.stubGlobal("caches", new FakeCaches());
  vi.stubGlobal("fetch", async (path: string, { cache }: RequestInit) => {
    asked.push([path, cache]);
    const body = (cache === "default" ? httpCache.get(path) : undefined) ?? server.get(path);
    return new Response(body ?? null, { status: body === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function file(url: string, content: string, bytes = content.length): ManifestFile {
  return { url, sha256: createHash("sha256").update(content).digest("hex"), bytes, mimeType: "image/png" };
}
function served(url: string, content = url): ManifestFile {
  server.set(url, content);
  return file(url, content);
}

test("a file that the browser has kept damaged is loaded past its cache", async () => {
  const store = new FileStore();
  const picture = served("/image/a.png");
  httpCache.set("/image/a.png", "damaged");
  expect(await store.load([picture])).toEqual(new Map());
  expect(store.has(picture)).toBe(true);
  expect(asked).toEqual([
    ["/image/a.png", "default"],
    ["/image/a.png", "reload"],
  ]);
});

test("one that always comes damaged is tried past the cache in longer and longer pauses, until it is right", async () => {
  const store = new FileStore();
  const picture = file("/image/a.png", "right");
  server.set("/image/a.png", "wrong");
  const attempts: number[] = [];
  for (let minute = 0; minute < 10 * 60; minute += 1) {
    const before = asked.length;
    expect(await store.load([picture])).toEqual(new Map([["/image/a.png", "corrupt"]]));
    attempts.push(asked.length - before);
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  expect(attempts.slice(0, 4)).toEqual([2, 1, 1, 1]);
  const all = attempts.reduce((sum, count) => sum + count, 0);
  expect([all > 12, all < 25]).toEqual([true, true]);
  server.set("/image/a.png", "right");
  httpCache.set("/image/a.png", "wrong");
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(await store.load([picture])).toEqual(new Map());
  expect(asked.at(-1)).toEqual(["/image/a.png", "reload"]);
});

test("files that cannot be loaded keep no others from it, and each that is here is told of", async () => {
  const store = new FileStore();
  const [first, last] = [served("/image/a.png"), served("/video/long.mp4", "x".repeat(90))];
  server.set("/image/bad.png", "wrong");
  const bad = file("/image/bad.png", "right");
  const loaded = vi.fn();
  expect(await store.load([bad, last, file("/image/gone.png", "gone"), first], loaded)).toEqual(
    new Map([
      ["/image/bad.png", "corrupt"],
      ["/image/gone.png", "network"],
    ]),
  );
  expect([store.has(first), store.has(last), loaded.mock.calls.length]).toEqual([true, true, 2]);
  asked = [];
  await store.load([bad, last, first]);
  expect(asked).toEqual([]);
});

test("after everything was removed, nothing comes from the browser's cache until a manifest is whole", async () => {
  const picture = served("/image/a.png");
  httpCache.set("/image/a.png", "damaged");
  await new FileStore().clear();
  // The page is loaded again.
  const store = new FileStore();
  await store.load([picture]);
  expect(asked).toEqual([["/image/a.png", "reload"]]);
  const manifest = { files: [picture, served("/image/b.png")] } as Parameters<FileStore["keepPlayed"]>[0];
  await store.keepPlayed(manifest);
  expect(store.isEmptied()).toBe(true);
  await store.load(manifest.files);
  await store.keepPlayed(manifest);
  expect(store.isEmptied()).toBe(false);
});
