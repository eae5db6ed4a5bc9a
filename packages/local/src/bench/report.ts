import type { LoadResult } from "./load";

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const NAME_WIDTH = 46;
const VALUE_WIDTH = 22;

export const ms = (value: number): string => `${numbers.format(value)} ms`;
export const kb = (bytes: number): string => `${numbers.format(bytes / 1000)} kB`;
export const mb = (bytes: number): string => `${numbers.format(bytes / 1024 / 1024)} MB`;
export const usd = (value: number): string => `$${value.toFixed(2)}`;
export const perSecond = (value: number): string => `${numbers.format(value)}/s`;
export const number = (value: number): string => numbers.format(value);

export function heading(text: string): void {
  console.log(`\n${text}`);
}

/** A figure, its goal and whether the goal is met. */
export function figure({
  name,
  value,
  goal,
  isMet,
}: {
  name: string;
  value: string;
  goal?: string;
  isMet?: boolean;
}): void {
  const verdict = goal === undefined ? "" : `goal ${goal}${isMet ? "  met" : "  MISSED"}`;
  console.log(`  ${name.padEnd(NAME_WIDTH)}${value.padStart(VALUE_WIDTH)}   ${verdict}`.trimEnd());
}

/** The table of one series of loads; the row of 8 shoppers has a goal. */
export function loadTable({
  results,
  goal,
}: {
  results: readonly LoadResult[];
  goal: { perSecond: number; cpu: number } | null;
}): void {
  const columns = [
    "shoppers",
    "orders",
    "orders/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "failures",
    "CPU-ms/order",
    "memory",
  ];
  const widths = [10, 8, 10, 9, 9, 9, 10, 14, 10];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => cell.padStart(widths[index] ?? 10)).join("");
  console.log(line(columns));
  for (const result of results) {
    const { shoppers, orders, perSecond: rate, p50, p95, p99, failures, cpuPerOrder, memory } = result;
    const cells = [shoppers, orders, rate, p50, p95, p99, failures, cpuPerOrder].map((value) => numbers.format(value));
    const verdict = (isMet: boolean): string => (isMet ? " met" : " MISSED");
    const goals = goal &&
      shoppers === 8 && [
        `   goal ≥ ${goal.perSecond}/s${verdict(rate >= goal.perSecond)}`,
        `≤ ${goal.cpu} CPU-ms${verdict(cpuPerOrder <= goal.cpu)}`,
      ];
    console.log(line([...cells, mb(memory)]) + (goals ? goals.join(", ") : ""));
    if (result.failure) console.log(`            first failure: ${result.failure}`);
  }
}
