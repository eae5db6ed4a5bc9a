import { categories } from "@tresen/contract/catalog/category.resource";
import { type Menu, menus } from "@tresen/contract/catalog/menu.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { isArchived } from "@tresen/contract/kit/list/archive";
import { recordTitle } from "@tresen/contract/kit/record-title";
import { DEFAULT_TIME_ZONE, type Instant, parseInstant } from "@tresen/contract/kit/time";
import { headingRow, productRow } from "@tresen/contract/template/data/product-data";
import type { TableRow } from "@tresen/contract/template/layer/layer-value-fields";
import { withOrdinaryParts } from "../../catalog/option-group";
import type { Actor } from "../../platform/actor";
import { firstRecords, visibleRecord, visibleRecords } from "./visible-record";
import type { RecordValues } from "./record-values";

/** The most rows that a table has. */
const ROWS = 300;
/** The most menus among which that of today is searched. */
const MENUS = 100;

interface Asked {
  actor: Actor;
  record: string;
  now: Instant;
}

/**
 * A category with the products that the menu in force has in it; of several menus, the one that began last.
 * @param branch whose menus count; without it all do.
 */
export async function categoryValues({
  actor,
  record,
  now,
  branch,
}: Asked & { branch?: string }): Promise<RecordValues> {
  const category = await visibleRecord({ resource: categories, actor, id: record });
  const entry = (await firstRecords({ resource: menus, actor, limit: MENUS }))
    .filter(({ branches }) => branch === undefined || branches.some(({ id }) => id === branch))
    .map((menu) => ({ catalog: menu.catalog, since: sinceOf(menu) }))
    .filter(({ since }) => since <= now)
    .toSorted((a, b) => b.since - a.since)
    .flatMap(({ catalog }) => catalog)
    .find((one) => one.category === record);
  return {
    data: {
      "category.name": category.name,
      "category.image": category.image ?? null,
      "category.products": await productRows({ actor, ids: entry?.products ?? [], now }),
    },
    title: category.name,
    timeZone: DEFAULT_TIME_ZONE,
  };
}

export async function menuValues({ actor, record, now }: Asked): Promise<RecordValues> {
  const menu = await visibleRecord({ resource: menus, actor, id: record });
  const title = recordTitle({ resource: menus, record: { ...menu } });
  const ids = menu.catalog.map(({ category }) => category);
  const found = await visibleRecords({ resource: categories, actor, ids });
  const known = new Map(found.map((category) => [category.id, category]));
  const rows: TableRow[] = [];
  for (const { category, products: sold } of menu.catalog) {
    const heading = known.get(category);
    if (!heading?.isEnabled || rows.length >= ROWS) continue;
    const own = await productRows({ actor, ids: sold, now });
    if (own.length > 0) rows.push(headingRow(heading.name), ...own);
  }
  return {
    data: {
      "menu.name": title,
      "menu.availableFrom": menu.availableFrom ?? null,
      "menu.products": rows.slice(0, ROWS),
    },
    title,
    timeZone: DEFAULT_TIME_ZONE,
  };
}

/** Rows of the products that are sold, in this order. */
async function productRows({
  actor,
  ids,
  now,
}: {
  actor: Actor;
  ids: readonly string[];
  now: Instant;
}): Promise<TableRow[]> {
  const found = await visibleRecords({ resource: products, actor, ids: ids.slice(0, ROWS) });
  const sold = found.filter((product) => product.isEnabled && !isArchived(product));
  return (await withOrdinaryParts(sold)).map((product) => productRow(product, now));
}

function sinceOf({ availableFrom }: Pick<Menu, "availableFrom">): Instant {
  return (availableFrom && parseInstant({ text: availableFrom, zone: DEFAULT_TIME_ZONE })) || 0;
}
