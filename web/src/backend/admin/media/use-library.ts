import { useInfiniteQuery } from "@tanstack/react-query";
import type { Picture } from "./picture";
import { useMemo } from "react";
import { useStable } from "../form/use-stable";
import type { ListSearch } from "../list/list-search";
import type { ListRows } from "../list/source/list-rows";
import { loadMatching } from "../list/source/page-queries";
import { queryOf } from "../list/source/use-paged-rows";
import { libraryQueries } from "./library-queries";

/** The order of the library if no other is chosen: the newest first. */
export const NEWEST_FIRST = "-createdAt";
/** Of very many pictures a page may hold few that match, or none. After so many empty ones the person decides. */
const EMPTY_PAGES = 4;

interface Library {
  images: readonly Picture[];
  /** The same as generic lists know it, for what is done with the chosen ones. */
  source: ListRows;
  /** To be called when the end comes into sight: fetches the next page, if there is one. */
  onEnd: () => void;
  isLoadingMore: boolean;
  /** Goes on where the next page could not be loaded, or where nothing was found so far; null where there is nothing to do. */
  more: (() => void) | null;
  hasMoreFailed: boolean;
}

/** The pictures of a search, as far as they have been scrolled to. */
export function useLibrary(search: Pick<ListSearch, "search" | "filters" | "sort">): Library {
  const sort = search.sort ?? NEWEST_FIRST;
  const asked = { sort, search: search.search, filters: search.filters };
  const query = useInfiniteQuery(libraryQueries.pages(asked));
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const images = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const pages = data?.pages ?? [];
  const isSearching = pages.length >= EMPTY_PAGES && pages.slice(-EMPTY_PAGES).every((page) => page.data.length === 0);
  const next = useStable(() => void query.fetchNextPage());
  const onEnd = useStable(() => {
    if (hasNextPage && !query.isFetching && !isFetchNextPageError && !isSearching && !isPlaceholderData) next();
  });
  const isStopped = hasNextPage && !isFetchingNextPage && (isFetchNextPageError || isSearching);
  const source: ListRows = {
    rows: images,
    loaded: images,
    state: data ? "ready" : query.isError ? "failed" : "loading",
    isFormer: isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    isPaused: query.isPaused,
    retry: () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    position: {
      from: 1,
      matching: pages[0]?.total ?? (data && !hasNextPage ? images.length : null),
      total: null,
    },
    pages: hasNextPage ? { next: search } : {},
    query: queryOf({ search, sort }),
    loadMatching: ({ most } = {}) => loadMatching({ name: "images", sort, search, most }),
  };
  return {
    images,
    source,
    onEnd,
    isLoadingMore: isFetchingNextPage,
    more: isStopped ? next : null,
    hasMoreFailed: isFetchNextPageError,
  };
}
