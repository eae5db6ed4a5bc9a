import type { Menu } from "@tresen/contract/catalog/menu.resource";
import type { SoldOut } from "@tresen/contract/live/live";
import type { PlayerLive } from "@tresen/contract/signage/player/player";

/**
 * The products that are sold out as a whole, the categories of these menus of which any is, and when they are not any
 * more by the time alone.
 */
export function soldOutOf({
  soldOuts,
  menus,
}: {
  soldOuts: readonly Pick<SoldOut, "product" | "option" | "until">[];
  menus: readonly Pick<Menu, "catalog">[];
}): PlayerLive["soldOut"] {
  const products = new Map<string, string>();
  for (const { product, option, until } of soldOuts)
    if (option === null) noteEnd({ ends: products, id: product, until });
  const categories = new Map<string, string>();
  for (const { category, products: sold } of menus.flatMap(({ catalog }) => catalog))
    for (const product of sold) {
      const until = products.get(product);
      // A category is without all of its products again once the last of them is sold again.
      if (until !== undefined) noteEnd({ ends: categories, id: category, until });
    }
  const times = new Set([...products.values(), ...categories.values()]);
  return {
    products: [...products.keys()].toSorted(),
    categories: [...categories.keys()].toSorted(),
    ends: [...times].toSorted().map((at) => ({
      at,
      products: endingAt({ ends: products, at }),
      categories: endingAt({ ends: categories, at }),
    })),
  };
}

/** Keeps the later end, as an ISO instant. */
function noteEnd({ ends, id, until }: { ends: Map<string, string>; id: string; until: string }): void {
  const at = new Date(until).toISOString();
  const known = ends.get(id);
  if (known === undefined || known < at) ends.set(id, at);
}

function endingAt({ ends, at }: { ends: ReadonlyMap<string, string>; at: string }): string[] {
  return [...ends].flatMap(([id, end]) => (end === at ? [id] : [])).toSorted();
}
