import * as z from "zod";
import { id } from "../schema";
import { FLAGS } from "./flag";
import { before, paged, sortParameter } from "./paged";
import { sortKey } from "./sort-key";
import type { Instant } from "../time";

/** What a list supports: fields to filter by, fields to sort by, and whether it can be searched. */
export interface ListOptions<Field extends string = string, Entry = Fields> {
  filters: readonly Field[];
  sortable: readonly Field[];
  /** Whether screens show the highest first of the first field to sort by, such as what began last. */
  isHighestFirst?: true;
  searchable: readonly Field[];
  /**
   * Of an indexed resource: filter fields with a single value for which there are index partitions of their own, so
   * that the records of one branch or state are found among very many others.
   */
  leading?: readonly Field[];
  /**
   * Filters that are no fields, such as products by the menu that has them, or customers by a segment. The function of
   * the resource says which records are meant: see `Finding.idsFor` and `Finding.filtersFor`.
   */
  derived?: readonly DerivedFilter[];
  /** Of a small resource: filters that are no fields of the records and are decided by a function, by their names. */
  conditions?: Readonly<Record<string, ListCondition<Entry>>>;
}

/** A filter that a function decides for each record that the caller sees. */
export interface ListCondition<Entry = Fields> {
  /** The values that can be asked for. */
  values: z.ZodType<string>;
  holds(asked: { record: Entry; value: string; now: Instant }): boolean;
}

/**
 * A filter that is no field of the records. Its value is the id of a record of `resource`, or one of the keys of
 * `labels`, or else a text.
 */
export type DerivedFilter = {
  name: string;
  title: string;
  /** Which records it means, for the description of the API. */
  description?: string;
  /** Lists do not offer it. */
  isHidden?: true;
} & ({ resource: string; labels?: never } | { resource?: never; labels?: Readonly<Record<string, string>> });

/** The options of a list that has pages only. */
export const NO_OPTIONS: ListOptions = { filters: [], sortable: [], searchable: [] };

/** One condition on a field: the exact value, or an inclusive lower or upper bound. */
export interface ListFilter {
  field: string;
  kind: "is" | "from" | "to";
  value: string;
}

/** What a list's query needs to know of a resource. */
interface Listed {
  fields: z.ZodObject;
  list?: Omit<ListOptions, "conditions"> & { conditions?: Readonly<Record<string, Pick<ListCondition, "values">>> };
  storage?: "small" | "indexed";
}

type Fields = Readonly<Record<string, unknown>>;

const META: Readonly<Record<string, z.ZodType>> = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
const text = z.string().max(200);
const flag = z.enum(FLAGS);
const amount = z.string().regex(/^-?\d{1,12}(?:\.\d{1,6})?$/);
/** A date, optionally with a time. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2})?)?$/);

/**
 * The query of `GET /api/{name}`: `search`, `sort` (a field name, with `-` before it for descending order), `cursor`,
 * `limit`, `before` (of an indexed resource's sorted list: the cursor that the wanted page lies before), and for each
 * filter field `{field}`, or `{field}From` and `{field}To` for ordered values. Any other parameter is refused.
 */
export function listQuery({ fields, list: options = NO_OPTIONS, storage }: Listed) {
  const filters = options.filters.flatMap((name) => {
    const field = fields.shape[name] ?? META[name];
    const value = valueOf(field).optional();
    return (isRanged(field) ? [name, `${name}From`, `${name}To`] : [name]).map((key) => [key, value] as const);
  });
  const orders = options.sortable.flatMap((name) => [name, `-${name}`]);
  return z.strictObject({
    ...(options.searchable.length > 0
      ? { search: text.optional().meta({ description: "Anfänge von Wörtern, in kleinen oder großen Buchstaben" }) }
      : {}),
    ...(orders.length > 0 ? { sort: sortParameter(orders) } : {}),
    ...(orders.length > 0 && storage === "indexed" ? { before } : {}),
    ...paged,
    ...Object.fromEntries((options.derived ?? []).map((filter) => [filter.name, derivedValue(filter)])),
    ...Object.fromEntries(
      Object.entries(options.conditions ?? {}).map(([name, { values }]) => [name, values.optional()]),
    ),
    ...Object.fromEntries(filters),
  });
}

function derivedValue({ resource, labels, description }: DerivedFilter): z.ZodType {
  const named = labels ? z.enum(Object.keys(labels)) : text;
  const value = (resource === undefined ? named : id).optional();
  return description === undefined ? value : value.meta({ description });
}

/** The filter conditions of a query that `listQuery` has parsed. */
export function filtersOf({ options, query }: { options: ListOptions; query: Fields }): ListFilter[] {
  const kinds = [
    ["is", ""],
    ["from", "From"],
    ["to", "To"],
  ] as const;
  return options.filters.flatMap((field) =>
    kinds.flatMap(([kind, ending]) => {
      const value = query[`${field}${ending}`];
      return typeof value === "string" && value !== "" ? [{ field, kind, value }] : [];
    }),
  );
}

/** The values of the derived filters that the query has, by their names; undefined without any. */
export function derivedOf({
  options: { derived = [] },
  query,
}: {
  options: ListOptions;
  query: Fields;
}): Record<string, string> | undefined {
  const wanted = derived.flatMap(({ name }) => (query[name] ? [[name, String(query[name])] as const] : []));
  return wanted.length > 0 ? Object.fromEntries(wanted) : undefined;
}

/** The values of the conditions that the query has, by their names; undefined without any. */
export function conditionsOf({
  options: { conditions = {} },
  query,
}: {
  options: Pick<ListOptions, "conditions">;
  query: Fields;
}): Record<string, string> | undefined {
  const asked = Object.keys(conditions).flatMap((name) => (query[name] ? [[name, String(query[name])] as const] : []));
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

/** Whether a record meets all conditions. A list of references meets the condition if it contains the id. */
export function matchesFilters({ record, filters }: { record: Fields; filters: readonly ListFilter[] }): boolean {
  return filters.every(({ field, kind, value }) => {
    const held = record[field];
    // A record from before its resource had the flag is without it.
    if (kind === "is") return valuesOf(held).includes(value) || (held === undefined && value === String(false));
    if (held === undefined || held === null || held === "") return false;
    const wanted = typeof held === "number" ? Number(value) : value;
    const [key, bound] = [sortKey(held), sortKey(wanted)];
    // An upper bound that is a date includes the whole of that day.
    return kind === "from" ? key >= bound : key <= bound || (typeof held === "string" && key.startsWith(bound));
  });
}

/** The sort key of a filter's value. */
export function keyOfFilter({ fields, filter }: { fields: z.ZodObject; filter: ListFilter }): string {
  const kinds = kindsOf(fields.shape[filter.field] ?? META[filter.field]);
  if (kinds.includes(amount)) return sortKey(Number(filter.value));
  return sortKey(kinds.includes(flag) ? filter.value === "true" : filter.value);
}

/** The position of a record in the order that `sort` asks for. Records with the same value are ordered by their ids. */
export function placeOf({ record, sort }: { record: Fields; sort: string }): string {
  const field = sort.replace(/^-/, "");
  return `${field === "" ? "" : sortKey(record[field])}#${String(record["id"])}`;
}

/** Whether `sort` asks for descending order. */
export function isDescending(sort: string): boolean {
  return sort.startsWith("-");
}

function valuesOf(held: unknown): string[] {
  if (Array.isArray(held)) return held.flatMap(valuesOf);
  if (typeof held === "object" && held !== null) return "id" in held ? [String(held.id)] : [];
  return held === undefined || held === null ? [] : [String(held)];
}

/** The types of values that a field has, as the query understands them. */
function kindsOf(schema: z.core.$ZodType | undefined): z.ZodType[] {
  if (!schema) return [];
  if (z.globalRegistry.get(schema)?.ref) return [id];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ("innerType" in def) return kindsOf(def.innerType);
  switch (def.type) {
    case "union":
      return def.options.flatMap(kindsOf);
    case "array":
      return kindsOf(def.element);
    case "object":
      return kindsOf(def.shape["id"]);
    case "enum":
      return [schema as z.ZodType];
    case "literal":
      return [z.enum(def.values.map(String))];
    case "boolean":
      return [flag];
    case "number":
      return [amount];
    case "string":
      return "format" in def && (def.format === "date" || def.format === "datetime") ? [moment] : [text];
    default:
      return [text];
  }
}

function valueOf(schema: z.core.$ZodType | undefined): z.ZodType {
  const kinds = kindsOf(schema);
  return kinds.every((kind) => kind === kinds[0]) ? (kinds[0] ?? text) : z.union(kinds);
}

/** Numbers, dates and instants can be filtered by a range. */
function isRanged(schema: z.core.$ZodType | undefined): boolean {
  return kindsOf(schema).some((kind) => kind === amount || kind === moment);
}
