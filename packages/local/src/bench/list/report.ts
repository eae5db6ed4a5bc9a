import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Browser } from "playwright";
import { importBundle } from "../import-bundle";
import type { PlatformProcess } from "../platform-process";
import { SMALL_COUNT } from "../records/child-process";
import { cell, grows } from "../records/report";
import { heading, kb, ms, number } from "../report";
import { benchShop } from "../shop";
import { useStorageOf } from "../storage-of-platform";
import { categories, fillCatalogue } from "./catalogue";
import { type Step, measureList } from "./measure";

const WIDTHS = { name: 34, time: 11, ratio: 8, count: 7, bytes: 12, use: 17 };
const GOAL = 1000;

/**
 * The list of products as an administrator uses it in the browser, with a few thousand records and with very many: how
 * long each step takes, and what it asks for. Uses a platform of its own.
 */
export async function reportList({
  root,
  folder,
  browser,
  many,
  start,
}: {
  root: string;
  folder: string;
  browser: Browser;
  many: number;
  start: (options: { name: string; env: Record<string, string> }) => Promise<PlatformProcess>;
}): Promise<void> {
  heading(`The list of ${number(many)} products in the back-office`);
  const dataDir = join(folder, "list");
  await importBundle({ root, folder, dataDir, bundle: { ...benchShop({ size: 0 }), categories, menus: [] } });
  const password = randomUUID();
  const platform = await start({ name: "list", env: { DEMO_PASSWORD: password } });
  // Nothing that is counted sends a mail.
  useStorageOf({ platform, mailEndpoint: platform.url });
  const steps = async ({ from, to }: { from: number; to: number }): Promise<Step[]> => {
    const began = performance.now();
    const rows = await fillCatalogue({ dataDir, from, to });
    const seconds = (performance.now() - began) / 1000;
    console.log(`  ${number(to - from)} products filled in as ${number(rows)} rows in ${number(seconds)} s`);
    return measureList({ browser, url: platform.url, password, count: to });
  };
  const few = await steps({ from: 0, to: SMALL_COUNT });
  const more = await steps({ from: SMALL_COUNT, to: many });
  table({ few, more, many });
}

function table({ few, more, many }: { few: readonly Step[]; more: readonly Step[]; many: number }): void {
  const line = (name: string, cells: readonly [string, number][]): string =>
    `  ${name.padEnd(WIDTHS.name)}${cells.map(([text, width]) => text.padStart(width)).join("")}`;
  const half = WIDTHS.time + WIDTHS.count + WIDTHS.bytes + WIDTHS.use;
  console.log(
    line("", [
      [`${number(SMALL_COUNT)} products`, half],
      [`${number(many)} products`, half],
    ]),
  );
  const head = ["time", "calls", "received", "database"] as const;
  const cells = (texts: readonly string[]): [string, number][] => {
    const [time = "", requests = "", bytes = "", use = ""] = texts;
    return [
      [time, WIDTHS.time],
      [requests, WIDTHS.count],
      [bytes, WIDTHS.bytes],
      [use, WIDTHS.use],
    ];
  };
  console.log(line("", [...cells(head), ...cells(head), ["ratio", WIDTHS.ratio]]));
  const figures = ({ time, requests, bytes, use }: Step): [string, number][] =>
    cells([ms(Math.round(time)), number(requests), kb(bytes), cell({ ...use, rounds: 0, operations: {} })]);
  for (const [index, step] of few.entries()) {
    const other = more[index];
    if (!other) continue;
    const ratio: [string, number] = [`${(other.time / step.time).toFixed(1)}`, WIDTHS.ratio];
    const slow = other.time > GOAL ? "  ABOVE 1 S" : "";
    const all = [...figures(step), ...figures(other), ratio];
    const isMore = grows({ ...step.use, rounds: 0, operations: {} }, { ...other.use, rounds: 0, operations: {} });
    console.log(`${line(step.name, all)}${slow}${isMore ? "  GROWS" : ""}`);
  }
}
