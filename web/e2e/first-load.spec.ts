import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { MODULE_SIZES, type ModuleSizes } from "../module-sizes";
import { orderAt } from "./api-order";
import { expect, onDesktop, test } from "./fixtures";
import { DeskPage } from "./pages/desk-page";
import { signIn } from "./sign-in";

/** Bytes of all scripts in gzip, from an empty cache until the order desk can be used. */
const LIMIT = 180_000;
const LISTED = 10;
const QUIET = 1_500;
/** What the desk loads this much later, in milliseconds, is no part of its start. */
const LATER = 5_000;

test(
  "the order desk of an administrator starts with at most 180 kB of scripts",
  onDesktop,
  async ({ browser, request, pizza }) => {
    // A card loads more than an empty desk.
    await orderAt({ url: pizza, email: "" });
    const username = await newAdministrator({ request, url: pizza });
    const context = await browser.newContext({ locale: "de-AT", timezoneId: "Europe/Vienna" });
    const page = await context.newPage();
    // On a slow machine the desk may be usable only when these are due.
    await page.addInitScript((later) => {
      const start = window.setTimeout.bind(window);
      const startLate = (run: () => void, wait = 0): number => start(run, wait >= later ? wait * 100 : wait);
      Object.assign(window, { setTimeout: startLate });
    }, LATER);
    const scripts = new Set<string>();
    let last = Date.now();
    // Also what a page only preloads, what a worker loads, and what the log-in page needs before the desk.
    context.on("response", (response) => {
      if (!/javascript/.test(response.headers()["content-type"] ?? "") || scripts.has(response.url())) return;
      scripts.add(response.url());
      last = Date.now();
    });
    const desk = new DeskPage(page);
    await desk.logIn({ url: pizza, username });
    await isUsable(page);
    await expect.poll(() => Date.now() - last, { intervals: [QUIET / 4] }).toBeGreaterThan(QUIET);

    // A service worker could fetch files that no page asks for, and none of them would be counted.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const sizes = await Promise.all(
      [...scripts].map(async (url) => ({
        file: new URL(url).pathname.slice(1),
        bytes: gzipSync(await (await page.request.get(url)).body(), { level: 9 }).length,
      })),
    );
    const bytes = sizes.reduce((total, script) => total + script.bytes, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes, largest(sizes.map(({ file }) => file))).toBeLessThanOrEqual(LIMIT);
    await context.close();
  },
);

/** A user of their own, so that what other tests have started does not stand in the navigation. */
async function newAdministrator({ request, url }: { request: APIRequestContext; url: string }): Promise<string> {
  await signIn({ request, url });
  const username = `first-load-${Date.now().toString(36)}@example.test`;
  const data = { username, firstName: "Erika", roles: ["ROLE_ADMIN"], password: process.env.DEMO_PASSWORD };
  expect((await request.post(`${url}/api/users`, { data })).status()).toBe(201);
  return username;
}

/** The desk shows the orders, and its controls and the navigation react. */
async function isUsable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Bestelltresen" })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Neu/ })).toBeVisible();
  await expect(page.getByRole("region", { name: /^Neu/ }).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Filiale" })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Produkte", exact: true })).toBeVisible();
}

/** The largest modules of the files, for whoever has to find out what made the desk larger. */
function largest(files: readonly string[]): string {
  const path = join(resolve(import.meta.dirname, "../dist"), MODULE_SIZES);
  const known = JSON.parse(readFileSync(path, "utf8")) as ModuleSizes;
  const modules = files.flatMap((file) => known[file] ?? []).sort((a, b) => b.bytes - a.bytes);
  const lines = modules.slice(0, LISTED).map(({ module, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${module}`);
  return ["The largest modules:", ...lines].join("\n");
}
