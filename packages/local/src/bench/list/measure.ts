import type { Browser, BrowserContext, Page, Request } from "playwright";
import type { StorageUse } from "@tresen/core/platform/db";
import { percentile } from "../load";
import { VISITOR, signedIn } from "../visitor";
import { menuId } from "./catalogue";
import { useOfCalls } from "./use-of-calls";

/** What one step took: the median of its times, and the counts of its last run. */
export interface Step {
  name: string;
  /** Milliseconds until the wanted rows are shown and nothing is being loaded. */
  time: number;
  requests: number;
  /** Received bytes, headers included. */
  bytes: number;
  use: Pick<StorageUse, "calls" | "readUnits" | "writeUnits">;
}

type Run = Omit<Step, "use"> & { calls: string[] };

interface Options {
  browser: Browser;
  url: string;
  password: string;
  /** The number of products. */
  count: number;
}

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const VIEWPORT = { width: 1280, height: 800 };
const STEP_TIMEOUT = 60_000;
/** After a step so long nothing more may be asked for. */
const QUIET = 400;
/** The products of these numbers are searched for, one of a run: their names have a word that no other begins with. */
const searched = ({ count, run }: { count: number; run: number }): string => String(count - 1 - run * 7);

/** Works with the list of products as an administrator does, in a window of its own for each run. */
export async function measureList({ browser, url, password, count }: Options): Promise<Step[]> {
  const state = await signedIn({ browser, url, password });
  const runs: Run[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ ...VISITOR, viewport: VIEWPORT, storageState: state });
    try {
      runs.push(await workDay({ context, url, count, run }));
    } finally {
      await context.close();
    }
  }
  const cookies = state.cookies.map(({ name, value }) => `${name}=${value}`);
  const last = runs.at(-1) ?? [];
  const steps: Step[] = [];
  for (const [index, { name, requests, bytes, calls }] of last.entries()) {
    const times = runs.map((steps) => steps[index]?.time ?? Number.NaN).sort((a, b) => a - b);
    const use = await useOfCalls({ urls: calls, cookies });
    steps.push({ name, time: percentile(times, 0.5), requests, bytes, use });
  }
  return steps;
}

/** Each step begins at the unfiltered list and looks at something that this window has not loaded yet. */
async function workDay({
  context,
  url,
  count,
  run,
}: {
  context: BrowserContext;
  url: string;
  count: number;
  run: number;
}): Promise<Run[]> {
  const page = await context.newPage();
  const steps: Run[] = [];
  const step = async (name: string, act: () => Promise<unknown>, isDone: () => Promise<unknown>): Promise<void> => {
    steps.push(await measured({ page, name, act, isDone }));
  };
  const go = (hash: string): Promise<unknown> => page.evaluate((to) => (window.location.hash = to), hash);
  const rows = page.getByRole("grid", { name: "Produkte" }).locator("tbody tr");
  const search = page.getByRole("searchbox", { name: "Produkte durchsuchen" });
  const filtered = (filters: object): string => `#/products?filters=${encodeURIComponent(JSON.stringify(filters))}`;
  /** The list shows other rows than before, and is not loading. */
  const changed = (before: string | null) => () =>
    page.waitForFunction((text) => {
      const body = document.querySelector("[role=grid] tbody");
      return body !== null && body.textContent !== text && document.querySelector("[aria-busy=true]") === null;
    }, before);
  const changing = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const before = await page.getByRole("grid", { name: "Produkte" }).locator("tbody").textContent();
    await step(name, act, changed(before));
  };
  const back = async (): Promise<void> => {
    await go("#/");
    await page.getByRole("heading", { name: "Bestelltresen" }).waitFor();
    await go("#/products");
    await rows.nth(49).waitFor();
    await page.waitForTimeout(QUIET);
  };

  await step(
    "Products, opened by their address",
    () => page.goto(`${url}/backend#/products`),
    () => rows.nth(49).waitFor(),
  );
  const other = await context.newPage();
  await other.goto(`${url}/backend`);
  await other.getByRole("heading", { name: "Bestelltresen" }).waitFor();
  await other.waitForTimeout(2 * QUIET);
  const link = other.getByRole("link", { name: "Produkte", exact: true });
  steps.push(
    await measured({
      page: other,
      name: "Products, from the order desk",
      act: () => link.click(),
      isDone: () => other.getByRole("grid", { name: "Produkte" }).locator("tbody tr").nth(49).waitFor(),
    }),
  );
  await other.close();

  const word = searched({ count, run });
  await changing("Search, few have the word", () => search.fill(word));
  await back();
  const common = ["tira", "mine", "brus", "gnoc", "riso", "limo", "apfe", "carb", "bolo", "lasa"][run % 10] ?? "";
  await changing("Search, one in 16 has the word", () => search.fill(common));
  await back();
  await changing("Order by price", () => page.getByRole("columnheader", { name: "Preis" }).getByRole("button").click());
  await back();
  await page.getByRole("button", { name: "Filter" }).click();
  await step(
    "Options of a category's filter",
    () => page.getByRole("combobox", { name: "Kategorie" }).fill(`Kategorie ${20 + run}`),
    () => page.getByRole("option", { name: `Kategorie ${20 + run}`, exact: true }).waitFor(),
  );
  await changing("Filter by category, one in 400", () =>
    page.getByRole("option", { name: `Kategorie ${20 + run}`, exact: true }).click(),
  );
  await page.keyboard.press("Escape");
  await back();
  await changing("Filter by menu, one in 8", () => go(filtered({ menu: menuId(1 + (run % 7)) })));
  await back();
  await changing("Search in a menu, one in 128", () => go(`${filtered({ menu: menuId(0) })}&search=${common}`));
  await back();
  await changing("Next page", () => page.getByRole("button", { name: "Nächste Seite" }).click());
  await changing("Last page", () => page.getByRole("button", { name: "Letzte Seite" }).click());
  await back();
  const opened = rows.nth(run).getByRole("link");
  await step(
    "One record opened",
    () => opened.click(),
    () => page.getByRole("button", { name: "Speichern" }).waitFor(),
  );
  return steps;
}

async function measured({
  page,
  name,
  act,
  isDone,
}: {
  page: Page;
  name: string;
  act: () => Promise<unknown>;
  isDone: () => Promise<unknown>;
}): Promise<Run> {
  page.setDefaultTimeout(STEP_TIMEOUT);
  const requests: Request[] = [];
  const note = (request: Request): number => requests.push(request);
  page.on("requestfinished", note);
  const began = performance.now();
  await act();
  try {
    await isDone();
  } catch (error) {
    throw new Error(`"${name}" did not end.`, { cause: error });
  }
  const time = performance.now() - began;
  await page.waitForTimeout(QUIET);
  page.off("requestfinished", note);
  let bytes = 0;
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  }
  const calls = requests.filter((request) => new URL(request.url()).pathname.startsWith("/api/"));
  const writing = calls.find((request) => request.method() !== "GET");
  if (writing) throw new Error(`"${name}" was not to change anything, but sent ${writing.method()} ${writing.url()}.`);
  return { name, time, requests: requests.length, bytes, calls: calls.map((request) => request.url()) };
}
