import type { Cents } from "../../kit/money";
import type { Part, PartOption } from "../option-group/part-fields";
import type { Product } from "../product.resource";

/** The effect of one answer on the price: it replaces the price, and then changes it. */
interface Effect {
  overwrite: Cents | null;
  change: Cents;
}

/** The lowest price of the product, and whether it can also cost more; then the shop shows the price with "ab". */
export function lowestPrice(product: Pick<Product, "price" | "config">): { cents: Cents; isFrom: boolean } {
  const cents = extreme(product, Math.min);
  return { cents, isFrom: extreme(product, Math.max) > cents };
}

/**
 * Follows `configuredPrice`: the last overwriting option sets the price, all others add or subtract. So it goes from
 * the last step to the first.
 */
function extreme({ price, config }: Pick<Product, "price" | "config">, pick: (...values: number[]) => number): Cents {
  let kept = 0;
  let replaced: Cents | null = null;
  for (const effects of config.parts.map(effectsOf).reverse()) {
    const before: Cents | null = replaced;
    const changes = effects.filter(({ overwrite }) => overwrite === null).map(({ change }) => kept + change);
    const replacing: Cents[] = effects.flatMap(({ overwrite, change }) => [
      ...(overwrite === null ? [] : [kept + overwrite + change]),
      ...(before === null ? [] : [before + change]),
    ]);
    replaced = replacing.length > 0 ? pick(...replacing) : before;
    // If every option of a step overwrites the price, the product's own price can no longer be the result.
    kept = changes.length > 0 ? pick(...changes) : pick === Math.min ? Infinity : -Infinity;
  }
  const results = [(price ?? 0) + kept, ...(replaced === null ? [] : [replaced])].filter(Number.isFinite);
  return Math.max(0, pick(...results));
}

/** The answers that can result in the lowest or highest price. */
function effectsOf({ type, optional, options }: Part): Effect[] {
  const nothing: Effect[] = [{ overwrite: null, change: 0 }];
  if (options.length === 0 || (type !== "select" && type !== "multiselect")) return nothing;
  const single = options.map(effectOf);
  const left = optional ? nothing : [];
  if (type === "select") return [...left, ...single];
  const changes = single.filter(({ overwrite }) => overwrite === null).map(({ change }) => change);
  const sums = [Math.min, Math.max].map((pick) => changes.reduce((sum, change) => sum + pick(0, change), 0));
  // All options that make it cheaper, or all that make it dearer. Without such an option the
  // choice would be empty, which is no answer.
  const several = sums.flatMap((change): Effect[] => (change === 0 ? [] : [{ overwrite: null, change }]));
  const overwriting = single.flatMap(({ overwrite }) =>
    overwrite === null ? [] : sums.map((change) => ({ overwrite, change })),
  );
  return [...left, ...single, ...several, ...overwriting];
}

function effectOf({ modifier, value: hidden }: Pick<PartOption, "modifier" | "value">): Effect {
  const value = hidden ?? 0;
  if (modifier === "overwrite") return { overwrite: value, change: 0 };
  return { overwrite: null, change: modifier === "add" ? value : -value };
}
