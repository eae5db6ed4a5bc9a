import { beforeAll, describe, expect, test } from "vitest";
import { historyOf, numbers } from "../../../test/counted-orders";
import { type Recounted, recounted } from "../../../test/recounted";
import { create, createShop } from "../../../test/shop";
import type { OrderChange, OrderRow } from "../../order";
import { rebuildSnapshot } from "../../snapshot";
import { type Counts, readCounters } from "../rows";
import { countOrders } from "./count-orders";

const ZONES = {
  vienna: "Europe/Vienna",
  azores: "Atlantic/Azores",
  santiago: "America/Santiago",
  howe: "Australia/Lord_Howe",
};
const BRANCHES = Object.keys(ZONES);
const zoneOf = (branch: string): string => Object.entries(ZONES).find(([name]) => branch.startsWith(name))?.[1] ?? "";

beforeAll(async () => {
  await createShop();
  for (const [id, timeZone] of Object.entries(ZONES))
    await create("branches", { id, identifier: id, name: id, timeZone });
  await rebuildSnapshot({ startedAt: Date.now() });
});

/** Days around the clock changes in spring and autumn, at all hours. */
const MOMENTS = [Date.parse("2026-03-27T00:00Z"), Date.parse("2026-04-03T00:00Z"), Date.parse("2026-10-24T00:00Z")];
let made = 0;
function generated({ count, seed, branches = BRANCHES }: { count: number; seed: number; branches?: string[] }) {
  const pick = numbers(seed);
  return Array.from({ length: count }, () => {
    made += 1;
    const branch = branches[pick(branches.length)] ?? "";
    const at = (MOMENTS[pick(MOMENTS.length)] ?? 0) + pick(3 * 24 * 3600) * 1000;
    return historyOf({ uid: `${seed}x${made}`, branch, at, pick });
  });
}
const changesOf = (history: readonly OrderRow[]): OrderChange[] =>
  history.map((after, index) => ({ before: history[index - 1] ?? null, after }));
const last = (history: readonly OrderRow[]): OrderRow => history.at(-1) ?? expect.fail("An order without a row");

/** The sum of what was counted under names that match, by branch and day. */
function sumOf(counts: Counts | undefined, name: RegExp): number {
  return Object.entries(counts ?? {}).reduce((sum, [key, value]) => sum + (name.test(key.slice(2)) ? value : 0), 0);
}

async function countedIn(branch: string): Promise<Map<string, Recounted>> {
  const period = { branch, from: "2026-01-01", to: "2026-12-31" };
  const [days, hours, more, goods] = await Promise.all(
    ["day", "hours", "more", "goods"].map((topic) => readCounters({ ...period, topic })),
  );
  const all = new Set([days, hours, more, goods].flatMap((topic) => [...(topic?.keys() ?? [])]));
  return new Map(
    [...all].map((day) => {
      const [ofDay, ofMore, ofGoods] = [days?.get(day), more?.get(day), goods?.get(day)];
      const byHour = Array.from({ length: 25 }, (_, hour) => [hour, sumOf(hours?.get(day), new RegExp(`^${hour}:o$`))]);
      return [
        `${branch} ${day}`,
        {
          orders: sumOf(ofDay, /^o$/),
          gross: sumOf(ofDay, /^g$/),
          canceled: sumOf(ofDay, /^c.*:o$/),
          canceledGross: sumOf(ofDay, /^c.*:g$/),
          goods: sumOf(ofGoods, /^i.*:a$/),
          options: sumOf(ofGoods, /^o/),
          rated: sumOf(ofMore, /^q\d:o$/),
          confirmed: sumOf(ofMore, /^u.*:c$/),
          donations: sumOf(ofDay, /^n$/),
          areas: sumOf(ofMore, /^a.*:o$/),
          late: sumOf(ofMore, /^wl$/),
          hours: Object.fromEntries(byHour.filter(([, value]) => value !== 0)),
        },
      ];
    }),
  );
}

const isSomething = ({ hours, ...sums }: Recounted): boolean => Object.values(sums).some((sum) => sum !== 0);
const sorted = (figures: Map<string, Recounted>) =>
  Object.fromEntries([...figures].filter(([, one]) => isSomething(one)).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function expectExact(histories: readonly OrderRow[][], branches = BRANCHES): Promise<void> {
  const counted = new Map<string, Recounted>();
  for (const branch of branches) for (const [day, one] of await countedIn(branch)) counted.set(day, one);
  expect(sorted(counted)).toEqual(sorted(recounted(histories.map(last), zoneOf)));
}

/** The changes of many orders as a stream delivers them: those of one order in sequence, in batches. */
function streamed(histories: readonly OrderRow[][], pick: (limit: number) => number, size = 100): OrderChange[][] {
  const waiting = histories.map(changesOf);
  const stream: OrderChange[] = [];
  const open = waiting.splice(0, 60);
  while (open.length > 0) {
    const place = pick(open.length);
    const change = open[place]?.shift();
    if (change) stream.push(change);
    else open.splice(place, 1, ...waiting.splice(0, 1));
  }
  return Array.from({ length: Math.ceil(stream.length / size) }, (_, index) =>
    stream.slice(index * size, index * size + size),
  );
}

describe("orders", () => {
  test("are counted as an independent recount says, whatever becomes of them", async () => {
    const histories = generated({ count: 400, seed: 1 });
    for (const batch of streamed(histories, numbers(9))) await countOrders(batch);
    await expectExact(histories);
  });
});
