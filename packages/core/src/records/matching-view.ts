import { searchedTexts } from "@tresen/contract/kit/list/index-rows";
import { matchesFilters } from "@tresen/contract/kit/list/list-query";
import { matchesSearch } from "@tresen/contract/kit/list/search-words";
import type { AnyRecord, Row, Wanted } from "./rows";

/** What a record is compared with. */
export type MatchCriteria = Pick<Wanted, "resource" | "filters" | "search" | "view" | "textsOf">;

/**
 * The actor's view of the record, if it is visible and matches the query. The view is compared, so that filters reveal
 * nothing about hidden fields.
 */
export function matchingView({ wanted, row }: { wanted: MatchCriteria; row: Row }): AnyRecord | null {
  const { resource, filters, search, view, textsOf } = wanted;
  const record = view(row);
  if (!record || !matchesFilters({ record, filters })) return null;
  return matchesSearch({ texts: textsOf?.(row) ?? searchedTexts({ resource, record }), search }) ? record : null;
}
