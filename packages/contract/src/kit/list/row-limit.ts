import type * as z from "zod";
import { mostReferences } from "../references";
import type { Resource } from "../resource";
import { REFERENCE_LIMIT } from "./index-rows";
import { WORD_LIMIT } from "./search-words";

/** DynamoDB takes 100 items in one transaction: what is left is for rows that are yet to come. */
export const WRITE_LIMIT = 90;
/** A record, what tells of its change, and the parts of it that come and go where it is large. */
const RECORD_ITEMS = 2 + 2 * 12;

/** The most items that one change of a record writes, all its rows being replaced by others. */
export function mostItems(
  resource: Pick<Resource, "fields" | "unique" | "list" | "publish" | "storage" | "lookup">,
): number {
  // A guard comes, and the former one goes, which may be there in two spellings.
  const guards = 3 * resource.unique.length;
  if (resource.storage !== "indexed") return RECORD_ITEMS + guards;
  const { sortable = [], searchable = [], leading = [] } = resource.list ?? {};
  const orders = sortable.length * (resource.publish ? 2 : 1);
  const words = searchable.length > 0 ? WORD_LIMIT : 0;
  const references = Math.min(mostReferences(resource.fields), REFERENCE_LIMIT);
  const lookups = resource.lookup ? 1 : 0;
  return RECORD_ITEMS + guards + 2 * ((1 + leading.length) * (orders + words) + references + lookups);
}

/** Whether a record can refer to more records than have a row each. */
export function mayReferToMany({ fields }: { fields: z.ZodType }): boolean {
  return mostReferences(fields) > REFERENCE_LIMIT;
}
