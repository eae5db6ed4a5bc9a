import { referencesIn } from "../references/references";
import { type RecordMeta, type Resource, publicView } from "../resource";
import { placeOf } from "./list-query";
import { lookupKey } from "./lookup";
import { searchWords } from "./search-words";

/**
 * The index rows of a record: they are written in the same transaction as a record of an indexed resource, so that
 * lists, searches and removals need not read all records. The sort key of each row ends with the record's id. A reader
 * always checks the record itself and ignores a row that does not match it any more.
 */
export interface IndexRow {
  pk: string;
  sk: string;
  /** The ids that the record refers to. Set on the one row of a record with many references. */
  targets?: readonly string[];
  /** The fields copied into the row so that the record need not be read: see `lookups` of the resource. */
  holds?: Readonly<Record<string, unknown>>;
}

/** Which records an index partition has: all of them, or those whose field has this value. */
export type Scope = { field: string; value: string } | null;

/**
 * A record with up to this many references has one row for each. A record with more has one row for all its references
 * to a resource.
 */
export const REFERENCE_LIMIT = 10;

type Definition = Pick<Resource, "name" | "fields" | "list" | "publish" | "lookups">;
type AnyRecord = RecordMeta & Readonly<Record<string, unknown>>;

export function indexKey({ name, scope, order }: { name: string; scope: Scope; order: string }): string {
  return `index#${name}#${scopeName(scope)}#${order}`;
}

export function wordKey({ name, scope }: { name: string; scope: Scope }): string {
  return `word#${name}#${scopeName(scope)}`;
}

export function referenceKey({ resource, id }: { resource: string; id: string }): string {
  return `ref#${resource}#${id}`;
}

/** The partition of records that have too many references to the resource for a row each. */
export function manyReferencesKey(resource: string): string {
  return `refs#${resource}`;
}

/** The resource and the id of the referring record, read from the sort key of a reference row. */
export function referrerOf({ sk }: Pick<IndexRow, "sk">): { name: string; id: string } {
  const [name = "", id = ""] = sk.split("#");
  return { name, id };
}

/** The id at the end of a row's sort key. Ids cannot contain `#`. */
export function idOfRow({ sk }: Pick<IndexRow, "sk">): string {
  return sk.slice(sk.lastIndexOf("#") + 1);
}

/** All index rows of a record. */
export function rowsOf({ resource, record }: { resource: Definition; record: AnyRecord }): IndexRow[] {
  const context = { resource, record };
  return [...orderRows(context), ...wordRows(context), ...referenceRows(context), ...lookupRows(context)];
}

interface Indexed {
  resource: Definition;
  record: AnyRecord;
}

/**
 * One row for each sort order, with the value that staff see and, if it differs, another with the public value. So the
 * order of a public list reveals nothing that is hidden.
 */
function orderRows({ resource, record }: Indexed): IndexRow[] {
  const shown = publicView({ resource, record });
  const views = shown && shown !== record ? [record, shown] : [record];
  return scopesOf({ resource, record }).flatMap((scope) =>
    (resource.list?.sortable ?? []).flatMap((order) => {
      const pk = indexKey({ name: resource.name, scope, order });
      const places = new Set(views.map((view) => placeOf({ record: view, sort: order })));
      return [...places].map((sk) => ({ pk, sk }));
    }),
  );
}

function wordRows({ resource, record }: Indexed): IndexRow[] {
  const words = wordsOfRecord({ resource, record });
  return scopesOf({ resource, record }).flatMap((scope) =>
    words.map((word) => ({ pk: wordKey({ name: resource.name, scope }), sk: `${word}#${record.id}` })),
  );
}

/** The words by which a search finds the record. */
export function wordsOfRecord({ resource, record }: Indexed): string[] {
  return searchWords(searchedTexts({ resource, record }));
}

/** The record's texts that a search looks through. */
export function searchedTexts({
  resource,
  record,
}: {
  resource: Pick<Resource, "list">;
  record: Readonly<Record<string, unknown>>;
}): string[] {
  return (resource.list?.searchable ?? []).flatMap((name) =>
    [record[name]].flat().flatMap((value) => (typeof value === "string" && value !== "" ? [value] : [])),
  );
}

function referenceRows({ resource, record }: Indexed): IndexRow[] {
  const { name, fields } = resource;
  const sk = `${name}#${record.id}`;
  const byTarget = Map.groupBy(referencesIn({ schema: fields, value: record }), (reference) => reference.resource);
  const targets = [...byTarget].map(([target, list]) => ({ target, ids: [...new Set(list.map(({ id }) => id))] }));
  const count = targets.reduce((sum, { ids }) => sum + ids.length, 0);
  return targets.flatMap(({ target, ids }): IndexRow[] =>
    count <= REFERENCE_LIMIT
      ? ids.map((id) => ({ pk: referenceKey({ resource: target, id }), sk }))
      : [{ pk: manyReferencesKey(target), sk, targets: ids }],
  );
}

function lookupRows({ resource, record }: Indexed): IndexRow[] {
  const sk = `#${record.id}`;
  return (resource.lookups?.(record) ?? []).map(({ holds, ...found }) => ({
    pk: lookupKey({ name: resource.name, ...found }),
    sk,
    holds,
  }));
}

/**
 * The partitions that a record belongs to: the one of all records, and one for the record's value of each leading
 * field.
 */
function scopesOf({ resource, record }: Indexed): Scope[] {
  return [
    null,
    ...(resource.list?.leading ?? []).flatMap((field) => {
      const value = record[field];
      return value === undefined || value === null || value === "" ? [] : [{ field, value: String(value) }];
    }),
  ];
}

function scopeName(scope: Scope): string {
  return scope ? `${scope.field}=${encodeURIComponent(scope.value)}` : "all";
}
