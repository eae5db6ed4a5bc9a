import type { QueryClient } from "@tanstack/react-query";
import { defaultParseSearch } from "@tanstack/react-router";
import { listSearchOf } from "../../admin/list/list-search";
import { pageQueries } from "../../admin/list/source/page-queries";
import { serverSort } from "../../admin/list/source/server-sort";
import { viewQueries } from "../../admin/list/views/view-queries";
import { resourceQueries } from "../../admin/queries";
import { configQueries } from "../../shared/config";
import { listEntries } from "./list-entries";

/**
 * Asks for what a list shows as soon as its address is known, while the files of the list are loaded. What fails is
 * asked for again by the list itself.
 * @param address the hash, such as `#/products?sort=name`.
 */
export function startList({ client, address }: { client: QueryClient; address: string }): void {
  const [, name = "", query = ""] = /^#\/([\w-]+)(?:\?(.*))?$/.exec(address) ?? [];
  const entry = Object.hasOwn(listEntries, name) ? listEntries[name] : undefined;
  if (!entry || entry.isLibrary) return;
  const search = listSearchOf(defaultParseSearch(query));
  const { sortable, isHighestFirst } = entry;
  const list = sortable && { sortable, ...(isHighestFirst ? { isHighestFirst } : {}) };
  if (list) {
    const sort = serverSort({ resource: { list }, sort: search.sort });
    void client.prefetchQuery(pageQueries.page({ name, sort, search }));
  } else {
    void client.prefetchQuery(resourceQueries.all(name));
  }
  void client.prefetchQuery(viewQueries.of(name));
  void client.prefetchQuery(configQueries.one());
}
