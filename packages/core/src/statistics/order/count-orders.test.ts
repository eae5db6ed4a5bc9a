import { beforeAll, describe, expect, test, vi } from "vitest";
import { MOMENTS, ZONES, generated, numbers, zoneOf } from "../../../test/counted-orders";
import { figuresIn, recounted } from "../../../test/recounted";
import { create, createShop } from "../../../test/shop";
import type { OrderChange, OrderRow } from "../../order";
import { documents, metered } from "../../platform/db";
import { rebuildSnapshot } from "../../snapshot";
import { type CounterRow, type Counts, readCounterRows } from "../rows";
import { countOrders } from "./count-orders";

const BRANCHES = Object.keys(ZONES);

beforeAll(async () => {
  await createShop();
  for (const [id, timeZone] of Object.entries(ZONES))
    await create("branches", { id, identifier: id, name: id, timeZone });
  await rebuildSnapshot({ startedAt: Date.now() });
});

const changesOf = (history: readonly OrderRow[]): OrderChange[] =>
  history.map((after, index) => ({ before: history[index - 1] ?? null, after }));
const last = (history: readonly OrderRow[]): OrderRow => history.at(-1) ?? expect.fail("An order without a row");

async function rowsOf(branches: readonly string[], topics: readonly string[]): Promise<CounterRow[]> {
  const period = { from: "2026-01-01", to: "2026-12-31" };
  const asked = branches.flatMap((branch) => topics.map((topic) => ({ branch, topic, ...period })));
  return (await Promise.all(asked.map(readCounterRows))).flat();
}

async function expectExact(histories: readonly OrderRow[][], branches = BRANCHES): Promise<void> {
  const counted = await rowsOf(branches, ["day", "hours", "more", "goods"]);
  expect(figuresIn(counted)).toEqual(recounted(histories.map(last), zoneOf));
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

/** Everything that was counted of these branches, row by row. */
async function everything(branches: readonly string[]): Promise<unknown> {
  const topics = ["day", "hours", "more", "more-month", "goods", "goods-month", "ratings"];
  return (await rowsOf(branches, topics)).map((row) => ({ ...row, counts: nonZero(row.counts) }));
}

const nonZero = (counts: Counts) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([, value]) => value !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

describe("orders", () => {
  test("are counted as an independent recount says, in every zone and over both clock changes", async () => {
    const histories = generated({ count: 120, seed: 1 });
    for (const batch of streamed(histories, numbers(9))) await countOrders(batch);
    await expectExact(histories);
  });

  test("are counted once when their changes come twice, late and in another order", async () => {
    const branch = ["vienna2"];
    const histories = generated({ count: 40, seed: 2, branches: branch });
    const changes = histories.flatMap(changesOf);
    const pick = numbers(4);
    const shuffled = [...changes, ...changes].map((change) => ({ change, place: pick(1_000_000) }));
    shuffled.sort((a, b) => a.place - b.place);
    for (let first = 0; first < shuffled.length; first += 50)
      await countOrders(shuffled.slice(first, first + 50).map(({ change }) => change));
    await expectExact(histories, branch);
    const before = await everything(branch);
    await countOrders(changes);
    expect(await everything(branch)).toEqual(before);
  });

  test("are counted once by two processes at once, whatever the other is doing", async () => {
    const branch = ["vienna3"];
    const histories = generated({ count: 40, seed: 3, branches: branch });
    const batches = streamed(histories, numbers(5), 40);
    const process = async (order: OrderChange[][]): Promise<void> => {
      for (const batch of order) await persistently(() => countOrders(batch));
    };
    await Promise.all([process(batches), process(batches.toReversed()), process(batches)]);
    await expectExact(histories, branch);
  });

  test("are counted once when a process is killed between any two of its calls", async () => {
    const branch = ["vienna4"];
    const histories = generated({ count: 12, seed: 6, branches: branch });
    const send = documents.send.bind(documents);
    for (const batch of streamed(histories, numbers(7), 30))
      for (let lasting = 0, isDone = false; !isDone; lasting += 1) {
        let calls = 0;
        const killed = vi.spyOn(documents, "send").mockImplementation(async (command) => {
          if (calls >= lasting) throw new Error("killed");
          calls += 1;
          return send(command);
        });
        isDone = await countOrders(batch).then(
          () => true,
          () => false,
        );
        killed.mockRestore();
      }
    await expectExact(histories, branch);
  });

  test("cost less, a thousand a minute, than 500 write units a second", async () => {
    const orders = generated({ count: 120, seed: 8, branches: ["vienna5"] }).map(([first]) => first);
    const changes = orders.flatMap((after, index) =>
      after ? [{ before: null, after: { ...after, createdAt: new Date(MOMENTS[0] ?? index).toISOString() } }] : [],
    );
    // The first ones write what products are called, and the rows are as large as on a busy day.
    await countOrders(changes.slice(0, 60));
    const used: number[] = [];
    for (const change of changes.slice(60)) {
      const { use } = await metered(() => countOrders([change]));
      used.push(use.writeUnits);
    }
    const alone = used.reduce((sum, units) => sum + units, 0) / used.length;
    expect((alone * 1000) / 60).toBeLessThan(500);
  });

  test("that change in nothing that counts cost nothing", async () => {
    const [history = []] = generated({ count: 1, seed: 10, branches: ["vienna6"] });
    const after = last(history);
    const noted = {
      ...after,
      version: after.version + 1,
      notes: [{ at: after.updatedAt, by: "usr_1", name: "", text: "" }],
    };
    expect((await metered(() => countOrders([{ before: after, after: noted }]))).use.calls).toBe(0);
  });
});

/** The stream delivers a batch again that failed. */
async function persistently(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (attempt === 20) throw error;
    }
  }
}
