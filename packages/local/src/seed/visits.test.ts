import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { addDays, weekdayOf } from "@tresen/contract/kit/time";
import { expect, it } from "vitest";
import { ORDERS_A_DAY } from "./rhythm";
import { demoVisits } from "./visits";

const NOW = Date.parse("2026-06-05T16:30:00Z");
const bundleOf = (name: string): ShopBundleInput =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../demo", name, "shop.json"), "utf8"));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

it.each(["pizza", "bike"])("the demo shop %s has 30 days of visits, and none on the day of its start", (name) => {
  const bundle = bundleOf(name);
  const days = demoVisits({ bundle, now: NOW });
  expect(demoVisits({ bundle, now: NOW + 60_000 })).toEqual(days);
  const scopes = [...(bundle.branches ?? []).map(({ id }) => id), null];
  const expected = Array.from({ length: 30 }, (_, index) => addDays("2026-06-05", index - 30));
  for (const scope of scopes)
    expect(days.filter(({ branch }) => branch === scope).map(({ day }) => day)).toEqual(expected);
  for (const { branch, day, hours, pages, steps } of days) {
    const visitors = sumOf(hours.map((hour) => hour.visitors));
    expect(sumOf(hours.map(({ views }) => views))).toBe(sumOf(pages.map(({ views }) => views)));
    for (const page of pages) expect(page.visitors).toBeLessThanOrEqual(Math.min(page.views, visitors));
    // The funnel is made of those who agreed to be counted, so that there are fewer than there are orders.
    const orders = ORDERS_A_DAY[weekdayOf(day)] * (branch === null ? (bundle.branches ?? []).length : 1);
    expect(steps.find(({ event }) => event === "purchase")?.count).toBeLessThan(orders);
    const reached = [visitors, ...steps.map((step) => step.visitors)];
    expect(reached).toEqual(reached.toSorted((a, b) => b - a));
  }
});
