import { matchesFilters } from "@tresen/contract/kit/list/list-query";
import { hasWords } from "@tresen/contract/kit/list/typed-words";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Field } from "../../model/field";
import { type CellContext, recordText, referencedIds } from "../cell-text";
import { PAGE_SIZE } from "./list-rows";
import { type ListSearch, ordersOf } from "../list-search";

interface RowsRequest {
  records: readonly AnyRecord[];
  fields: readonly Field[];
  /** The visible columns, in which the search looks. */
  columns: readonly Field[];
  search: ListSearch;
  context: CellContext;
}

const collator = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/** The records that match search and filters, in the requested order. */
export function rowsOf({ records, fields, columns, search, context }: RowsRequest): AnyRecord[] {
  const typed = (search.search ?? "").trim();
  const filters = Object.entries(search.filters ?? {}).flatMap(
    ([key, wanted]) => conditionOf({ fields, key, wanted }) ?? [],
  );
  const found = records.filter(
    (record) =>
      filters.every((condition) => meets({ ...condition, value: record[condition.field.key] })) &&
      matches({ record, typed, columns, context }),
  );
  return sorted({ records: found, fields, search, context });
}

/** The rows of the requested page; after the end, those of the last page. */
export function pageOf<T>({ rows, page = 1 }: { rows: readonly T[]; page?: number | undefined }): {
  rows: T[];
  page: number;
  pages: number;
  /** The number of the first row, from 1. */
  from: number;
} {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const start = (current - 1) * PAGE_SIZE;
  return { rows: rows.slice(start, start + PAGE_SIZE), page: current, pages, from: start + 1 };
}

function matches({
  record,
  typed,
  columns,
  context,
}: {
  record: AnyRecord;
  typed: string;
  columns: readonly Field[];
  context: CellContext;
}): boolean {
  if (typed === "") return true;
  const text = [record.id, ...columns.map((field) => recordText({ field, record, context }))].join(" ");
  return hasWords({ text, typed });
}

interface Filter {
  field: Field;
  /** The value itself, or an inclusive bound. */
  kind: "is" | "from" | "to";
  wanted: string;
}

/** The condition of a filter in the URL, which is named as the API names it. */
function conditionOf({
  fields,
  key,
  wanted,
}: {
  fields: readonly Field[];
  key: string;
  wanted: string;
}): Filter | null {
  for (const [kind, ending] of [
    ["is", ""],
    ["from", "From"],
    ["to", "To"],
  ] as const) {
    const field = fields.find((candidate) => `${candidate.key}${ending}` === key);
    if (field) return { field, kind, wanted };
  }
  return null;
}

/** Bounds are compared as the server compares them, so that a day includes all of its moments. */
function meets({ field, kind, wanted, value }: Filter & { value: unknown }): boolean {
  if (kind !== "is")
    return matchesFilters({
      record: { [field.key]: value },
      filters: [{ field: field.key, kind, value: wanted }],
    });
  if (field.kind === "boolean") return String(value === true) === wanted;
  if (field.kind === "refs") return referencedIds(value).includes(wanted);
  return Array.isArray(value) ? value.includes(wanted) : String(value) === wanted;
}

function sorted({
  records,
  fields,
  search,
  context,
}: Pick<RowsRequest, "fields" | "search" | "context"> & { records: AnyRecord[] }): AnyRecord[] {
  const orders = ordersOf(search.sort).flatMap(({ key, isDown }) => {
    const field = fields.find((candidate) => candidate.key === key);
    return field ? [{ field, sign: isDown ? (-1 as const) : (1 as const) }] : [];
  });
  if (orders.length === 0) return records;
  const keyed = records.map((record) => ({
    record,
    values: orders.map(({ field }) => sortValue({ field, record, context })),
  }));
  return keyed
    .sort((a, b) => {
      for (const [index, { sign }] of orders.entries()) {
        const difference = compare(a.values[index] ?? "", b.values[index] ?? "", sign);
        if (difference !== 0) return difference;
      }
      return 0;
    })
    .map(({ record }) => record);
}

function sortValue({
  field,
  record,
  context,
}: {
  field: Field;
  record: AnyRecord;
  context: CellContext;
}): number | string {
  const value = record[field.key];
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 0 : 1;
  return recordText({ field, record, context });
}

/** Empty values are last in both directions. */
function compare(a: number | string, b: number | string, sign: 1 | -1): number {
  if (a === "" || b === "") return a === b ? 0 : a === "" ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}
