import { zoneOf } from "../branch/branch-hours";
import { type OpeningHoursRule, isOpenAt } from "../branch/opening-hours";
import { type Instant, parseInstant } from "../kit/time";
import { type PriceSchedule, pricedAt } from "./price/price-at";

/** The part of a category or product that decides whether it shows and can be ordered. */
export interface Available {
  isEnabled: boolean;
  schedule?: readonly OpeningHoursRule[] | null;
  isVisibleWhenUnavailable: boolean;
}

/** Whether the item is enabled and, if it has a schedule, within that schedule. */
export function isAvailable({ item, zone, at }: { item: Available; zone: string; at: Instant }): boolean {
  return item.isEnabled && (!item.schedule?.length || isOpenAt({ rules: item.schedule, zone, at }));
}

export function isVisible({ item, zone, at }: { item: Available; zone: string; at: Instant }): boolean {
  return item.isVisibleWhenUnavailable || isAvailable({ item, zone, at });
}

export interface CatalogEntry {
  category: string;
  products: readonly string[];
}

export interface MenuInTime {
  id: string;
  availableFrom?: string | null;
  branches: readonly { id: string }[];
  catalog: readonly CatalogEntry[];
}

/**
 * The menu of the branch that applies at `at`: the one with the latest `availableFrom` in the past. A menu without that
 * date counts as the oldest.
 */
export function menuInForce<M extends MenuInTime>({
  menus,
  branch,
  at,
}: {
  menus: readonly M[];
  branch: { id: string; timeZone?: string | null };
  at: Instant;
}): M | null {
  let current: { menu: M; since: Instant } | null = null;
  for (const menu of menus) {
    if (!menu.branches.some(({ id }) => id === branch.id)) continue;
    const since = menu.availableFrom
      ? parseInstant({ text: menu.availableFrom, zone: zoneOf(branch) })
      : Number.NEGATIVE_INFINITY;
    if (since === null || since > at) continue;
    if (!current || since >= current.since) current = { menu, since };
  }
  return current?.menu ?? null;
}

/** When the branch's next menu starts to apply, or null when none is planned. */
export function nextMenuAt({
  menus,
  branch,
  at,
}: {
  menus: readonly MenuInTime[];
  branch: { id: string; timeZone?: string | null };
  at: Instant;
}): Instant | null {
  const starts = menus.flatMap((menu) => {
    const start =
      menu.availableFrom && menu.branches.some(({ id }) => id === branch.id)
        ? parseInstant({ text: menu.availableFrom, zone: zoneOf(branch) })
        : null;
    return start !== null && start > at ? [start] : [];
  });
  return starts.length > 0 ? Math.min(...starts) : null;
}

export interface CatalogGroup<C, P> {
  category: C;
  isAvailable: boolean;
  products: { product: P; isAvailable: boolean }[];
}

interface CatalogRequest<C, P> {
  menu: Pick<MenuInTime, "catalog">;
  categories: ReadonlyMap<string, C>;
  products: ReadonlyMap<string, P>;
  zone: string;
  at: Instant;
}

/**
 * What the page of a branch lists: visible categories with their visible products, each with the price of the moment and
 * marked as orderable or not.
 * Products that cannot be ordered now are moved to the end of their category, and categories without any orderable
 * product to the end of the menu. Otherwise the order of the menu is kept.
 */
export function visibleCatalog<C extends Available, P extends Available & PriceSchedule>({
  menu,
  categories,
  products,
  zone,
  at,
}: CatalogRequest<C, P>): CatalogGroup<C, P>[] {
  const groups = menu.catalog.flatMap((entry) => {
    const category = categories.get(entry.category);
    if (!category || !isVisible({ item: category, zone, at })) return [];
    const categoryAvailable = isAvailable({ item: category, zone, at });
    const shown = entry.products.flatMap((id) => {
      const product = products.get(id);
      if (!product || !isVisible({ item: product, zone, at })) return [];
      return [
        { product: pricedAt(product, at), isAvailable: categoryAvailable && isAvailable({ item: product, zone, at }) },
      ];
    });
    return shown.length > 0
      ? [{ category, isAvailable: categoryAvailable, products: first(shown, (listed) => listed.isAvailable) }]
      : [];
  });
  return first(groups, (group) => group.products.some((listed) => listed.isAvailable));
}

/** Sorts the items for which `isSo` holds before the others and keeps the order within both groups. */
function first<T>(items: readonly T[], isSo: (item: T) => boolean): T[] {
  return [...items.filter(isSo), ...items.filter((item) => !isSo(item))];
}

/** Sorts branches that take no orders after those that do. */
export function publicFirst<B extends { isPublic: boolean }>(branches: readonly B[]): B[] {
  return first(branches, ({ isPublic }) => isPublic);
}

/** Whether the product can be ordered from this menu now: the product and one of its categories are available. */
export function isOrderable<C extends Available, P extends Available>({
  productId,
  ...request
}: CatalogRequest<C, P> & { productId: string }): boolean {
  const product = request.products.get(productId);
  if (!product || !isAvailable({ item: product, zone: request.zone, at: request.at })) return false;
  return request.menu.catalog.some((entry) => {
    if (!entry.products.includes(productId)) return false;
    const category = request.categories.get(entry.category);
    return category !== undefined && isAvailable({ item: category, zone: request.zone, at: request.at });
  });
}
