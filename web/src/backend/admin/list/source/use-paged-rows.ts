import { useQuery } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useMemo, useState } from "react";
import type { ListRows } from "./list-rows";
import type { ListSearch } from "../list-search";
import { type ServerPage, loadMatching, pageQueries, pagesBeside } from "./page-queries";
import { serverSort } from "./server-sort";

/** The rows of an indexed resource: the server searches, filters, sorts and makes the pages. */
export function usePagedRows({
  resource,
  search,
  refine,
}: {
  resource: Resource;
  search: ListSearch;
  /** What the list shows of the records that the server answered. */
  refine: (records: readonly AnyRecord[]) => readonly AnyRecord[];
}): ListRows {
  const asked = { name: resource.name, sort: serverSort({ resource, sort: search.sort }), search };
  const query = useQuery(pageQueries.page(asked));
  const current = query.data && !query.isPlaceholderData ? { page: query.data, search } : undefined;
  const [kept, setKept] = useState<Shown | undefined>(undefined);
  const shown = shownOf({ kept, current });
  if (shown !== kept) setKept(shown);
  const isFirst = shown !== undefined && shown.search.from === undefined && !shown.search.end;
  const rows = useMemo(() => refine(shown?.page.records ?? []), [refine, shown]);
  const found = shown?.search ?? search;
  const foundSort = serverSort({ resource, sort: found.sort });
  const foundQuery = useMemo(() => queryOf({ search: found, sort: foundSort }), [found, foundSort]);
  const isFormer = !isSame(foundQuery, queryOf({ search, sort: asked.sort }));
  // That a former search found nothing says nothing about this one.
  const isShown = shown !== undefined && (rows.length > 0 || !isFormer);
  return {
    rows,
    loaded: rows,
    state: isShown ? "ready" : query.isError ? "failed" : "loading",
    isFormer,
    error: query.error,
    isPaused: query.isPaused,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    position: {
      from: isFirst ? 1 : shown?.search.from === undefined ? null : shown.search.from + 1,
      matching: shown?.page.total ?? null,
      total: null,
    },
    pages: shown ? pagesBeside(shown) : {},
    // What is done with all of them is done with those that are shown, also while another search is asked for or failed.
    query: foundQuery,
    loadMatching: async ({ most } = {}) =>
      refine(await loadMatching({ ...asked, sort: foundSort, search: found, most })),
  };
}

/** The search, the filters and the order as the calls about many records take them. */
export function queryOf({
  search: { search, filters },
  sort,
}: {
  search: Pick<ListSearch, "search" | "filters">;
  sort: string;
}): Record<string, string> {
  return { ...filters, ...(search ? { search } : {}), ...(sort ? { sort } : {}) };
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

interface Shown {
  page: ServerPage;
  search: ListSearch;
}

/** The page that came last: a search that fails, or is still loading, leaves in place what was shown before. */
export function shownOf({ kept, current }: { kept: Shown | undefined; current: Shown | undefined }): Shown | undefined {
  if (!current) return kept;
  return kept?.page === current.page ? kept : current;
}
