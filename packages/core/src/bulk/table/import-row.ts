import { createHash } from "node:crypto";
import type { FieldError } from "@tresen/contract/kit/errors";
import { enteredFields } from "@tresen/contract/kit/resource";
import { isObject } from "@tresen/contract/kit/object";
import { isSameText, textOfCell, valueAt } from "@tresen/contract/kit/table/cell-text";
import { valueOfCell } from "@tresen/contract/kit/table/cell-value";
import { type TableColumn, emptyOf, hasDefault } from "@tresen/contract/kit/table/columns";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import { MINUTE } from "@tresen/contract/kit/time";
import type { Resource } from "@tresen/contract/kit/resource";
import { createRecord, tryCreate } from "../../records";
import { type IsSeen, type NewValues, changeFields } from "../change-fields";
import { allFaults, isFaulty } from "../all-faults";
import { writingOf } from "../definitions";
import { type Entry, refusedBy, refusedWith, titleOf } from "../entry";
import type { Labels } from "./labels";
import type { Slice } from "../person";

/**
 * A row as it is stored: what is wrong with it beside the others of the file was found before the start. One that an
 * interrupted slice has left keeps its place in the import.
 */
export type StoredRow = ImportRow & { fault?: string; index?: number };

interface Given {
  slice: Slice;
  row: StoredRow;
  /** The columns of the file. */
  columns: readonly TableColumn[];
  labels: Labels;
  /** What is wrong with cells that are no fields of the record. */
  faults?: readonly FieldError[];
}

/**
 * Creates or changes the record of a row, with the checks of a single call.
 * @param index the row's place in the import.
 */
export function importRow({ index, ...given }: Given & { index: number }): Promise<Entry> {
  const { slice, row } = given;
  if (row.id === undefined)
    return createFrom({ ...given, id: idOfRow({ job: slice.id, idPrefix: slice.resource.idPrefix, index }) });
  return changeFields({
    slice,
    id: row.id,
    line: row.line,
    valuesOf: ({ fields, isSeen }) => cellsOf({ ...given, fields, isSeen }),
  });
}

/**
 * The id of the record that a row makes. It follows from the job and the row, so that a row whose worker was killed
 * makes no second one.
 */
export function idOfRow({ job, idPrefix, index }: { job: string; idPrefix: string; index: number }): string {
  const hash = createHash("sha256").update(`${job} ${index}`).digest("hex");
  return `${idPrefix}_${hash.slice(0, 26).toUpperCase()}`;
}

async function createFrom({ id, ...given }: Given & { id: string }): Promise<Entry> {
  const { slice, row } = given;
  const { resource, actor, now, data } = slice;
  const { line } = row;
  const place = { id: "", label: rowTitle({ resource, row }), line };
  const { values: fields, faults } = cellsOf({ ...given, fields: null, isSeen: () => true });
  const schema = enteredFields({ resource, isNew: true });
  const refused = async (found: readonly FieldError[]): Promise<Entry> =>
    refusedWith({ ...place, faults: await allFaults({ slice, schema, fields, before: null, found }) });
  const parsed = schema.safeParse(fields);
  if (!parsed.success || faults.length > 0) return refused(faults);
  const label = titleOf({ resource, record: parsed.data });
  const asked = { ...writingOf(resource), actor, now, input: { ...parsed.data, id } };
  try {
    if (!data.isDryRun) {
      const record = await createRecord(asked);
      return { id: record.id, label, line, outcome: "created" };
    }
    await tryCreate(asked);
    return { id: "", label, line, outcome: "created" };
  } catch (error) {
    return isFaulty(error) ? refused(error.toFieldErrors()) : refusedBy({ ...place, label, error });
  }
}

/** The values of the fields that the row's cells change, and what is wrong with the other cells. */
function cellsOf({
  slice: { resource },
  row,
  columns: all,
  labels,
  faults: others = [],
  fields,
  isSeen,
}: Given & {
  /** The record as it is; null for a new one. */
  fields: Readonly<Record<string, unknown>> | null;
  isSeen: IsSeen;
}): Required<NewValues> {
  const values: Record<string, unknown> = {};
  const repeated = row.fault === undefined ? [] : [{ code: "import.repeated", message: row.fault }];
  const faults: FieldError[] = [...repeated, ...others];
  // A field that the person cannot see is empty in their file, which says nothing about it.
  const columns = all.filter(
    ({ path, kind }) =>
      kind !== "places" && path in row.values && (isSeen(topOf(path)) || (row.values[path] ?? "").trim() !== ""),
  );
  const emptied = new Set(emptiedObjects({ resource, columns, row, isNew: fields === null }));
  for (const column of columns) {
    const { path } = column;
    const text = row.values[path] ?? "";
    const former = valueAt({ record: fields, path });
    const isKnown = fields !== null && isSeen(topOf(path));
    if (isKnown && isSameText({ text, held: textOfCell({ column, value: former, labelOf: labels.labelOf }) })) continue;
    if (emptied.has(topOf(path))) {
      if (fields !== null) values[topOf(path)] = null;
      continue;
    }
    const cell = valueOfCell({ column, text, isNew: fields === null, idOf: labels.idOf, former });
    if (isKnown && column.kind === "moment" && "value" in cell && isSameMinute(cell.value, former)) continue;
    if ("fault" in cell) faults.push({ field: path, code: "validation.cell", message: cell.fault });
    else if ("value" in cell) setAt({ values, path, value: cell.value, former: fields?.[topOf(path)] });
  }
  return { values, faults };
}

/** Files tell times to the minute, by the clock of any zone. */
function isSameMinute(a: unknown, b: unknown): boolean {
  const minute = (value: unknown): number => Math.floor(Date.parse(String(value)) / MINUTE);
  return minute(a) === minute(b);
}

/** The objects of which every cell is empty, where the record may do without the whole object. */
function emptiedObjects({
  resource,
  columns,
  row,
  isNew,
}: {
  resource: Resource;
  columns: readonly TableColumn[];
  row: ImportRow;
  isNew: boolean;
}): string[] {
  const nested = Map.groupBy(
    columns.filter(({ path }) => path.includes(".")),
    ({ path }) => topOf(path),
  );
  return [...nested].flatMap(([name, parts]) => {
    const schema = resource.fields.shape[name];
    const isEmpty = parts.every(({ path }) => (row.values[path] ?? "").trim() === "");
    const mayBeEmpty = schema && (emptyOf(schema) === "null" || (isNew && hasDefault(schema)));
    return isEmpty && mayBeEmpty ? [name] : [];
  });
}

/** Sets the value at the path, in a copy of the object that the record has there. */
function setAt({
  values,
  path,
  value,
  former,
}: {
  values: Record<string, unknown>;
  path: string;
  value: unknown;
  former: unknown;
}): void {
  const [name = path, ...rest] = path.split(".");
  values[name] = rest.length === 0 ? value : placed({ base: values[name] ?? former, path: rest, value });
}

function placed({ base, path, value }: { base: unknown; path: readonly string[]; value: unknown }): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const object = isObject(base) ? base : {};
  return { ...object, [name]: placed({ base: object[name], path: rest, value }) };
}

function topOf(path: string): string {
  return path.split(".")[0] ?? path;
}

/** What names a row that makes no record: the cell of its title, else its first one with any text. */
function rowTitle({ resource, row: { values } }: { resource: Resource; row: ImportRow }): string {
  const cells = [...resource.title.map((key) => values[key] ?? ""), ...Object.values(values)];
  return cells.find((text) => text.trim() !== "") ?? "";
}
