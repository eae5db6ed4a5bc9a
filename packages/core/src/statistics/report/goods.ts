import type { Unit } from "@tresen/contract/catalog/units";
import type { Overview, SoldItem, WeekHour } from "@tresen/contract/statistics/statistics";
import { TOPICS, readLabels } from "../order";
import { weekHoursOf } from "../series";
import { loaded } from "./asked";
import { type Asked, ORDERS, branchesOf, readHours } from "./counted";
import { figuresIn, readSums } from "./read-figures";

/** How many products `popular-items` names. */
const POPULAR = 20;
/** How many options the overview names. */
const OPTIONS = 100;

/** What was sold of each product and unit, by revenue. @throws forbidden, missing, upstream. */
export function soldItems(asked: Asked): Promise<SoldItem[]> {
  return loaded(async () => namedItems(await readItems(asked)));
}

/** The products that were ordered most often. @throws forbidden, missing, upstream. */
export function popularItems(asked: Asked): Promise<SoldItem[]> {
  return loaded(async () => {
    const items = await readItems(asked);
    return namedItems(items.toSorted((a, b) => b.count - a.count || b.gross - a.gross).slice(0, POPULAR));
  });
}

/** Orders by the hours of the week. @throws forbidden, missing, upstream. */
export function orderTimes(asked: Asked): Promise<WeekHour[]> {
  return loaded(async () => {
    const { from, to, method } = asked.query;
    const counted = await readHours({ branches: await branchesOf(asked), from, to, figure: ORDERS, method });
    return weekHoursOf({ from, to, counted });
  });
}

interface Sold {
  key: string;
  amount: number;
  count: number;
  gross: number;
}

const FIELDS = { a: "amount", c: "count", g: "gross" } as const;

async function readItems(asked: Asked): Promise<Sold[]> {
  const { from, to, method } = asked.query;
  const sums = await readSums({ branches: await branchesOf(asked), topic: TOPICS.goods, from, to });
  const sold = new Map<string, Sold>();
  for (const counts of sums.values())
    for (const [name, value] of figuresIn({ counts, method })) {
      if (!name.startsWith("i")) continue;
      const [key = "", field] = name.slice(1).split(":");
      const one = sold.get(key) ?? { key, amount: 0, count: 0, gross: 0 };
      sold.set(key, one);
      if (field === "a" || field === "c" || field === "g") one[FIELDS[field]] += value;
    }
  return [...sold.values()].filter(({ count }) => count > 0).toSorted((a, b) => b.gross - a.gross);
}

async function namedItems(items: readonly Sold[]): Promise<SoldItem[]> {
  const labels = await readLabels(items.map(({ key }) => key));
  return items.map(({ key, amount, count, gross }) => {
    const { product = "", name = "", unit = "piece" } = labels.get(key) ?? {};
    return { product, name, unit: unit as Unit, amount: amount / 1000, count, gross };
  });
}

/** The options that were chosen most often. @param options how often, by the keys of their labels. */
export async function optionsOf(options: ReadonlyMap<string, number>): Promise<Overview["options"]> {
  const most = [...options].toSorted(([, a], [, b]) => b - a).slice(0, OPTIONS);
  const labels = await readLabels(most.map(([key]) => key));
  return most.map(([key, count]) => ({
    step: labels.get(key)?.step ?? "",
    option: labels.get(key)?.option ?? "",
    count,
  }));
}
