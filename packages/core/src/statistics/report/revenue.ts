import { DELIVERY_METHODS } from "@tresen/contract/branch/branch-hours";
import { PAID_BY, type Revenue } from "@tresen/contract/statistics/statistics";
import { TIPS, TOPICS, methodLetter } from "../order";
import { addTo } from "../rows";
import { type Asked, GROSS, branchesOf, countedOf } from "./counted";
import { loaded } from "./asked";
import { type BranchDays, figuresIn, readDays, sumOf } from "./read-figures";

/** What orders brought in. @throws forbidden, missing, upstream. */
export function revenueOf(asked: Asked): Promise<Revenue> {
  return loaded(async () => {
    const { query } = asked;
    const branches = await branchesOf(asked);
    const { from, to, method } = query;
    const days = await readDays({ branches, topic: TOPICS.day, from, to });
    const counted = await countedOf({ query, branches, figure: GROSS, days });
    return { ...counted, ...partsOf({ days, method }) };
  });
}

function partsOf({ days, method }: { days: readonly BranchDays[]; method: Asked["query"]["method"] }) {
  const counts: Record<string, number> = {};
  for (const branch of days) for (const day of branch.days.values()) addTo(counts, day);
  const sum = (isWanted: (name: string) => boolean, of = method): number => sumOf({ counts, method: of, isWanted });
  const rates = new Set<number>();
  for (const [name] of figuresIn({ counts, method }))
    if (name.startsWith("r")) rates.add(Number.parseFloat(name.slice(1)));
  const taxes = [...rates]
    .toSorted((a, b) => a - b)
    .map((rate) => {
      const [gross, net] = [sum((name) => name === `r${rate}:g`), sum((name) => name === `r${rate}:n`)];
      return { rate, net, tax: gross - net, gross };
    })
    .filter(({ gross }) => gross !== 0);
  return {
    net: taxes.reduce((all, { net }) => all + net, 0),
    tax: taxes.reduce((all, { tax }) => all + tax, 0),
    taxes,
    byMethod: DELIVERY_METHODS.filter((one) => method === undefined || one === method).flatMap((one) => {
      const orders = counts[`${methodLetter(one)}:o`] ?? 0;
      return orders === 0 ? [] : [{ method: one, orders, gross: counts[`${methodLetter(one)}:g`] ?? 0 }];
    }),
    byPayment: PAID_BY.flatMap((payment) => {
      const orders = sum((name) => name === `p${payment}:o`);
      return orders === 0 ? [] : [{ payment, orders, gross: sum((name) => name === `p${payment}:g`) }];
    }),
    deposits: sum((name) => name === "d"),
    donations: sum((name) => name === "n"),
    tips: method === undefined ? (counts[TIPS] ?? 0) : 0,
  };
}
