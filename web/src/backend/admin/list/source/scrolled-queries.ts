import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Page } from "../../../../shared/api";

/** The lists of a resource that are scrolled, and get further pages at their end. */
export const scrolledQueries = { of: (name: string) => ["resource", name, "scrolled"] as const };

/** Changes or removes records in the cached lists that are scrolled, whose many pages are not loaded again for it. */
export function changeScrolled({
  client,
  name,
  change,
}: {
  client: QueryClient;
  name: string;
  change: (entry: AnyRecord) => AnyRecord | [];
}): void {
  client.setQueriesData<InfiniteData<Page<AnyRecord>>>(
    { queryKey: scrolledQueries.of(name) },
    (list) =>
      list &&
      withTotal({
        list,
        pages: list.pages.map((page) => ({ ...page, data: page.data.flatMap((one) => change(one)) })),
      }),
  );
}

type Scrolled = InfiniteData<Page<AnyRecord>>;

/** The number of all matches, which its first page tells, without those that were removed. */
function withTotal({ list, pages }: { list: Scrolled; pages: Scrolled["pages"] }): Scrolled {
  const removed = countOf(list.pages) - countOf(pages);
  return {
    ...list,
    pages: pages.map((page) => (page.total === undefined ? page : { ...page, total: page.total - removed })),
  };
}

function countOf(pages: Scrolled["pages"]): number {
  return pages.reduce((sum, { data }) => sum + data.length, 0);
}
