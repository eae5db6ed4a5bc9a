import { expect, test } from "vitest";
import { generated, numbers, zoneOf } from "../../../test/counted-orders";
import { figuresIn, recounted } from "../../../test/recounted";
import type { OrderRow } from "../../order";
import { type CounterRow, addTo, negated } from "../rows";
import { contributionOf } from "./contribution";

type Sums = CounterRow & { counts: Record<string, number> };

/**
 * The rule by which counters change, for more orders than an emulated table takes in a test: contribution of now minus
 * contribution of last. `count-orders.test.ts` shows that the table follows it.
 */
test("the figures of 50,000 orders are those of an independent recount", () => {
  const sums = new Map<string, Sums>();
  const add = (rows: readonly CounterRow[]): void => {
    for (const row of rows) {
      const key = `${row.branch} ${row.topic} ${row.day} ${row.part}`;
      const known = sums.get(key);
      if (known) addTo(known.counts, row.counts);
      else sums.set(key, { ...row, counts: { ...row.counts } });
    }
  };
  const pick = numbers(11);
  const orders: OrderRow[] = [];
  for (let made = 0; made < 50_000; made += 1000) {
    for (const history of generated({ count: 1000, seed: 100 + made })) {
      const last = history.at(-1);
      if (!last) continue;
      const given = { zone: zoneOf(last.branch), customer: "unknown" } as const;
      // Some change in between was counted, and the last one.
      const between = history[pick(history.length)];
      const counted = between && pick(4) === 0 ? contributionOf({ order: between, given }).rows : [];
      add(counted);
      add([...negated(counted), ...contributionOf({ order: last, given }).rows]);
      orders.push(last);
    }
  }
  expect(orders).toHaveLength(50_000);
  expect(figuresIn([...sums.values()])).toEqual(recounted(orders, zoneOf));
}, 120_000);
