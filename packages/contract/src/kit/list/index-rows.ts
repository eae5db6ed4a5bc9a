import { searchWords } from "./search-words";
import { sortKey } from "./sort-key";

/**
 * How records of a resource of many are found without reading all of them: `sortable` fields have an order of their
 * own, each for all records and for those with one value of each `leading` field; `searchable` fields are found by the
 * beginnings of their words.
 */
export interface Indexing {
  sortable: readonly string[];
  leading: readonly string[];
  searchable: readonly string[];
}

/** A row that stands beside a record and is written with it. */
export interface IndexRow {
  pk: string;
  sk: string;
}

interface Indexed {
  name: string;
  indexing: Indexing;
}

type Fields = Readonly<Record<string, unknown>>;

/** Every record, or those whose field has this value. */
export type Scope = { field: string; value: string } | null;

/** DynamoDB takes 100 items in one transaction; the record, its parts, guards and its change need some of them. */
export const WRITE_LIMIT = 90;

export function indexKey({ name, scope, order }: { name: string; scope: Scope; order: string }): string {
  return `index#${name}#${scopeName(scope)}#${order}`;
}

export function wordKey({ name, scope }: { name: string; scope: Scope }): string {
  return `word#${name}#${scopeName(scope)}`;
}

/** The rows of a record by which lists, filters and searches find it. */
export function indexRows({ resource, id, fields }: { resource: Indexed; id: string; fields: Fields }): IndexRow[] {
  const { name, indexing } = resource;
  const scopes = scopesOf({ indexing, fields });
  const words = searchWords(searchedTexts({ indexing, fields }));
  return scopes.flatMap((scope) => [
    ...indexing.sortable.map((order) => ({
      pk: indexKey({ name, scope, order }),
      sk: `${sortKey(fields[order])}#${id}`,
    })),
    ...words.map((word) => ({ pk: wordKey({ name, scope }), sk: `${word}#${id}` })),
  ]);
}

/** The texts of a record in which a search looks. */
export function searchedTexts({ indexing, fields }: { indexing: Indexing; fields: Fields }): string[] {
  return indexing.searchable.flatMap((name) => {
    const value = fields[name];
    return typeof value === "string" && value !== "" ? [value] : [];
  });
}

/** What changes among rows: those that go and those that come. What stays is not written again. */
export function rowChanges({ before, after }: { before: readonly IndexRow[]; after: readonly IndexRow[] }): {
  gone: IndexRow[];
  fresh: IndexRow[];
} {
  const lacks = (rows: readonly IndexRow[]) => (row: IndexRow) =>
    !rows.some(({ pk, sk }) => pk === row.pk && sk === row.sk);
  return { gone: before.filter(lacks(after)), fresh: after.filter(lacks(before)) };
}

/** The id at the end of a row's sort key: ids hold no `#`. */
export function idOfRow({ sk }: IndexRow): string {
  return sk.slice(sk.lastIndexOf("#") + 1);
}

/** The most items that one change of a record can write into these rows, all of them replaced by others. */
export function mostRows({ indexing, words }: { indexing: Indexing; words: number }): number {
  const scopes = 1 + indexing.leading.length;
  const found = indexing.searchable.length > 0 ? words : 0;
  return 2 * scopes * (indexing.sortable.length + found);
}

function scopesOf({ indexing, fields }: { indexing: Indexing; fields: Fields }): Scope[] {
  return [
    null,
    ...indexing.leading.flatMap((field) => {
      const value = fields[field];
      return value === undefined || value === null || value === "" ? [] : [{ field, value: String(value) }];
    }),
  ];
}

function scopeName(scope: Scope): string {
  return scope ? `${scope.field}=${encodeURIComponent(scope.value)}` : "all";
}
