import { type OptionGroups, groupIds, withOptionGroups } from "@tresen/contract/catalog/option-group/resolve";
import type { Product, StoredProduct, products } from "@tresen/contract/catalog/product.resource";
import type { RecordOf, Resource } from "@tresen/contract/kit/resource";
import { type AnyRecord, type Row, allRows, findRows } from "../../records/rows";
import { groupRows } from "../rows";

export function groupsOf(rows: Iterable<Row>): OptionGroups {
  return new Map([...rows].map((row) => [row.id, groupRows.recordOf(row)]));
}

/** All groups. There are a few. */
export async function allGroups(): Promise<OptionGroups> {
  return groupsOf(await allRows({ resource: groupRows, consistent: false }));
}

/** The groups that the products have. One BatchGetItem, none where no product has one. */
export async function groupsFor({
  products,
  isConsistent = false,
}: {
  products: readonly StoredProduct[];
  isConsistent?: boolean;
}): Promise<OptionGroups> {
  const ids = groupIds(products);
  if (ids.length === 0) return new Map();
  return groupsOf((await findRows({ resource: groupRows, ids, isConsistent })).values());
}

/** The products with ordinary steps. */
export async function withOrdinaryParts(products: readonly StoredProduct[]): Promise<Product[]> {
  const groups = await groupsFor({ products });
  return products.map((product) => withOptionGroups({ product, groups }));
}

/** Records of products, which their schema validated before they were stored. */
export function storedProducts(records: readonly AnyRecord[]): StoredProduct[] {
  return typed<typeof products>(records);
}

function typed<Kind extends Resource>(records: readonly AnyRecord[]): RecordOf<Kind>[] {
  return records as RecordOf<Kind>[];
}
