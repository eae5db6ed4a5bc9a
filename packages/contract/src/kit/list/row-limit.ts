import { mostReferences } from "../references/references";
import type { Resource } from "../resource";
import { REFERENCE_LIMIT } from "./index-rows";
import { LOOKUP_LIMIT } from "./lookup";
import { WORD_LIMIT } from "./search-words";

/** DynamoDB allows 100 items in one transaction. The rest is reserved for rows that later versions may add. */
export const WRITE_LIMIT = 90;
/**
 * The items that every change of a record may write: the record, its change row, and the parts of a large record that
 * are added and removed.
 */
const RECORD_ITEMS = 2 + 2 * 12;

/** The largest number of items that one change of a record can write, when all its rows are replaced by others. */
export function mostItems(
  resource: Pick<Resource, "fields" | "unique" | "list" | "publish" | "storage" | "lookups">,
): number {
  // A new unique row is written and the former one removed.
  const guards = 2 * resource.unique.length;
  if (resource.storage !== "indexed") return RECORD_ITEMS + guards;
  const { sortable = [], searchable = [], leading = [] } = resource.list ?? {};
  const orders = sortable.length * (resource.publish ? 2 : 1);
  const words = searchable.length > 0 ? WORD_LIMIT : 0;
  const references = Math.min(mostReferences(resource.fields), REFERENCE_LIMIT);
  const lookups = resource.lookups ? LOOKUP_LIMIT : 0;
  return RECORD_ITEMS + guards + 2 * ((1 + leading.length) * (orders + words) + references + lookups);
}
