import { referencesIn } from "../references";
import { type RecordMeta, type Resource, publicView } from "../resource";
import { placeOf } from "./list-query";
import { lookupKey } from "./lookup";
import { searchWords } from "./search-words";

/**
 * The rows that stand beside a record of an indexed resource and are written with it, so that lists, searches and
 * removals find it without reading all the others. Each names the record at the end of its sort key. Whoever reads one
 * looks at the record itself: a row that the record no longer has is passed over.
 */
export interface IndexRow {
  pk: string;
  sk: string;
  /** Of a record that refers to many: the ids among which its reader looks. */
  targets?: readonly string[];
  /** Of a row that answers without its record: see `lookup` of the resource. */
  holds?: Readonly<Record<string, unknown>>;
}

/** Every record, or those whose field has this value. */
export type Scope = { field: string; value: string } | null;

/** So many references have a row each. A record with more has one row for all its references to a resource. */
export const REFERENCE_LIMIT = 10;

type Definition = Pick<Resource, "name" | "fields" | "list" | "publish" | "lookup">;
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

/** Where records stand that refer to more records than have a row each. */
export function manyReferencesKey(resource: string): string {
  return `refs#${resource}`;
}

/** The name and the id that a reference's row ends with. */
export function referrerOf({ sk }: Pick<IndexRow, "sk">): { name: string; id: string } {
  const [name = "", id = ""] = sk.split("#");
  return { name, id };
}

/** The id at the end of a row's sort key: ids hold no `#`. */
export function idOfRow({ sk }: Pick<IndexRow, "sk">): string {
  return sk.slice(sk.lastIndexOf("#") + 1);
}

/** All rows of a record. */
export function rowsOf({ resource, record }: { resource: Definition; record: AnyRecord }): IndexRow[] {
  const context = { resource, record };
  return [...orderRows(context), ...wordRows(context), ...referenceRows(context), ...lookupRows(context)];
}

interface Indexed {
  resource: Definition;
  record: AnyRecord;
}

/**
 * A row for each order, where staff see the record in it and, if it differs, where everybody else does: nobody finds
 * out by an order what is hidden from them.
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

/** The words under which the record is found. */
export function wordsOfRecord({ resource, record }: Indexed): string[] {
  return searchWords(searchedTexts({ resource, record }));
}

/** The texts of a record in which a search looks. */
export function searchedTexts({
  resource,
  record,
}: {
  resource: Pick<Resource, "list">;
  record: Readonly<Record<string, unknown>>;
}): string[] {
  return (resource.list?.searchable ?? []).flatMap((name) => {
    const value = record[name];
    return typeof value === "string" && value !== "" ? [value] : [];
  });
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
  const found = resource.lookup?.(record) ?? null;
  return found
    ? [{ pk: lookupKey({ name: resource.name, value: found.value }), sk: `#${record.id}`, holds: found.holds }]
    : [];
}

/** Of all records, and of those with the record's value of each leading field. */
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
