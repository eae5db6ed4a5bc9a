import type { Cents } from "@tresen/contract/money";
import type { PartOption, Product } from "@tresen/contract/resources/catalog";

/** The least that the product can cost, and whether it can also cost more: then its price is one to start from. */
export function lowestPrice(product: Pick<Product, "price" | "config">): { cents: Cents; isFrom: boolean } {
  let cents = product.price;
  let isFrom = false;
  for (const { type, optional, options } of product.config.parts) {
    if (options.length === 0 || (type !== "select" && type !== "multiselect")) continue;
    const changes = options.map((option) => changeOf(option, product.price));
    const canBeLeftOut = optional || type === "multiselect";
    const lowest = Math.min(...changes, ...(canBeLeftOut ? [0] : []));
    cents += lowest;
    isFrom ||= Math.max(...changes) > lowest;
  }
  return { cents: Math.max(0, cents), isFrom };
}

function changeOf({ modifier, value }: Pick<PartOption, "modifier" | "value">, price: Cents): Cents {
  if (modifier === "overwrite") return value - price;
  return modifier === "add" ? value : -value;
}
