import type { Overview } from "@tresen/contract/statistics/statistics";
import { CANCEL_REASONS, QUESTIONS, TIPS, TOPICS, readLabels } from "../order";
import { type Counts, addTo } from "../rows";
import { loaded } from "./asked";
import { type Asked, branchesOf } from "./counted";
import { optionsOf } from "./goods";
import { figuresIn, readDays, readSums } from "./read-figures";

const SPREAD = Array.from({ length: 25 }, (_, index) => index * 5);

/** What the overview says of orders. */
export type OrderOverview = Omit<Overview, "funnel">;

/** Everything of a period that stands beside the series, except for visits. @throws forbidden, missing, upstream. */
export function overviewOf(asked: Asked): Promise<OrderOverview> {
  return loaded(async () => {
    const { from, to, method } = asked.query;
    const branches = await branchesOf(asked);
    const [days, more, goods] = await Promise.all([
      readDays({ branches, topic: TOPICS.day, from, to }),
      readSums({ branches, topic: TOPICS.more, from, to }),
      readSums({ branches, topic: TOPICS.goods, from, to }),
    ]);
    const all = days.flatMap(({ days: ofBranch }) => [...ofBranch.values()]);
    const day = figures({ all, method });
    const sums = figures({ all: [...more.values()], method });
    const of = (name: string): number => day.get(name) ?? 0;
    const [orders, gross] = [of("o"), of("g")];
    return {
      ...{ from, to, orders, gross, average: orders > 0 ? Math.round(gross / orders) : null },
      canceled: {
        orders: total(CANCEL_REASONS.map((reason) => of(`c${reason}:o`))),
        gross: total(CANCEL_REASONS.map((reason) => of(`c${reason}:g`))),
        reasons: CANCEL_REASONS.map((reason) => ({ reason, orders: of(`c${reason}:o`) })).filter(
          (one) => one.orders > 0,
        ),
      },
      deposits: of("d"),
      tips: method === undefined ? total(all.map((counts) => counts[TIPS] ?? 0)) : 0,
      ...(await placesOf(sums)),
      options: await optionsOf(
        prefixed({ sums: figures({ all: [...goods.values()], method }), prefix: "o", suffix: "" }),
      ),
      ratings: ratingsOf(sums),
      customers: {
        fresh: sums.get("kfresh") ?? 0,
        returning: sums.get("kreturning") ?? 0,
        unknown: sums.get("kunknown") ?? 0,
      },
      waiting: waitingOf(sums),
    };
  });
}

type Sums = ReadonlyMap<string, number>;

/** The sums of all these counts by name without the letter of the method. */
function figures({ all, method }: { all: readonly Counts[]; method: Asked["query"]["method"] }): Sums {
  const counts: Record<string, number> = {};
  for (const one of all) addTo(counts, one);
  const sums = new Map<string, number>();
  for (const [name, value, letter] of figuresIn({ counts, method }))
    if (letter !== TIPS.slice(0, 1)) sums.set(name, (sums.get(name) ?? 0) + value);
  return sums;
}

/** The sums under names that begin and end like this, by what stands between. */
function prefixed({ sums, prefix, suffix }: { sums: Sums; prefix: string; suffix: string }): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, value] of sums)
    if (name.startsWith(prefix) && name.endsWith(suffix) && name.length > prefix.length + suffix.length && value !== 0)
      found.set(name.slice(prefix.length, name.length - suffix.length), value);
  return found;
}

async function placesOf(sums: Sums): Promise<Pick<Overview, "areas" | "donations">> {
  const [areas, donees] = [
    prefixed({ sums, prefix: "a", suffix: ":o" }),
    prefixed({ sums, prefix: "n", suffix: ":o" }),
  ];
  const labels = await readLabels([...areas.keys(), ...donees.keys()]);
  return {
    areas: [...areas].map(([key, orders]) => {
      const { branch = "", area = "" } = labels.get(key) ?? {};
      return { branch, area, orders, gross: sums.get(`a${key}:g`) ?? 0 };
    }),
    donations: [...donees].map(([key, orders]) => {
      const { donatee = "", name = "" } = labels.get(key) ?? {};
      return { donatee, name, orders, amount: sums.get(`n${key}:g`) ?? 0 };
    }),
  };
}

function ratingsOf(sums: Sums): Overview["ratings"] {
  const spread = [1, 2, 3, 4, 5].map((rating) => ({ rating, orders: sums.get(`q${rating}:o`) ?? 0 }));
  const orders = total(spread.map((one) => one.orders));
  const mean = (sum: number, count: number): number | null =>
    count > 0 ? Math.round((100 * sum) / count) / 100 : null;
  const questions = QUESTIONS.map((question) => ({ question, sum: sums.get(`q${question}`) ?? 0 }));
  return {
    orders,
    means: {
      all: mean(sums.get("qrating") ?? 0, orders),
      questions: questions.map(({ question, sum }) => ({ question, mean: mean(sum, orders) })),
    },
    spread,
  };
}

function waitingOf(sums: Sums): Overview["waiting"] {
  const of = (name: string): number => sums.get(name) ?? 0;
  const mean = (sum: number, count: number): number | null => (count > 0 ? Math.round((10 * sum) / count) / 10 : null);
  return {
    orders: of("wo"),
    meanMinutes: mean(of("wm"), of("wo")),
    meanPromisedMinutes: mean(of("wpm"), of("wpo")),
    kept: of("wk"),
    late: of("wl"),
    spread: SPREAD.map((from) => ({ from, orders: of(`w${from}:o`) })),
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
