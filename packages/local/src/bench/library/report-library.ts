import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Browser } from "playwright";
import { importBundle } from "../import-bundle";
import type { PlatformProcess } from "../platform-process";
import { figure, heading, ms, number } from "../report";
import { benchShop } from "../shop";
import { useStorageOf } from "../storage-of-platform";
import { signedIn } from "../visitor";
import { LOOKS, measureLibrary } from "./measure";
import { fillLibrary, tilePhotos } from "./pictures";

/** The processor is slowed down so many times. */
const SLOWER = 4;
/** The longest task that is allowed while scrolling then, in milliseconds. */
const LONGEST = 50;
const MOST_TILES = 200;
const PAGE = 100;

/**
 * The library of pictures, scrolled from its first to its last picture with a slow processor: the longest task, the
 * tiles that there are at once, and what is fetched. Uses a platform of its own.
 * @param isFullSpeed measures with the processor as it is and a quarter of the goal, since slowing down distorts where
 * other programs run beside it.
 */
export async function reportLibrary({
  root,
  folder,
  browser,
  port,
  count,
  isFullSpeed,
  start,
}: {
  root: string;
  folder: string;
  browser: Browser;
  /** The port of the browser's protocol. */
  port: number;
  count: number;
  isFullSpeed: boolean;
  start: (options: { name: string; env: Record<string, string> }) => Promise<PlatformProcess>;
}): Promise<void> {
  const dataDir = join(folder, "library");
  await importBundle({ root, folder, dataDir, bundle: benchShop({ size: 0 }) });
  const password = randomUUID();
  const platform = await start({ name: "library", env: { DEMO_PASSWORD: password } });
  useStorageOf({ platform, mailEndpoint: platform.url });
  await fillLibrary({ dataDir, count });
  const [state, photos] = await Promise.all([signedIn({ browser, url: platform.url, password }), tilePhotos()]);
  const slower = isFullSpeed ? 1 : SLOWER;
  const most = (LONGEST * slower) / SLOWER;
  for (const look of LOOKS) {
    const speed = isFullSpeed ? "at full speed" : `${slower} times slower`;
    heading(`The library of ${number(count)} pictures, processor ${speed}. ${look.name}`);
    const asked = { port, url: platform.url, look, state, photos, count, slower };
    const { tasks, tiles, pages, pictures, seconds } = await measureLibrary(asked);
    const [longest] = tasks;
    if (pictures < count) throw new Error(`Only ${pictures} pictures were scrolled to.`);
    // There may be more tasks than a call takes arguments.
    const worst = tasks.reduce((longer, { cpu }) => Math.max(longer, cpu), 0);
    const long = tasks.filter(({ time }) => time > most).length;
    // Without what other programs took away meanwhile.
    const busy = tasks.filter(({ cpu }) => cpu > most).length;
    figure({ name: "Scrolled through in", value: `${number(seconds)} s` });
    figure({ name: "Longest task", value: ms(longest?.time ?? 0), ...goal(most, longest?.time ?? 0) });
    figure({ name: "Most processor time of a task", value: ms(worst), ...goal(most, worst) });
    figure({ name: `Tasks above ${most} ms, of ${number(tasks.length)}`, value: number(long) });
    figure({ name: `Tasks above ${most} ms of processor time`, value: number(busy) });
    figure({ name: "Tiles at once", value: number(tiles), goal: `≤ ${MOST_TILES}`, isMet: tiles <= MOST_TILES });
    const isByPages = pages.every((size) => size <= PAGE) && pages.length === Math.ceil(count / PAGE);
    figure({ name: "Pages fetched", value: number(pages.length), goal: `of ${PAGE}`, isMet: isByPages });
  }
}

function goal(most: number, value: number): { goal: string; isMet: boolean } {
  return { goal: `≤ ${most} ms`, isMet: value <= most };
}
