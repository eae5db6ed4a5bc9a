import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Field } from "../model/field";
import { type CellContext, recordText, referencedIds } from "./cell-text";
import type { ListSearch } from "./list-search";

export const PAGE_SIZE = 100;

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
  const words = (search.search ?? "").toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  const filters = Object.entries(search.filters ?? {}).flatMap(([key, wanted]) => {
    const field = fields.find((candidate) => candidate.key === key);
    return field ? [{ field, wanted }] : [];
  });
  const found = records.filter(
    (record) =>
      filters.every(({ field, wanted }) => hasValue({ field, value: record[field.key], wanted })) &&
      matches({ record, words, columns, context }),
  );
  return sorted({ records: found, fields, search, context });
}

/** The rows of the requested page; after the end, those of the last page. */
export function pageOf<T>({ rows, page = 1 }: { rows: readonly T[]; page?: number | undefined }): {
  rows: T[];
  page: number;
  pages: number;
} {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages };
}

function matches({
  record,
  words,
  columns,
  context,
}: {
  record: AnyRecord;
  words: readonly string[];
  columns: readonly Field[];
  context: CellContext;
}): boolean {
  if (words.length === 0) return true;
  const text = [record.id, ...columns.map((field) => recordText({ field, record, context }))]
    .join(" ")
    .toLocaleLowerCase("de");
  return words.every((word) => text.includes(word));
}

function hasValue({ field, value, wanted }: { field: Field; value: unknown; wanted: string }): boolean {
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
  const field = fields.find(({ key }) => key === search.sort);
  if (!field) return records;
  const sign = search.direction === "down" ? -1 : 1;
  const keyed = records.map((record) => ({ record, value: sortValue({ field, record, context }) }));
  return keyed.sort((a, b) => compare(a.value, b.value, sign)).map(({ record }) => record);
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
