import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DISPLAY_SHELL } from "./display-place";

const { answerFile, answerPage, rememberFirst } = DISPLAY_SHELL;

const ORIGIN = "https://shop.example";
const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;

/** What the service worker uses of a cache. */
class TestCache {
  readonly stored = new Map<string, Response>();
  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.stored.get(pathOf(request))?.clone();
  }
  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.stored.set(pathOf(request), response);
  }
  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.stored.delete(pathOf(request));
  }
  async keys(): Promise<Request[]> {
    return [...this.stored.keys()].map((path) => new Request(ORIGIN + path));
  }
}

let cache = new TestCache();
const opened = new Set<string>();
/** The files of the server. Without one the network is down; with null it says nothing. */
let server: Record<string, string> | null | undefined;
const work: Promise<void>[] = [];

function build(version: string): Record<string, string> {
  return {
    "/display/backoffice": `<script src="/assets/display-${version}.js"></script><link href="/assets/display-${version}.css">`,
    [`/assets/display-${version}.js`]: `script ${version}`,
    [`/assets/display-${version}.css`]: `url(/assets/display-font-${version}.woff2)`,
    [`/assets/display-font-${version}.woff2`]: "font",
  };
}

const open = async (): Promise<string> => {
  const request = new Request(`${ORIGIN}/display/backoffice`);
  const answer = await answerPage({ request, later: (one) => void work.push(one) });
  await Promise.all(work);
  return answer.text();
};
const file = async (path: string): Promise<string> => (await answerFile(new Request(ORIGIN + path))).text();

beforeEach(() => {
  cache = new TestCache();
  server = build("1");
  vi.stubGlobal("caches", { open: async (name: string) => (opened.add(name), cache) });
  vi.stubGlobal("fetch", async (request: RequestInfo | URL) => {
    if (server === undefined) throw new TypeError("Failed to fetch");
    if (server === null) return new Promise(() => undefined);
    const text = server[pathOf(request)];
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("without a network the page is the last one, with its script, its style and its font", async () => {
  await rememberFirst();
  server = undefined;
  expect(await open()).toContain("display-1.js");
  expect(await file("/assets/display-1.js")).toBe("script 1");
  expect(await file("/assets/display-font-1.woff2")).toBe("font");
});

test("without a network there is also what scripts load later, and what that needs", async () => {
  server = {
    ...build("1"),
    "/assets/display-1.js": 'm(["assets/display-time-1.css"]);import("./display-time-1.js")',
    "/assets/display-time-1.js": 'import{a}from"./display-person-1.js"',
    "/assets/display-person-1.js": "person",
    "/assets/display-time-1.css": "css",
  };
  await rememberFirst();
  server = undefined;
  expect(await file("/assets/display-person-1.js")).toBe("person");
  expect(await file("/assets/display-time-1.css")).toBe("css");
});

test("a new version comes with the next page, and takes the place of the former whole or not at all", async () => {
  await rememberFirst();
  const { "/assets/display-font-2.woff2": _, ...incomplete } = build("2");
  server = incomplete;
  expect(await open()).toContain("display-2.js");
  server = undefined;
  expect(await open()).toContain("display-1.js");
  server = build("2");
  await open();
  server = undefined;
  expect(await open()).toContain("display-2.js");
  expect([...cache.stored.keys()].filter((path) => path.includes("-1."))).toEqual([]);
});

test("a server that fails, a foreign page and a network that says nothing do not take the display away", async () => {
  await rememberFirst();
  server = {};
  expect(await open()).toContain("display-1.js");
  server = { "/display/backoffice": "Please accept the terms of this network." };
  await open();
  server = null;
  vi.useFakeTimers();
  const answer = open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toContain("display-1.js");
});

test("without a network and without a page there is nothing to show", async () => {
  server = undefined;
  await expect(open()).rejects.toThrow("Failed to fetch");
});

test("what a display keeps has a name that the shop does not remove", async () => {
  await rememberFirst();
  expect([...opened].filter((name) => name.startsWith("tresen-"))).toEqual([]);
});
