import { idOfRow, indexKey, wordKey, wordsOfRecord } from "@tresen/contract/kit/list/index-rows";
import { type ListFilter, isDescending, keyOfFilter, placeOf } from "@tresen/contract/kit/list/list-query";
import { OPTIONS_PAGE } from "@tresen/contract/kit/list/option";
import { isWithoutWords, lookupsOf } from "@tresen/contract/kit/list/search-words";
import type { Resource } from "@tresen/contract/kit/resource";
import { AFTER_ALL, type Key, type KeyRange, readKeys } from "../../platform/db";
import { matchingView } from "../matching-view";
import { PAGE_BYTES } from "../answer-size";
import { pageOf } from "../page";
import { type AnyRecord, type Found, type Row, type Wanted, findRows, recordOf } from "../rows";

/** The number of index keys that one page reads. The next page continues after them. */
export const MOST_KEYS = 500;
/** Filters alone go on for so many until the page is full, so that few matches among many records are few pages. */
const MOST_SIFTED = 2000;
/** Filters without a match so far go on for so many, so that a page is not empty while records that match follow. */
const MOST_EMPTY = 5000;
/** The number of records read at once when only some of them are wanted. */
const CHUNK = 100;
/** Marks the position of a page that is in the order of words. */
const WORD_PLACE = "w:";

/**
 * A page of records of an indexed resource: one Query of index keys, and one BatchGetItem per hundred records. A search
 * looks up its words, longest first. Up to 500 records with a word are read and sorted in memory. For more records, and
 * for filters without an index, keys are read one after the other until the page is full: at most 500 with a search and
 * 2000 with filters alone, so a page may be short and still have a cursor. Filters alone go on to 5000 until the first
 * record matches. If none of these has the searched word, the page is in the order of words instead.
 */
export async function findIndexed(wanted: Wanted): Promise<Found> {
  if (isWithoutWords(wanted.search)) return { records: [], next: null, total: 0 };
  // So few that all of them are read, searched and sorted at once.
  if (wanted.ids && wanted.ids.size <= MOST_KEYS) return sortedHere({ wanted, ids: [...wanted.ids] });
  const [lookups, ...others] = lookupsOf(wanted.search);
  if (!lookups) return inOrder(wanted);
  if (wanted.after.startsWith(WORD_PLACE)) return byWords({ wanted, lookups });
  for (const words of [lookups, ...others]) {
    const ids = await idsByWords({ wanted, lookups: words });
    if (ids) return sortedHere({ wanted, ids });
  }
  const found = wanted.isOrderKept === false || !wanted.sort ? null : await inOrder(wanted);
  // The first of very many records in this order may all be without the word, although thousands have it.
  return found && (wanted.after || found.records[0] || !found.next) ? found : byWords({ wanted, lookups });
}

export function findToPick(wanted: Pick<Wanted, "resource" | "search" | "after" | "view" | "textsOf">): Promise<Found> {
  const { sortable = [] } = wanted.resource.list ?? {};
  const order = { sort: sortable[0] ?? "", isOrderKept: false, filters: [], scopes: [null] };
  return findIndexed({ ...wanted, ...order, limit: OPTIONS_PAGE });
}

/** The ids of records with the word, if they are few enough to be read at once; else null. */
async function idsByWords({ wanted, lookups }: { wanted: Wanted; lookups: string[] }): Promise<string[] | null> {
  const { rows, isLast } = await mergedKeys({ ranges: wordRanges({ wanted, lookups }), limit: MOST_KEYS });
  return isLast ? [...new Set(rows.map(idOfRow))] : null;
}

async function sortedHere({ wanted, ids }: { wanted: Wanted; ids: string[] }): Promise<Found> {
  const { resource, sort, after, limit } = wanted;
  const among = wanted.ids ? ids.filter((id) => wanted.ids?.has(id)) : ids;
  const rows = await findRows({ resource, ids: among, isConsistent: false });
  const all = [...rows.values()].flatMap((row) => matchingView({ wanted, row }) ?? []);
  const { page, next } = pageOf({ all, sort, after, limit });
  return { records: page, next, total: all.length };
}

function inOrder(wanted: Wanted): Promise<Found> {
  const { resource, filters, scopes } = wanted;
  const { sortable = [] } = resource.list ?? {};
  const sort = wanted.sort || (filters.find(({ field }) => sortable.includes(field))?.field ?? sortable[0] ?? "");
  const order = sort.replace(/^-/, "");
  const bounds = filters.filter(({ field }) => field === order).map((filter) => boundsOf({ resource, filter }));
  const isKeyed = (field: string): boolean => field === order || scopes.some((scope) => scope?.field === field);
  return walk({
    wanted,
    isSifted: !!wanted.search || !!wanted.ids || filters.some(({ field }) => !isKeyed(field)),
    ranges: scopes.map((scope) => ({
      pk: indexKey({ name: resource.name, scope, order }),
      ...Object.assign({}, ...bounds),
    })),
    // An index row that does not match the actor's view of the record is outdated, or is meant for other viewers.
    isOwn: ({ key, record }) => placeOf({ record, sort }) === key.sk,
  });
}

function byWords({ wanted, lookups }: { wanted: Wanted; lookups: string[] }): Promise<Found> {
  const { resource } = wanted;
  return walk({
    wanted,
    isSifted: true,
    ranges: wordRanges({ wanted, lookups }),
    mark: WORD_PLACE,
    // A record with several such words is listed at the first of them.
    isOwn: ({ key, row }) => {
      const words = wordsOfRecord({ resource, record: recordOf(row) });
      const [first] = words.filter((word) => lookups.some((lookup) => word.startsWith(lookup))).sort();
      return key.sk === `${first}#${row.id}`;
    },
  });
}

interface Walk {
  wanted: Wanted;
  /** Whether only some of the records at these keys are wanted. */
  isSifted: boolean;
  ranges: readonly KeyRange[];
  isOwn: (found: { key: Key; row: Row; record: AnyRecord }) => boolean;
  /** Marks the positions in this order. A page that does not begin at such a position is the first one. */
  mark?: string;
}

/** Reads keys until the page is full, there are none left, or as many were read as `findIndexed` says. */
async function walk({ wanted, isSifted, ranges, isOwn, mark = "" }: Walk): Promise<Found> {
  const { resource, limit } = wanted;
  const isBackwards = isDescending(wanted.sort);
  const after = wanted.after.startsWith(mark) ? wanted.after.slice(mark.length) : "";
  const records: AnyRecord[] = [];
  let bytes = 0;
  let place = after;
  const mostKeys = (): number => {
    if (wanted.search) return MOST_KEYS;
    return records[0] ? MOST_SIFTED : MOST_EMPTY;
  };
  for (let looked = 0; looked < mostKeys();) {
    const chunk = looked < MOST_KEYS ? CHUNK : MOST_KEYS;
    const size = Math.min(mostKeys() - looked, isSifted ? chunk : limit - records.length);
    const page = await mergedKeys({ ranges, after: place, limit: size, isDescending: isBackwards });
    // A key tells its record's id, so records that are not among the wanted ones need not be read.
    const ids = page.rows.map(idOfRow).filter((id) => wanted.ids?.has(id) ?? true);
    const rows = await findRows({ resource, ids, isConsistent: false });
    for (const [index, key] of page.rows.entries()) {
      const row = rows.get(idOfRow(key));
      const record = row ? matchingView({ wanted, row }) : null;
      if (row && record && isOwn({ key, row, record })) {
        bytes += Buffer.byteLength(JSON.stringify(record));
        if (bytes > PAGE_BYTES && records[0]) return { records, next: mark + place };
        records.push(record);
      }
      place = key.sk;
      const isEnd = page.isLast && index === page.rows.length - 1;
      if (records.length === limit && !isEnd) return { records, next: mark + place };
    }
    if (page.isLast) return { records, next: null, ...(after ? {} : { total: records.length }) };
    looked += page.rows.length;
  }
  return { records, next: mark + place };
}

/** The keys of several ranges merged into one list, without duplicates. */
async function mergedKeys({
  ranges,
  limit,
  isDescending: isBackwards = false,
  ...start
}: {
  ranges: readonly KeyRange[];
  after?: string;
  limit: number;
  isDescending?: boolean;
}): Promise<{ rows: Key[]; isLast: boolean }> {
  const asked = { limit, isDescending: isBackwards, ...start };
  const pages = await Promise.all(ranges.map((range) => readKeys({ range, ...asked })));
  const distinct = new Map(pages.flatMap(({ rows }) => rows).map((key) => [key.sk, key]));
  const all = [...distinct.values()].sort((a, b) => (a.sk < b.sk === isBackwards ? 1 : -1));
  return { rows: all.slice(0, limit), isLast: all.length <= limit && pages.every(({ isLast }) => isLast) };
}

function wordRanges({ wanted, lookups }: { wanted: Wanted; lookups: string[] }): KeyRange[] {
  const { resource, scopes } = wanted;
  return scopes.flatMap((scope) =>
    lookups.map((word) => ({ pk: wordKey({ name: resource.name, scope }), from: word, to: word + AFTER_ALL })),
  );
}

/** The range of an index that contains the records of the filter. */
function boundsOf({ resource, filter }: { resource: Resource; filter: ListFilter }): Partial<KeyRange> {
  const key = keyOfFilter({ fields: resource.fields, filter });
  if (filter.kind === "is") return { from: `${key}#`, to: `${key}#${AFTER_ALL}` };
  return filter.kind === "from" ? { from: key || "#" } : { to: key + AFTER_ALL };
}
