import type { Browser, Page } from "@playwright/test";
import type { TvCommand } from "@tresen/contract/signage/command/command";
import type { ManifestContent } from "@tresen/contract/signage/player/manifest";
import sharp from "sharp";
import { expect, onDesktop, test } from "./fixtures";
import { recordFilm } from "./tv/record-film";
import { TvServer, manifestOf, scene, word } from "./tv/tv-server";

// A worker would ask the server by itself, beside what the tests answer.
test.use({ serviceWorkers: "block" });

const EVENING = Date.parse("2026-06-05T16:30:00Z");
const QUARTERS = ["#b03020", "#20b030", "#2030b0", "#b0b020"];
const [WIDTH, HEIGHT] = [800, 450];
/** By how much the halves may differ from the whole at each place, of 255: films are drawn a little otherwise at each size. */
const ALIKE = 6;

interface Shown {
  server: TvServer;
  browser: Browser;
  shop: string;
}

/** The screen at this place of a wall of two, or the whole of it. */
async function screenOf({ server, browser, shop, column }: Shown & { column: number | null }): Promise<Page> {
  const columns = column === null ? 1 : 2;
  const viewport = { width: WIDTH / columns, height: HEIGHT };
  const page = await (await browser.newContext({ viewport, serviceWorkers: "block" })).newPage();
  await server.open(page, shop, { wall: { columns, rows: 1, column: column ?? 1, row: 1 } });
  await expect.poll(() => page.locator(".stage > .scene").count()).toBe(1);
  await page.waitForFunction(() => document.querySelector(".stage > .scene:not(.idle)") !== null);
  return page;
}

/** What is seen, as its colours from left to right and from top to bottom. */
async function seen(page: Page): Promise<Buffer> {
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function wholeOf(left: Page, right: Page): Promise<Buffer> {
  const [one, two] = [await left.screenshot(), await right.screenshot()];
  const background = "#000000";
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: two, left: WIDTH / 2, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

function meanDifference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

async function compare(shown: Shown): Promise<void> {
  const pages: Page[] = [];
  for (const column of [null, 1, 2]) pages.push(await screenOf({ ...shown, column }));
  const [whole, left, right] = pages;
  if (!whole || !left || !right) throw new Error("Three screens were opened");
  await expect.poll(async () => meanDifference(await seen(whole), await wholeOf(left, right))).toBeLessThan(ALIKE);
  // Each half is a half, and not the whole made smaller.
  expect(meanDifference(await seen(left), await seen(right))).toBeGreaterThan(30);
  await Promise.all(pages.map((page) => page.context().close()));
}

test("two screens of a wall show the halves of a picture", onDesktop, async ({ browser, pizza: shop }) => {
  const strips = QUARTERS.map((color, index) => `<rect x="${index * 160}" width="160" height="360" fill="${color}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360">${strips.join("")}</svg>`;
  for (const fit of ["cover", "contain"] as const) {
    const server = new TvServer(EVENING);
    const file = server.add("/tv-file/strips.png", await sharp(Buffer.from(svg)).png().toBuffer());
    const content: ManifestContent = { type: "image", picture: file.url, background: null };
    server.play(manifestOf([scene("strips", content, { fit, duration: 600 })], { files: [file] }));
    await compare({ server, browser, shop });
  }
});

test("two screens of a wall show the halves of a film", onDesktop, async ({ page, browser, pizza: shop }) => {
  const server = new TvServer(EVENING);
  await page.goto(`${shop}/robots.txt`);
  const file = server.add("/tv-file/film.webm", await recordFilm(page, QUARTERS));
  const content: ManifestContent = { type: "video", video: file.url, background: null };
  server.play(manifestOf([scene("film", content, { duration: 600 })], { files: [file] }));
  await compare({ server, browser, shop });
});

test("words, messages and numbers are whole on each screen of a wall", onDesktop, async ({ browser, pizza: shop }) => {
  const server = new TvServer(EVENING);
  server.play(manifestOf([scene("word", word("Herzlich willkommen"), { duration: 600 })]));
  const inside = async (page: Page, selector: string): Promise<void> => {
    const box = await page.locator(selector).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDTH / 2);
  };
  for (const column of [1, 2]) {
    const page = await screenOf({ server, browser, shop, column });
    await inside(page, ".stage .message p");
    const [createdAt, expiresAt] = [EVENING, EVENING + 600_000].map((at) => new Date(at).toISOString());
    const command: TvCommand = {
      ...{ id: `cmd_${column}`, type: "identify", data: {}, state: "queued", by: "Sina", result: null },
      ...{ createdAt: createdAt ?? "", expiresAt: expiresAt ?? "", deliveredAt: null, finishedAt: null },
    };
    server.told = { ...server.told, command };
    await page.reload();
    await expect(page.locator(".notice .number")).toHaveText("t1");
    await inside(page, ".notice .number");
    await page.context().close();
    server.told = {};
  }
});

test("outside of its hours a screen holds no film", onDesktop, async ({ page, pizza: shop }) => {
  const server = new TvServer(EVENING);
  await page.goto(`${shop}/robots.txt`);
  const file = server.add("/tv-file/film.webm", await recordFilm(page, QUARTERS));
  const content: ManifestContent = { type: "video", video: file.url, background: null };
  server.play(manifestOf([scene("film", content, { duration: 600 })], { files: [file] }));
  await server.open(page, shop);
  await expect(page.locator(".stage video")).toHaveCount(1);
  server.told = { powerHours: [{ type: "daily", isClosed: false, from: "03:00", to: "04:00" }] };
  await page.reload();
  await expect(page.locator(".overlay .dark")).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
});

test("a screen without a stream shows the shop", onDesktop, async ({ page, pizza: shop }) => {
  const server = new TvServer(EVENING);
  server.told = { manifest: null };
  await server.open(page, shop);
  const idle = page.locator(".stage .idle");
  await expect(idle.locator("img, p").first()).toBeVisible();
  await expect(idle).not.toContainText("Einen Moment");
});
