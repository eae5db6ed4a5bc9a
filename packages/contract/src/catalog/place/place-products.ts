type Catalog = readonly { category: string; products: readonly string[] }[];

/** The category of a product in a menu, and how many products stand there before it. */
export interface PlaceAt {
  category: string;
  /** Without it the product comes behind all others. */
  at?: number | undefined;
}

/** Where a product stands in the catalogue of a menu. */
export function placesAt({ catalog, product }: { catalog: Catalog; product: string }): Required<PlaceAt>[] {
  return catalog.flatMap(({ category, products }) => {
    const at = products.indexOf(product);
    return at < 0 ? [] : [{ category, at }];
  });
}

/**
 * The catalogue in which each of the products stands in exactly these categories. Where it stands already it keeps its
 * place; a category that the menu does not have any more gets nothing.
 */
export function placedIn({
  catalog,
  wanted,
}: {
  catalog: Catalog;
  /** By the ids of the products. */
  wanted: ReadonlyMap<string, readonly PlaceAt[]>;
}): { category: string; products: string[] }[] {
  return catalog.map(({ category, products }) => {
    const isWanted = (product: string): boolean =>
      wanted.get(product)?.some((one) => one.category === category) ?? true;
    const kept = products.filter(isWanted);
    const coming = [...wanted].flatMap(([product, places]) => {
      const place = places.find((one) => one.category === category);
      return place && !kept.includes(product) ? [{ product, at: place.at ?? Infinity }] : [];
    });
    // From the first place on, so that those that come back together stand as they did.
    for (const { product, at } of coming.toSorted((a, b) => a.at - b.at))
      kept.splice(Math.min(at, kept.length), 0, product);
    return { category, products: kept };
  });
}
