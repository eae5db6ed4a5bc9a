import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { type ListSearch, ordersOf } from "../list-search";
import { type ListRows, PAGE_SIZE } from "./list-rows";

/** A page may be short where few of very many records match: so often it is filled up before it is shown. */
const FILL_CALLS = 4;

/** The page of an indexed resource that a search asks for. */
export interface Asked {
  name: string;
  /** The one order of the list, with `-` before it for descending. */
  sort: string;
  search: Pick<ListSearch, "search" | "filters" | "after" | "before" | "end">;
}

export interface ServerPage {
  records: AnyRecord[];
  /** The boundary where reading ended; null at the end or beginning of the list. */
  cursor: string | null;
  total: number | null;
}

export const pageQueries = {
  of: (name: string) => ["resource", name, "page"] as const,
  page: ({ name, sort, search: { search, filters, after, before, end } }: Asked) =>
    queryOptions({
      queryKey: [...pageQueries.of(name), { sort, search, filters, after, before, end }],
      queryFn: ({ signal }) => loadPage({ name, sort, search: { search, filters, after, before, end }, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** Whether the page is read from its lower boundary up: it was asked for by what comes after it. */
function isReadBack({ before, after, end }: Asked["search"]): boolean {
  return before !== undefined || (end === true && after === undefined);
}

async function loadPage({ name, sort, search, signal }: Asked & { signal: AbortSignal }): Promise<ServerPage> {
  const { end, after, before } = search;
  const isBack = isReadBack(search);
  // From the end on the list is read in the opposite order, so its cursors belong to that order.
  const isTurned = end === true;
  const parameter = isBack === isTurned ? "cursor" : "before";
  let records: AnyRecord[] = [];
  let cursor: string | null = before ?? after ?? null;
  let total: number | null = null;
  for (let calls = 0; calls < FILL_CALLS; calls += 1) {
    const page = await callPage("GET /api/{resource}", {
      params: { resource: name },
      query: {
        ...search.filters,
        search: search.search,
        sort: isTurned ? opposite(sort) : sort,
        limit: PAGE_SIZE - records.length,
        [parameter]: cursor ?? undefined,
        as: "staff",
      },
      signal,
    });
    const added = isTurned ? page.data.toReversed() : page.data;
    records = isBack ? [...added, ...records] : [...records, ...added];
    cursor = page.cursor;
    total = page.total ?? null;
    if (cursor === null || records.length >= PAGE_SIZE) break;
  }
  return { records, cursor, total };
}

/** Every record that matches, in large pages; with `most` only as many. */
export async function loadMatching({
  name,
  sort,
  search,
  most = Infinity,
}: Asked & { most?: number | undefined }): Promise<AnyRecord[]> {
  let count = 0;
  const all = await fetchAll(async (page) => {
    const found = await callPage("GET /api/{resource}", {
      params: { resource: name },
      query: { ...search.filters, search: search.search, sort, ...page, as: "staff" },
    });
    count += found.data.length;
    return count < most ? found : { ...found, cursor: null };
  });
  return all.slice(0, most);
}

/** The searches of the pages beside the one that was read. */
export function pagesBeside({
  search,
  page: { cursor, records },
}: {
  search: ListSearch;
  page: ServerPage;
}): ListRows["pages"] {
  const { after, before, end, from = 0 } = search;
  const isBack = isReadBack(search);
  const place = { ...search, after: undefined, before: undefined, page: undefined };
  const previous = isBack ? cursor : after;
  const next = isBack ? before : cursor;
  // On the way from the end nobody has counted what is before.
  const fromOf = (number: number): number | undefined => (end || number <= 0 ? undefined : number);
  return {
    ...(previous
      ? {
          first: { ...place, end: undefined, from: undefined },
          previous: { ...place, before: previous, from: fromOf(from - PAGE_SIZE) },
        }
      : {}),
    ...(next
      ? {
          next: { ...place, after: next, from: fromOf(from + records.length) },
          last: { ...place, end: true, from: undefined },
        }
      : {}),
  };
}

function opposite(sort: string): string {
  return ordersOf(sort).map(({ key, isDown }) => (isDown ? key : `-${key}`))[0] ?? sort;
}
