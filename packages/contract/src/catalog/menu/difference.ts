import type { Cents } from "../../kit/money";
import type { CatalogEntry } from "../availability";

/** A menu with the products as they are while it is in force. */
export interface ComparedMenu {
  catalog: readonly CatalogEntry[];
  /** The price of a product then; null for a hidden one, undefined for a product that there is not. */
  priceOf: (product: string) => Cents | null | undefined;
}

export type MenuChange =
  | { kind: "added" | "removed"; category: string; product: string }
  /** From another category into this one. */
  | { kind: "moved"; category: string; product: string; from: string }
  /** To another place in its category. */
  | { kind: "placed"; category: string; product: string }
  | { kind: "price"; category: string; product: string; before: Cents | null; after: Cents | null }
  | { kind: "categoryAdded" | "categoryRemoved" | "categoryPlaced"; category: string };

/** What is different in `after`, category by category in its order, removed categories last. */
export function menuDifference({ before, after }: { before: ComparedMenu; after: ComparedMenu }): MenuChange[] {
  const old = productsOf(before);
  const current = productsOf(after);
  const placed = movedEntries({ before: [...old.keys()], after: [...current.keys()] });
  const gone = (category: string): readonly string[] => {
    const products = current.get(category);
    return (old.get(category) ?? []).filter((id) => !products?.includes(id));
  };
  const left = new Map<string, string[]>();
  for (const category of old.keys())
    for (const product of gone(category)) left.set(product, [...(left.get(product) ?? []), category]);
  /** Products that came from another category, with that category: they are no removed ones there. */
  const moved = new Map<string, string>();
  for (const [category, products] of current)
    for (const product of products) {
      if (old.get(category)?.includes(product)) continue;
      const from = left.get(product)?.shift();
      if (from !== undefined) moved.set(`${category} ${product}`, from);
    }
  const taken = new Set([...moved].map(([key, from]) => `${from} ${key.slice(key.indexOf(" ") + 1)}`));
  const changes: MenuChange[] = [];
  for (const [category, products] of current) {
    const was = old.get(category);
    if (!was) changes.push({ kind: "categoryAdded", category });
    else if (placed.has(category)) changes.push({ kind: "categoryPlaced", category });
    const elsewhere = movedEntries({ before: was ?? [], after: products });
    for (const product of products) {
      const from = moved.get(`${category} ${product}`);
      if (from !== undefined) changes.push({ kind: "moved", category, product, from });
      else if (!was?.includes(product)) changes.push({ kind: "added", category, product });
      else if (elsewhere.has(product)) changes.push({ kind: "placed", category, product });
      const [price, now] = [before.priceOf(product), after.priceOf(product)];
      const isOld = from !== undefined || was?.includes(product) === true;
      if (isOld && price !== undefined && now !== undefined && price !== now)
        changes.push({ kind: "price", category, product, before: price, after: now });
    }
    for (const product of gone(category))
      if (!taken.has(`${category} ${product}`)) changes.push({ kind: "removed", category, product });
  }
  for (const category of old.keys()) {
    if (current.has(category)) continue;
    changes.push({ kind: "categoryRemoved", category });
    for (const product of gone(category))
      if (!taken.has(`${category} ${product}`)) changes.push({ kind: "removed", category, product });
  }
  return changes;
}

function productsOf({ catalog }: ComparedMenu): Map<string, readonly string[]> {
  return new Map(catalog.map(({ category, products }) => [category, products]));
}

/**
 * The fewest entries that have to be put elsewhere, so that what is in both lists has the new order: all but a longest
 * ascending row of their old places.
 */
export function movedEntries({
  before,
  after,
}: {
  before: readonly string[];
  after: readonly string[];
}): ReadonlySet<string> {
  const oldPlace = new Map(before.map((entry, index) => [entry, index]));
  const both = after.flatMap((entry) => {
    const place = oldPlace.get(entry);
    return place === undefined ? [] : [{ entry, place }];
  });
  /** For each length the index of the row's last entry that is smallest, and for each entry the one before it. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, { place }] of both.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((both[ends[middle] ?? 0]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  }
  const kept = new Set<string>();
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) {
    const entry = both[at]?.entry;
    if (entry !== undefined) kept.add(entry);
  }
  return new Set(both.flatMap(({ entry }) => (kept.has(entry) ? [] : [entry])));
}
