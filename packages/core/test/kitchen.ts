import type { Instant } from "@tresen/contract/kit/time";
import { HOUR } from "@tresen/contract/kit/time";
import { beforeEach } from "vitest";
import { findOrder } from "../src/order";
import { readTaken } from "../src/order/capacity/counters";
import type { OrderRow } from "../src/order/store";
import { rebuildSnapshot } from "../src/snapshot";
import { placed } from "./orders";
import { NOW, create, type draft } from "./shop";

export interface Kitchen {
  /** The branch of one test, where 10 minutes of the oven fit in a slot and a pizza takes 4 of them. */
  readonly branch: string;
  items(amount: number, product?: string): { product: string; amount: number; unit: "piece" }[];
  /** An order of so many pizzas. */
  order(amount: number, changes?: Parameters<typeof draft>[0], now?: Instant): ReturnType<typeof placed>;
  read(uid: string): Promise<OrderRow>;
  /** The minutes that an order takes, such as `16:40 8`. */
  sharesOf(uid: string): Promise<string[]>;
  /** The counters that are not 0, and the same as texts. */
  counters(now?: Instant): Promise<Map<Instant, number>>;
  told(): Promise<string[]>;
  /** The counters as the orders say them. */
  sumOf(uids: readonly string[]): Promise<Map<Instant, number>>;
  sorted(counts: ReadonlyMap<Instant, number>): [Instant, number][];
}

/** A branch of its own for each test of a file, with an oven that limits what the branch takes. */
export function useKitchen({ hours = { from: "10:00", to: "22:00" } } = {}): Kitchen {
  let count = 0;
  const branchOf = (): string => `kitchen${count}`;
  beforeEach(async () => {
    count += 1;
    const branch = branchOf();
    const openingHours = [{ type: "daily" as const, ...hours }];
    await create("branches", { id: branch, identifier: branch, name: branch, openingHours, isPreorderEnabled: true });
    await create("stations", { id: `oven${count}`, identifier: "ofen", name: "Ofen", branch, minutesPerSlot: 10 });
    if (count === 1) {
      await create("categories", { id: "food", name: "Essen" });
      await create("products", {
        id: "pizza",
        name: "Pizza",
        price: 900,
        preparation: [{ station: "ofen", minutes: 0, minutesPerUnit: 4 }],
      });
      await create("products", { id: "cola", name: "Cola", price: 300 });
    }
    await create("menus", {
      id: `menu${count}`,
      name: "Karte",
      branches: [{ id: branch }],
      catalog: [{ category: "food", products: ["pizza", "cola"] }],
    });
    await rebuildSnapshot({ startedAt: Date.now() });
  });
  const items: Kitchen["items"] = (amount, product = "pizza") => [{ product, amount, unit: "piece" }];
  const read: Kitchen["read"] = async (uid) => {
    const row = await findOrder(uid);
    if (!row) throw new Error("no order");
    return row;
  };
  const counters: Kitchen["counters"] = async (now = NOW) => {
    const asked = { branch: branchOf(), from: now - 48 * HOUR, to: now + 96 * HOUR, isConsistent: true };
    const taken = await readTaken(asked);
    return new Map([...(taken.get(`oven${count}`) ?? [])].filter(([, minutes]) => minutes !== 0));
  };
  return {
    get branch() {
      return branchOf();
    },
    items,
    order: (amount, changes = {}, now = NOW) => placed({ branch: branchOf(), items: items(amount), ...changes }, now),
    read,
    sharesOf: async (uid) =>
      ((await read(uid)).capacity ?? []).map(({ slot, minutes }) => `${slot.slice(11, 16)} ${minutes}`),
    counters,
    told: async () =>
      [...(await counters())].map(([slot, minutes]) => `${new Date(slot).toISOString().slice(11, 16)} ${minutes}`),
    sumOf: async (uids) => {
      const sums = new Map<Instant, number>();
      for (const { capacity = [] } of await Promise.all(uids.map(read)))
        for (const { slot, minutes } of capacity)
          sums.set(Date.parse(slot), (sums.get(Date.parse(slot)) ?? 0) + minutes);
      return sums;
    },
    sorted: (counts) => [...counts].sort(([a], [b]) => a - b),
  };
}
