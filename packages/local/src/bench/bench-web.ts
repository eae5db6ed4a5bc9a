import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { initEntries } from "@tresen/contract/snapshot/init";
import { type Browser, chromium } from "playwright";
import * as z from "zod";
import { type PageFigures, auditPage } from "./audit";
import { createClient } from "./client";
import { importBundle } from "./import-bundle";
import { reportLibrary } from "./library/report-library";
import { type PlatformProcess, freePort, startPlatform } from "./platform-process";
import { reportList } from "./list/report";
import { reportPlanner } from "./time/report-planner";
import { requestedRecordCount } from "./records/child-process";
import { figure, heading, kb, ms, number } from "./report";
import { measureScroll } from "./scroll";
import { benchShop } from "./shop";
import { measureFirstLoad } from "./web-size";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const BRANCH = "neubau";
const CONTENT = "/ueber-uns";
/** A Friday evening on which the demo's branches are open. */
const CLOCK = "2026-06-05T18:30:00+02:00";
const LONG_MENU = 1000;
/** The time limit of the whole run. */
const LONGEST = 30 * 60_000;

/** Measures only the list of very many products in the back-office. */
const many = requestedRecordCount({ args: process.argv, option: "--list" });
/** Measures only the library of pictures, with 5,000 of them or as many as asked for. */
const library = process.argv.indexOf("--library");
const PICTURES = 5000;

const root = process.env.TRESEN_ROOT ?? process.cwd();
const folder = await mkdtemp(join(root, ".build/bench-web-"));
const ending: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];

setTimeout(() => void end(1, "The measurement took too long and was ended."), LONGEST).unref();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(1, "Ended."));
let failures = 0;
main().then(
  () => (failures === 0 ? end(0, "All was measured.") : end(1, `${failures} of the measurements failed.`)),
  (error: unknown) => end(1, error instanceof Error ? (error.stack ?? error.message) : String(error)),
);

async function main(): Promise<void> {
  const port = await freePort();
  const { CHROMIUM_PATH, CHROMIUM_CHANNEL } = process.env;
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`],
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    ...(CHROMIUM_CHANNEL ? { channel: CHROMIUM_CHANNEL } : {}),
  });
  ending.unshift(() => browser.close());
  if (library >= 0) {
    const count = Number(process.argv[library + 1]) || PICTURES;
    const isFullSpeed = process.argv.includes("--full-speed");
    return reportLibrary({ root, folder, browser, port, count, isFullSpeed, start });
  }
  if (process.argv.includes("--planner")) return reportPlanner({ root, folder, browser, start });
  if (many !== null) return reportList({ root, folder, browser, many, start });
  const demo = await start({ name: "demo", env: { CLOCK } });
  const cart = await filledCart(demo.url);
  const pages = [
    { title: "Start page", path: "/" },
    { title: "Branch page", path: `/store/${BRANCH}` },
    { title: "Checkout, with a filled cart", path: `/store/${BRANCH}/checkout`, session: { [`cart/${BRANCH}`]: cart } },
    { title: "Content page", path: CONTENT },
  ];
  for (const { title, path, session } of pages) {
    await measure(`${title}: Lighthouse, mobile, median of ${RUNS}`, async () =>
      report(await auditPage({ url: `${demo.url}${path}`, port, runs: RUNS, ...(session ? { session } : {}) })),
    );
  }
  await demo.stop();
  await measure(`A menu of ${number(LONG_MENU)} products, scrolled through on a phone`, () => reportScroll(browser));
  await measure("First load of the branch page", async () => {
    const { bytes, files } = await measureFirstLoad(root);
    figure({ name: `JavaScript in gzip, ${files} files`, value: kb(bytes), goal: "≤ 140 kB", isMet: bytes <= 140_000 });
  });
}

/** A measurement that fails is reported, and the others continue. */
async function measure(title: string, run: () => Promise<void>): Promise<void> {
  heading(title);
  try {
    await run();
  } catch (error) {
    failures += 1;
    console.log(`    Not measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function reportScroll(browser: Browser): Promise<void> {
  await importBundle({ root, folder, dataDir: join(folder, "long"), bundle: benchShop({ size: LONG_MENU }) });
  const long = await start({ name: "long" });
  const { longest, longTasks, pixels, products } = await measureScroll({ browser, url: `${long.url}/store/filiale-1` });
  await long.stop();
  if (products < LONG_MENU) throw new Error(`Only ${products} products were on the page.`);
  figure({ name: "Height of the page", value: `${number(pixels)} px` });
  figure({
    name: "Longest task",
    value: longest === 0 ? "below 50 ms" : ms(longest),
    goal: "≤ 100 ms",
    isMet: longest <= 100,
  });
  figure({ name: "Tasks above 50 ms", value: number(longTasks) });
}

function report({
  performance,
  accessibility,
  bestPractices,
  seo,
  lcp,
  tbt,
  cls,
  javaScript,
  total,
  machine,
  findings,
}: PageFigures): void {
  figure({ name: "Performance", value: number(performance), goal: "≥ 98", isMet: performance >= 98 });
  for (const [name, score] of [
    ["Accessibility", accessibility],
    ["Best practices", bestPractices],
    ["SEO", seo],
  ] as const)
    figure({ name, value: number(score), goal: "100", isMet: score === 100 });
  figure({ name: "Largest contentful paint", value: ms(lcp), goal: "≤ 1,500 ms", isMet: lcp <= 1500 });
  figure({ name: "Total blocking time", value: ms(tbt), goal: "≤ 100 ms", isMet: tbt <= 100 });
  figure({ name: "Cumulative layout shift", value: cls.toFixed(3), goal: "≤ 0.01", isMet: cls <= 0.01 });
  figure({ name: "JavaScript, as sent", value: kb(javaScript) });
  figure({ name: "All bytes, as sent", value: kb(total) });
  figure({ name: "Speed of this machine (Lighthouse's benchmarkIndex)", value: number(Math.round(machine)) });
  for (const finding of findings) console.log(`    ${finding}`);
}

interface InitProduct {
  id: string;
  name: string;
  description: string;
  price: number;
  type: string;
  unit: string;
}

interface InitMenu {
  branches: { id: string }[];
  catalog: { products: string[] }[];
}

const initAnswer = z.object({ data: initEntries });

/** Two of the branch's first product without required choices, in the format of the shop's session storage. */
async function filledCart(url: string): Promise<object> {
  const client = createClient({ url, connections: 1 });
  const { body } = await client.request({ path: "/api/init" });
  client.close();
  const { data } = initAnswer.parse(JSON.parse(body.toString("utf8")));
  const list = <Item>(url: string): Item[] => data.find((entry) => entry.url === url)?.data as Item[];
  const menu = list<InitMenu>("menus").find(({ branches }) => branches.some(({ id }) => id === `brn_${BRANCH}`));
  const offered = new Set(menu?.catalog.flatMap(({ products }) => products));
  const product = list<InitProduct>("products").find(
    ({ id, type, unit, price }) => offered.has(id) && type !== "configurable" && unit === "piece" && price > 0,
  );
  if (!product) throw new Error("The demo shop has no plain product.");
  const { id, name, description, price } = product;
  return { items: [{ product: { id, name, description, price }, amount: 2, unit: "piece", parts: [] }], method: null };
}

async function start({ name, env = {} }: { name: string; env?: Record<string, string> }): Promise<PlatformProcess> {
  const platform = await startPlatform({ root, port: await freePort(), dataDir: join(folder, name), env });
  ending.unshift(() => platform.stop());
  return platform;
}

async function end(code: number, sentence: string): Promise<never> {
  for (const step of ending) await step().catch(() => undefined);
  console.log(`\n${sentence}`);
  process.exit(code);
}
