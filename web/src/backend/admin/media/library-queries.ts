import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Picture } from "./picture";
import { type Page, call, callPage } from "../../../shared/api";
import { scrolledQueries } from "../list/source/scrolled-queries";

/** The number of pictures in a page. Further pages are fetched when they are scrolled to. */
export const LIBRARY_PAGE = 100;
/** With more pages a list that is shown again is not loaded again as a whole; what changed in it is put into it. */
const RELOADED_PAGES = 3;

/** What of the library is shown. */
export interface Asked {
  /** The order, with `-` before it for descending. */
  sort: string;
  search?: string | undefined;
  filters?: Readonly<Record<string, string>> | undefined;
}

type Loaded = InfiniteData<Page<Picture>, string | null>;

const isShort = ({ state }: { state: { data?: Loaded | undefined } }): boolean =>
  (state.data?.pages.length ?? 0) <= RELOADED_PAGES;

export const libraryQueries = {
  pages: ({ sort, search, filters }: Asked) =>
    infiniteQueryOptions({
      queryKey: [...scrolledQueries.of("images"), { sort, search, filters }],
      queryFn: ({ pageParam, signal }): Promise<Page<Picture>> =>
        callPage("GET /api/images", {
          query: { ...filters, search, sort, limit: LIBRARY_PAGE, cursor: pageParam ?? undefined },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: (page) => page.cursor,
      placeholderData: keepPreviousData,
      refetchOnMount: isShort,
      refetchOnWindowFocus: isShort,
      refetchOnReconnect: isShort,
    }),
  folders: () =>
    queryOptions({
      queryKey: ["resource", "images", "folders"],
      queryFn: ({ signal }) => call("GET /api/images/folders", { signal }),
    }),
  tags: () =>
    queryOptions({
      queryKey: ["resource", "images", "tags"],
      queryFn: ({ signal }) => call("GET /api/images/tags", { signal }),
    }),
  usage: (id: string) =>
    queryOptions({
      queryKey: ["resource", "images", "usage", id],
      queryFn: ({ signal }) => call("GET /api/images/{id}/usage", { params: { id }, signal }),
      staleTime: 0,
    }),
  files: (id: string) =>
    queryOptions({
      queryKey: ["resource", "images", "files", id],
      queryFn: ({ signal }) => call("GET /api/images/{id}/files", { params: { id }, signal }),
      staleTime: 0,
    }),
};
