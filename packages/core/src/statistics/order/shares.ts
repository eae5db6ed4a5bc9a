import type { Cents } from "@tresen/contract/kit/money";

/**
 * Divides whole cents in proportion to weights, so that the parts add up to the whole: what rounding leaves goes to
 * those that lost most by it. Without any weight everything goes to the first.
 */
export function shares({ total, weights }: { total: Cents; weights: readonly number[] }): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight) => {
    const rest = (total * weight) % sum;
    return { cents: (total * weight - rest) / sum, rest };
  });
  let left = total - parts.reduce((all, { cents }) => all + cents, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest)) {
    if (left <= 0) break;
    part.cents += 1;
    left -= 1;
  }
  return parts.map(({ cents }) => cents);
}
