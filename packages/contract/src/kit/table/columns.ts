import * as z from "zod";
import type { Resource } from "../resource";
import { ID_COLUMN } from "./table.texts";

/** How a cell is written and read. */
export type CellKind =
  "text" | "number" | "money" | "rate" | "flag" | "choice" | "date" | "moment" | "reference" | "codes" | "places";

/** A column of a table file: one field that a single cell can hold. */
export interface TableColumn {
  /** The path of the field: `price`, or `pricing.quantity` for a field of an object. */
  path: string;
  /** The German title in the head of the file, different for each column. */
  title: string;
  /** What other programs call it, in small letters. */
  alsoNamed?: readonly string[];
  kind: CellKind;
  /** The schema of the field. */
  schema: z.core.$ZodType;
  /** The labels of a choice's values. */
  labels?: Readonly<Record<string, string>>;
  /** The values of a choice. */
  values?: readonly (string | number)[];
  /** The resource that a reference points to. */
  ref?: string;
  /** Whether the file lists it without being asked: the columns that the list shows first. */
  isListed: boolean;
}

/** What the cells of a column need to know of it, also of one that is no field of a resource. */
export type CellColumn = Pick<TableColumn, "path" | "kind" | "labels" | "ref">;

/** The first column of every file. */
export const ID_TITLE = ID_COLUMN;

interface Found {
  path: string;
  titles: readonly string[];
  schema: z.core.$ZodType;
  isListed: boolean;
}

const made = new WeakMap<z.ZodObject, readonly TableColumn[]>();

/** What of a resource its columns follow from. */
export type Tabled = Pick<Resource, "fields" | "placeColumn">;

/**
 * The columns of a resource's table files, in the order of its fields: every field that one cell can hold, also those
 * of objects within the record, and codes such as those of allergens. Last comes that of categories. Other lists, pictures, secrets and what the server writes have no column.
 */
export function tableColumns({ fields, placeColumn }: Tabled): readonly TableColumn[] {
  const columns = fieldColumns({ fields });
  if (!placeColumn) return columns;
  return [...columns, { ...placeColumn, kind: "places", schema: PLACES, isListed: false }];
}

/** What of a resource the columns of exported files follow from. */
export type Exported = Tabled & Pick<Resource, "onlyExported">;

/** The columns of files that are exported: those of `tableColumns`, after those that no file is read in with. */
export function exportColumns(resource: Exported): readonly TableColumn[] {
  const { fields, onlyExported = [] } = resource;
  const told = onlyExported.flatMap((path): TableColumn[] => {
    const schema = fields.shape[path];
    const { title = path, column: isListed = false } = schema ? metaOf(schema) : {};
    return schema ? [{ path, title, kind: kindOf(schema) ?? "codes", schema, isListed }] : [];
  });
  return [...told, ...tableColumns(resource)];
}

const PLACES = z.string();

/** The schema of a column that is no field: its cells have texts. */
export function ownSchema({ kind }: Pick<TableColumn, "kind">): z.core.$ZodType | undefined {
  return kind === "places" ? PLACES : undefined;
}

function fieldColumns({ fields }: Pick<Resource, "fields">): readonly TableColumn[] {
  const known = made.get(fields);
  if (known) return known;
  const found = Object.entries(fields.shape).flatMap(([name, schema]) =>
    fieldsIn({ path: name, titles: [], schema, isListed: false }),
  );
  const columns = withOwnTitles(found);
  made.set(fields, columns);
  return columns;
}

/** The names of a resource's fields that are amounts of money. */
export function amountsOf(resource: Pick<Resource, "fields">): string[] {
  return tableColumns(resource).flatMap(({ kind, path }) => (kind === "money" && !path.includes(".") ? [path] : []));
}

/** The schema of the field at the path of a column. */
export function fieldAt({ fields, path }: { fields: z.core.$ZodType; path: string }): z.core.$ZodType | undefined {
  return path.split(".").reduce<z.core.$ZodType | undefined>((schema, name) => {
    const { def } = schema ? unwrapped(schema)._zod : {};
    return def?.type === "object" ? def.shape[name] : undefined;
  }, fields);
}

/** Whether a schema accepts nothing in place of a value, and what it takes for nothing. */
export function emptyOf(schema: z.core.$ZodType): "null" | "text" | "left out" | "none" {
  if (z.safeParse(schema, null).success) return "null";
  if (z.safeParse(schema, "").success) return "text";
  const left = z.safeParse(schema, undefined);
  return left.success && left.data === undefined ? "left out" : "none";
}

/** Whether a new record may leave the field out. */
export function hasDefault(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, undefined).success;
}

function fieldsIn(found: Found): Found[] {
  const { path, titles, schema } = found;
  const { title, secret, readOnly, widget, column } = metaOf(schema);
  if (secret || readOnly || widget === "image" || widget === "json" || widget === "section") return [];
  const named = { ...found, titles: title ? [...titles, title] : titles, isListed: found.isListed || column === true };
  const inner = unwrapped(schema);
  if (inner._zod.def.type !== "object") return kindOf(schema) ? [named] : [];
  return Object.entries(inner._zod.def.shape).flatMap(([name, part]) =>
    fieldsIn({ ...named, path: `${path}.${name}`, schema: part }),
  );
}

/** A title that several columns would have gets that of its object before it, or of its section, or else its path. */
function withOwnTitles(found: readonly Found[]): TableColumn[] {
  const short = ({ titles, path }: Found): string => titles.at(-1) ?? path;
  const long = ({ titles, path }: Found): string => (titles.length > 0 ? titles.join(": ") : path);
  const sectioned = (field: Found): string => [metaOf(field.schema).section, long(field)].filter(Boolean).join(": ");
  const isOwn = (title: string, by: (field: Found) => string): boolean =>
    title !== ID_TITLE && found.filter((field) => by(field) === title).length === 1;
  return found.flatMap((field) => {
    const { path, schema, isListed } = field;
    const kind = kindOf(schema);
    if (!kind) return [];
    const by = [short, long, sectioned].find((titleOf) => isOwn(titleOf(field), titleOf));
    const title = by ? by(field) : `${long(field)} (${path})`;
    const { labels, ref, alsoNamed } = metaOf(schema);
    const values = valuesOf(schema);
    return [
      {
        path,
        title,
        kind,
        schema,
        isListed,
        ...(alsoNamed ? { alsoNamed } : {}),
        ...(labels ? { labels } : {}),
        ...(values ? { values } : {}),
        ...(kind === "reference" && ref ? { ref } : {}),
      },
    ];
  });
}

/** The kind of a field's cells; null for a field that no cell can hold. */
function kindOf(schema: z.core.$ZodType): CellKind | null {
  const { ref, widget } = metaOf(schema);
  if (ref) return "reference";
  // Short codes, of which one cell holds several: `A, G`.
  if (widget === "allergens") return "codes";
  const { def } = unwrapped(schema)._zod;
  switch (def.type) {
    case "number":
      return widget === "money" ? "money" : widget === "rate" ? "rate" : "number";
    case "boolean":
      return "flag";
    case "enum":
    case "literal":
      return "choice";
    case "string":
      if ("format" in def && def.format === "date") return "date";
      return "format" in def && def.format === "datetime" ? "moment" : "text";
    case "union":
      return kindOfUnion(def.options);
    default:
      return null;
  }
}

/** A union of texts is a text, one of dates and instants is an instant. */
function kindOfUnion(options: readonly z.core.$ZodType[]): CellKind | null {
  const kinds = new Set(options.map((option) => (isEmptyText(option) ? "text" : kindOf(option))));
  const of = (...allowed: CellKind[]): boolean => [...kinds].every((kind) => kind !== null && allowed.includes(kind));
  if (of("text")) return "text";
  return of("date", "moment") ? "moment" : null;
}

function isEmptyText(schema: z.core.$ZodType): boolean {
  const { def } = unwrapped(schema)._zod;
  return def.type === "literal" && def.values.every((value) => value === "");
}

function valuesOf(schema: z.core.$ZodType): readonly (string | number)[] | undefined {
  const { def } = unwrapped(schema)._zod;
  if (def.type === "enum") return Object.values(def.entries);
  if (def.type !== "literal") return undefined;
  return def.values.filter((value) => typeof value === "string" || typeof value === "number");
}

/** The schema without what allows null or nothing, sets a default or transforms the value. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodTypes {
  const known = schema as z.core.$ZodTypes;
  const { def } = known._zod;
  if ("innerType" in def) return unwrapped(def.innerType);
  return def.type === "pipe" ? unwrapped(def.in) : known;
}

/** The metadata of a schema and of those that it wraps; the outer ones count first. */
function metaOf(schema: z.core.$ZodType): z.GlobalMeta {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = "innerType" in def ? metaOf(def.innerType) : {};
  return { ...inner, ...z.globalRegistry.get(schema) };
}
