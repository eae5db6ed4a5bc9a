import { isDeepStrictEqual } from "node:util";
import type { OrderChange, OrderRow } from "@tresen/core/order";
import { figure, heading, ms, number } from "../report";
import { addBranches } from "./branches";

/** How many orders are on their way at once: as many changes as the stream delivers in one batch. */
const BATCH = 100;
/** The option for another number of orders. Fifty thousand take a quarter of an hour. */
const option = process.argv.indexOf("--orders");
const ORDERS = option < 0 ? 20 * BATCH : Math.ceil(Number(process.argv[option + 1]) / BATCH) * BATCH;
/** What orders count on days that are compared. */
const TOPICS = ["day", "hours", "more", "goods"];
const PERIOD = { from: "2026-01-01", to: "2026-12-31" };

/** Counts generated orders with all their changes as the stream's reader does, and compares that with a recount. */
export async function reportDrift(): Promise<void> {
  heading(`${number(ORDERS)} generated orders, counted in the table and recounted from the orders alone`);
  const [{ ZONES, generated, zoneOf }, { figuresIn, recounted }, { countOrders }, { readCounterRows }] =
    await Promise.all([
      import("../../../../core/test/counted-orders"),
      import("../../../../core/test/recounted"),
      import("@tresen/core/statistics/order"),
      import("@tresen/core/statistics/rows"),
    ]);
  await addBranches(Object.entries(ZONES).map(([identifier, timeZone]) => ({ id: identifier, identifier, timeZone })));
  const histories = generated({ count: ORDERS, seed: 1 });
  const batches = Array.from({ length: ORDERS / BATCH }, (_, index) =>
    batchesOf(histories.slice(index * BATCH, (index + 1) * BATCH)),
  ).flat();
  const begun = performance.now();
  for (const batch of batches) await countOrders(batch);
  const changes = batches.flat();
  figure({ name: `${number(changes.length)} changes counted`, value: ms(Math.round(performance.now() - begun)) });
  const asked = Object.keys(ZONES).flatMap((branch) => TOPICS.map((topic) => ({ branch, topic, ...PERIOD })));
  const counted = figuresIn((await Promise.all(asked.map(readCounterRows))).flat());
  const orders = histories.flatMap((history): OrderRow[] => history.slice(-1));
  const expected = recounted(orders, zoneOf);
  const days = new Set([...Object.keys(counted), ...Object.keys(expected)]);
  const drifting = [...days].filter((day) => !isDeepStrictEqual(counted[day], expected[day])).length;
  figure({
    name: "Days of branches that differ",
    value: `${number(drifting)} of ${number(days.size)}`,
    goal: "0",
    isMet: drifting === 0 && days.size > 0,
  });
}

/** The changes of orders that are placed at the same time: the first of each, then the second of each, and so on. */
function batchesOf(histories: readonly OrderRow[][]): OrderChange[][] {
  const longest = Math.max(...histories.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    histories.flatMap((history) => {
      const after = history[index];
      return after ? [{ before: history[index - 1] ?? null, after }] : [];
    }),
  );
}
