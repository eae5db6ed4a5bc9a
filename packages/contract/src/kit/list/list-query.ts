import * as z from "zod";
import { id } from "../schema";
import { sortKey } from "./sort-key";

/** Records of a page, unless told otherwise and at most. */
export const PAGE_SIZE = 50;
export const LARGEST_PAGE = 500;

/** What a list may be asked for: fields whose values tell records apart, orders, and whether words are searched. */
export interface ListOptions<Field extends string = string> {
  filters: readonly Field[];
  sortable: readonly Field[];
  searchable: readonly Field[];
  /**
   * Of an indexed resource: filters, each on a field with one value, that have orders and words of their own, so that
   * the records of one branch or in one state are found among very many others.
   */
  leading?: readonly Field[];
}

/** Of a list that comes in pages only. */
export const NO_OPTIONS: ListOptions = { filters: [], sortable: [], searchable: [] };

/** One condition on a record's field: the value itself, or the smallest or largest that is wanted, both included. */
export interface ListFilter {
  field: string;
  kind: "is" | "from" | "to";
  value: string;
}

type Fields = Readonly<Record<string, unknown>>;

const META: Readonly<Record<string, z.ZodType>> = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
const text = z.string().max(200);
const flag = z.enum(["true", "false"]);
const amount = z.string().regex(/^-?\d{1,12}(?:\.\d{1,6})?$/);
/** A day, or a moment of it. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2})?)?$/);

/**
 * The query of `GET /api/{name}`: `search`, `sort` (a field, with `-` before it from the largest on), `cursor`,
 * `limit`, and for each field to filter by `{field}`, or `{field}From` and `{field}To` where values have a size. Any
 * other parameter is refused.
 */
export function listQuery({ fields, list: options = NO_OPTIONS }: { fields: z.ZodObject; list?: ListOptions }) {
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
    ...(orders.length > 0
      ? { sort: z.enum(orders).optional().meta({ description: "Ein Feld; mit `-` davor vom größten an" }) }
      : {}),
    cursor: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).optional(),
    ...Object.fromEntries(filters),
  });
}

/** The conditions of a query, as `listQuery` let it through. */
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

/** Whether a record meets all conditions. A list of references meets one that it contains. */
export function matchesFilters({ record, filters }: { record: Fields; filters: readonly ListFilter[] }): boolean {
  return filters.every(({ field, kind, value }) => {
    const held = record[field];
    if (kind === "is") return valuesOf(held).includes(value);
    if (held === undefined || held === null || held === "") return false;
    const wanted = typeof held === "number" ? Number(value) : value;
    const [key, bound] = [sortKey(held), sortKey(wanted)];
    // Up to a day means the whole of that day, to which each of its instants belongs.
    return kind === "from" ? key >= bound : key <= bound || (typeof held === "string" && key.startsWith(bound));
  });
}

/** The key of a filter's value in the order of its field. */
export function keyOfFilter({ fields, filter }: { fields: z.ZodObject; filter: ListFilter }): string {
  const kinds = kindsOf(fields.shape[filter.field] ?? META[filter.field]);
  if (kinds.includes(amount)) return sortKey(Number(filter.value));
  return sortKey(kinds.includes(flag) ? filter.value === "true" : filter.value);
}

/** Where a record stands in the order that `sort` asks for; records that are alike stand in the order of their ids. */
export function placeOf({ record, sort }: { record: Fields; sort: string }): string {
  const field = sort.replace(/^-/, "");
  return `${field === "" ? "" : sortKey(record[field])}#${String(record["id"])}`;
}

/** Whether `sort` asks for the largest first. */
export function isDescending(sort: string): boolean {
  return sort.startsWith("-");
}

function valuesOf(held: unknown): string[] {
  if (Array.isArray(held)) return held.flatMap(valuesOf);
  if (typeof held === "object" && held !== null) return "id" in held ? [String(held.id)] : [];
  return held === undefined || held === null ? [] : [String(held)];
}

/** The kinds of values that a field has, in the words of a query. */
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

/** Numbers, dates and instants have a size. */
function isRanged(schema: z.core.$ZodType | undefined): boolean {
  return kindsOf(schema).some((kind) => kind === amount || kind === moment);
}
