import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { ListSearch } from "../list-search";

/** The number of rows on a page, whether the browser or the server makes the pages. */
export const PAGE_SIZE = 50;

/** The rows of a list, wherever its pages are made. */
export interface ListRows {
  /** The rows of the page. While another page is loading, and when it failed, those shown before. */
  rows: readonly AnyRecord[];
  /** All records that are loaded, whether they match or not: those of the page if the server makes the pages. */
  loaded: readonly AnyRecord[];
  /** `loading` and `failed` only as long as there is nothing to show. */
  state: "loading" | "failed" | "ready";
  /** Whether the rows are those of another search, since the answer to this one is not there yet, or failed. */
  isFormer: boolean;
  /** Why the last call failed; null if it did not. */
  error: Error | null;
  isFetching: boolean;
  /** Whether a call waits for the network, so that the rows may not be those of the search. */
  isPaused: boolean;
  retry: () => void;
  position: Position;
  /** The searches of other pages. A missing one means that there is no such page. */
  pages: Partial<Record<"first" | "previous" | "next" | "last", ListSearch>>;
  /** What search and filters of the shown rows ask the server for; null where the browser searches and filters. */
  query: Readonly<Record<string, string>> | null;
  /** Loads every record that matches, for what is done with all of them; with `most` the first of them. */
  loadMatching: (limit?: { most?: number }) => Promise<readonly AnyRecord[]>;
}

export interface Position {
  /** The number of the first row, from 1; null where it is not known, as at the end of a long list. */
  from: number | null;
  /** The number of matching entries; null where it is not known. */
  matching: number | null;
  /** The number of entries without search and filters, where it is known and not the same. */
  total: number | null;
}

/** The page's own search: the others differ from it only in the place. */
export function pageSearches({ page, pages, search }: { page: number; pages: number; search: ListSearch }) {
  const to = (wanted: number): ListSearch => ({ ...search, page: wanted > 1 ? wanted : undefined });
  return {
    ...(page > 1 ? { first: to(1), previous: to(page - 1) } : {}),
    ...(page < pages ? { next: to(page + 1), last: to(pages) } : {}),
  } satisfies ListRows["pages"];
}
