import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ROOT } from "./platform";
import { scriptFaults, styleFaults } from "./tv-browsers";

const DIST = join(ROOT, "web/dist");
/** Bytes of all scripts and styles that a TV loads before it plays, compressed. */
const LARGEST = 110 * 1024;

const read = (path: string): Promise<string> => readFile(join(DIST, path), "utf8");
const polyfills = await readFile(join(ROOT, "web/src/tv/polyfills.ts"), "utf8");

/** The files that the page loads at once, and those that its scripts load later. */
async function filesOfPage(): Promise<{ first: string[]; all: string[] }> {
  const page = await read("display/tv/index.html");
  const first = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path = ""]) => path);
  const all = new Set(first);
  for (const path of all)
    if (path.endsWith(".js"))
      for (const [name] of (await read(path)).matchAll(/\btv-(?!sw\.)[\w-]+\.(?:js|css)\b/g)) all.add(`assets/${name}`);
  return { first, all: [...all] };
}

test("the scripts of TVs run in Chromium 90 as they were built", async () => {
  const files = [...(await filesOfPage()).all.filter((path) => path.endsWith(".js")), "build/tv-sw.js"];
  // The page, what draws the code to scan, and the service worker.
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(await scriptFaults({ code: await read(file), polyfills }), file).toEqual([]);
});

test("so do their styles", async () => {
  const files = (await filesOfPage()).all.filter((path) => path.endsWith(".css"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(await styleFaults(await read(file)), file).toEqual([]);
});

test("the page's look comes before all else, by a script that runs before the first paint", async () => {
  const page = await read("display/tv/index.html");
  const [, first = "", path = ""] = /<script([^>]*) src="\/(assets\/tv-first-[\w-]+\.js)"/.exec(page) ?? [];
  expect(first).not.toMatch(/module|async|defer/);
  expect(page.indexOf(path)).toBeLessThan(page.indexOf('type="module"'));
  expect(page.indexOf(path)).toBeLessThan(page.indexOf("</head>"));
  const document = { documentElement: { style: { background: "" } } };
  const localStorage = { getItem: (name: string) => (name === "tv-first" ? '{"background":"#7a1f1f"}' : null) };
  runInNewContext(await read(path), { document, localStorage });
  expect(document.documentElement.style.background).toBe("#7a1f1f");
});

test("the page loads nothing else, and little", async () => {
  const { first } = await filesOfPage();
  expect(first.filter((path) => !/^assets\/tv-[\w-]+\.(?:js|css)$/.test(path))).toEqual([]);
  const sizes = await Promise.all(first.map(async (path) => gzipSync(await read(path), { level: 9 }).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LARGEST);
});

test.each([
  ["a ??= 1; class A { #secret = 1; private() { return this.#secret; } }", []],
  ["class A { static { start(); } }", ["syntax"]],
  ["const has = (one) => #secret in one", ["syntax"]],
  ["const copy = structuredClone(value)", ["structuredClone()"]],
  ["const id = crypto.randomUUID()", ["randomUUID()"]],
  ["list.toSorted().at(-1)", []],
  ["list.toReversed()", ["toReversed()"]],
  ["fetch(url, { signal: AbortSignal.timeout(5) })", ["AbortSignal.timeout()"]],
])("the check itself: %s", async (code, faults) => {
  const wrapped = code.includes("#secret in") ? `class B { #secret; ${code.slice(6)} }` : code;
  expect(await scriptFaults({ code: wrapped, polyfills })).toEqual(faults);
});

test("a method that has no polyfill is missed", async () => {
  expect(await scriptFaults({ code: "list.toSorted()", polyfills: "" })).toEqual(["toSorted()"]);
});

test.each([
  ["a { inset: 0; gap: 1px; width: min(1px, 2vw) }", []],
  ["@layer base { a { color: red } }", ["@layer"]],
  ["a { &:hover { color: red } }", ["syntax"]],
  ["a:has(b) { color: oklch(50% 0.1 20) }", ["syntax", ":has(", "oklch("]],
])("the check itself: %s", async (code, faults) => {
  expect(await styleFaults(code)).toEqual(faults);
});
