import type { BrowserContext } from "playwright";
import { setTimeout as wait } from "node:timers/promises";
import { type BarePage, type Screen, openBarePage } from "./bare-page";
import { TRACED, type Task, tasksOf } from "./trace";

export interface LibraryFigures {
  /** The tasks of the page's main thread while scrolling, the longest first. */
  tasks: Task[];
  /** The most tiles that there were at once. */
  tiles: number;
  /** How many pictures each page that was fetched may have. */
  pages: number[];
  /** The number of pictures that were scrolled to. */
  pictures: number;
  seconds: number;
}

export interface Look {
  name: string;
  hash: string;
  screen: Screen;
}

export const LOOKS: readonly Look[] = [
  { name: "Tiles, 1440 × 900", hash: "#/images", screen: { width: 1440, height: 900 } },
  { name: "Rows, 1440 × 900", hash: "#/images?layout=rows", screen: { width: 1440, height: 900 } },
  {
    name: "Tiles, a phone of 412 × 823",
    hash: "#/images",
    screen: { width: 412, height: 823, isPhone: true, deviceScaleFactor: 1.75 },
  },
];

/** Pixels and milliseconds of one turn of the wheel. */
const STEP = 600;
const PAUSE = 30;
/** The tiles are counted after so many turns. */
const LOOKED = 8;
const SETTLING = 2000;
/** So long nothing may come until it is given up, in milliseconds. */
const STUCK = 20_000;

/** Scrolls through the whole library, as fast as a wheel does. */
export async function measureLibrary({
  port,
  url,
  look: { hash, screen },
  state,
  photos,
  count,
  slower,
}: {
  /** The port of the browser's protocol. */
  port: number;
  url: string;
  look: Look;
  /** The processor is slowed down so many times. */
  slower: number;
  /** The number of pictures. */
  count: number;
  state: Awaited<ReturnType<BrowserContext["storageState"]>>;
  photos: readonly Buffer[];
}): Promise<LibraryFigures> {
  const pages: number[] = [];
  const page = await openBarePage({
    port,
    url: `${url}/backend${hash}`,
    screen,
    state,
    asked: ["*/image/*", "*/api/images?*"],
    answer: ({ pathname, searchParams }) => {
      if (pathname === "/api/images") pages.push(Number(searchParams.get("limit")));
      const body = photos[Number(/img_bench_(\d+)/.exec(pathname)?.[1]) % photos.length];
      return body ? { body, contentType: "image/webp" } : null;
    },
  });
  try {
    await untilShown(page);
    // Tasks of the first view belong to loading, not to scrolling.
    await wait(SETTLING);
    await page.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.send("Tracing.start", {
      transferMode: "ReturnAsStream",
      traceConfig: { includedCategories: TRACED },
    });
    const began = performance.now();
    const { tiles, last } = await scrolled({ page, screen, count });
    const seconds = (performance.now() - began) / 1000;
    const trace = await page.stopTracing();
    return { tasks: tasksOf({ trace, url }), tiles, pages, pictures: last + 1, seconds };
  } finally {
    await page.close();
  }
}

async function untilShown(page: BarePage): Promise<void> {
  const began = performance.now();
  while ((await lastShown(page)).last < 0) {
    if (performance.now() - began > STUCK) throw new Error("The library was not shown.");
    await wait(PAUSE);
  }
}

/** Turns the wheel until the last picture is there. @returns the most tiles that there were at once, and the last one */
async function scrolled({ page, screen: { width, height }, count }: { page: BarePage; screen: Screen; count: number }) {
  const place = { x: width * 0.6, y: height * 0.6 };
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
  let [tiles, last, turn, came] = [0, -1, 0, performance.now()];
  while (last < count - 1 && performance.now() - came < STUCK) {
    await page.send("Input.dispatchMouseEvent", { type: "mouseWheel", ...place, deltaX: 0, deltaY: STEP });
    await wait(PAUSE);
    turn += 1;
    if (turn % LOOKED > 0) continue;
    const now = await lastShown(page);
    tiles = Math.max(tiles, now.tiles);
    if (now.last !== last) came = performance.now();
    last = now.last;
  }
  return { tiles, last };
}

const PLACES = `[...document.querySelectorAll("[role=grid] [data-index]")].map((tile) => Number(tile.dataset.index))`;

/** The number of tiles in the page, and the place of the last of them; -1 without one. */
async function lastShown(page: BarePage): Promise<{ tiles: number; last: number }> {
  const places = (await page.evaluate(PLACES)) as number[];
  return { tiles: places.length, last: Math.max(-1, ...places) };
}
