import type { GroupedProduct } from "@tresen/contract/catalog/option-group/option-group.calls";
import { optionGroups } from "@tresen/contract/catalog/option-group/option-group.resource";
import { productReferrer } from "@tresen/contract/catalog/product.referrer";
import type { StoredProduct } from "@tresen/contract/catalog/product.resource";
import type { Actor } from "../../platform/actor";
import { findReferring, getRecord, mayRead, referrerIndexing } from "../../records";
import { namedRecords } from "../../records/rows";

/** So many products are found by what refers to a record. */
const MOST = 100;

const storedRows = namedRecords<StoredProduct>("products");

/**
 * The products that have a group, by name, and what they leave out of it: the first hundred of those that the actor may
 * read.
 * @throws missing, forbidden.
 */
export async function listGroupProducts({
  actor,
  id,
}: {
  actor: Actor;
  id: string;
}): Promise<{ products: GroupedProduct[]; isMore: boolean }> {
  await getRecord({ resource: optionGroups, actor, id });
  const found = await findReferring({
    resource: optionGroups,
    id,
    referrers: [productReferrer],
    indexing: referrerIndexing,
  });
  const products = found
    .filter(({ row, resource }) => mayRead({ resource, actor, row }))
    .map(({ row }): GroupedProduct => {
      const { name, config } = storedRows.recordOf(row);
      const parts = config.parts.filter(({ group }) => group === id);
      return { id: row.id, name, without: [...new Set(parts.flatMap(({ without = [] }) => without))] };
    });
  return { products: products.sort((a, b) => a.name.localeCompare(b.name, "de")), isMore: found.length >= MOST };
}
