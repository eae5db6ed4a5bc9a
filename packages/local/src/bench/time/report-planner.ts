import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Browser } from "playwright";
import { importBundle } from "../import-bundle";
import { percentile } from "../load";
import type { PlatformProcess } from "../platform-process";
import { figure, heading, ms, number } from "../report";
import { benchShop } from "../shop";
import { useStorageOf } from "../storage-of-platform";
import { VISITOR, signedIn } from "../visitor";
import { fillYear } from "./fill-year";
import { ALL, MONDAY, PEOPLE, branchOf } from "./year";

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const VIEWPORT = { width: 1440, height: 900 };
/** What somebody waits for, in milliseconds. */
const USABLE = 1_000;
const CALLS = /\/api\/(?:working-schedules\/(?:week|findings|setup)|absences)\b/;

/**
 * The planner in a browser with a year of shifts of 500 people: how long it takes from the choice of a branch until its
 * week is shown, with the people of one branch and with all of them. Uses a platform of its own.
 */
export async function reportPlanner({
  root,
  folder,
  browser,
  start,
}: {
  root: string;
  folder: string;
  browser: Browser;
  start: (options: { name: string; env: Record<string, string> }) => Promise<PlatformProcess>;
}): Promise<void> {
  const dataDir = join(folder, "planner");
  await importBundle({ root, folder, dataDir, bundle: benchShop({ size: 0 }) });
  const password = randomUUID();
  const platform = await start({ name: "planner", env: { DEMO_PASSWORD: password } });
  useStorageOf({ platform, mailEndpoint: platform.url });
  await fillYear({ dataDir, isPlanOnly: true });
  const state = await signedIn({ browser, url: platform.url, password });
  heading(`A week of the planner in the browser, median of ${number(RUNS)}`);
  for (const [branch, people] of [
    [branchOf(0), PEOPLE / 10],
    [ALL, PEOPLE],
  ] as const) {
    const runs: { time: number; calls: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ ...VISITOR, viewport: VIEWPORT, storageState: state });
      const page = await context.newPage();
      let calls = 0;
      page.on("request", (request) => {
        if (CALLS.test(new URL(request.url()).pathname)) calls += 1;
      });
      // The program is loaded, as it is when somebody comes from another page.
      await page.goto(`${platform.url}/backend#/shifts`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      const began = performance.now();
      await page.evaluate(
        (hash) => (window.location.hash = hash),
        `#/working-schedules/planner?branch=${branch}&day=${MONDAY}`,
      );
      await page.locator("[data-shift]").first().waitFor();
      // Until nothing more is drawn, so that the page answers.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
      const time = performance.now() - began;
      await page.waitForLoadState("networkidle");
      runs.push({ time, calls });
      await context.close();
    }
    const times = runs.map(({ time }) => time).sort((a, b) => a - b);
    const middle = Math.round(percentile(times, 0.5));
    figure({
      name: `${number(people)} people, until shifts are shown`,
      value: `${ms(middle)}, ${number(runs.at(-1)?.calls ?? 0)} calls`,
      goal: `≤ ${ms(USABLE)}`,
      isMet: middle <= USABLE,
    });
  }
}
