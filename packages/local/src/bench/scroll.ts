import type { Browser } from "playwright";

export interface ScrollFigures {
  products: number;
  pixels: number;
  /** The longest task in milliseconds while scrolling; 0 if none took 50 ms. */
  longest: number;
  /** The number of tasks longer than 50 ms. */
  longTasks: number;
}

const STEP = 600;
const PAUSE = 30;
const SETTLING = 2000;

/** Scrolls through a branch's whole menu as fast as a thumb does on a phone. */
export async function measureScroll({ browser, url }: { browser: Browser; url: string }): Promise<ScrollFigures> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 1.75,
  });
  try {
    await page.goto(url);
    // The document contains the first rows as static HTML; wait for the real menu.
    await page.locator("main li button").first().waitFor();
    // Tasks of the first view belong to loading, not to scrolling.
    await page.waitForTimeout(SETTLING);
    return await page.evaluate(scrollThrough, { step: STEP, pause: PAUSE });
  } finally {
    await page.close();
  }
}

/** Runs in the browser's page. */
async function scrollThrough({ step, pause }: { step: number; pause: number }): Promise<ScrollFigures> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: "longtask" });
  const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // The page may grow while it is scrolled.
  for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
    window.scrollTo(0, top);
    await wait(pause);
  }
  await wait(500);
  tasks.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  return {
    products: document.querySelectorAll("main li").length,
    pixels: document.documentElement.scrollHeight,
    longest: Math.max(0, ...tasks),
    longTasks: tasks.length,
  };
}
