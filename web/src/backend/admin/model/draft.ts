import type { Field } from "./field";

/** The content of a form: the writable fields of a record, and the typed text of values that could not be parsed. */
export type Draft = Record<string, unknown>;

/** A new record with the default of each field. */
export function emptyDraft(fields: readonly Field[]): Draft {
  return Object.fromEntries(fields.map((field) => [field.key, initialValue(field)]));
}

/** The writable fields of a record. A field that the record lacks gets its default. */
export function draftOf({ fields, record }: { fields: readonly Field[]; record: object }): Draft {
  const known = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    fields.map((field) => [field.key, structuredClone(known.get(field.key) ?? initialValue(field))]),
  );
}

/** The initial value of a new field. */
export function initialValue(field: Field): unknown {
  if (field.kind === "object")
    return field.isClearable && !field.defaultValue
      ? field.empty
      : { ...emptyDraft(field.fields), ...(isPlain(field.defaultValue) ? field.defaultValue : {}) };
  if (field.defaultValue !== undefined) return structuredClone(field.defaultValue);
  if (field.isClearable) return field.empty;
  switch (field.kind) {
    case "boolean":
      return false;
    case "list":
    case "refs":
    case "enums":
    case "strings":
    case "images":
    case "openingHours":
    case "border":
    case "allergens":
    case "catalog":
      return [];
    case "enum":
      return field.choices[0]?.value ?? "";
    case "number":
    case "money":
    case "rate":
    case "ref":
      return undefined;
    default:
      return "";
  }
}

/**
 * The initial value of a further list entry. A rate is copied from the entry above, since neighbours usually have the
 * same tax rate.
 */
export function nextEntry({ item, entries }: { item: Field; entries: readonly unknown[] }): unknown {
  const entry = initialValue(item);
  const above = entries.at(-1);
  if (item.kind !== "object" || !isPlain(entry) || !isPlain(above)) return entry;
  const rates = item.fields.filter(({ kind, key }) => kind === "rate" && typeof above[key] === "number");
  return { ...entry, ...Object.fromEntries(rates.map(({ key }) => [key, above[key]])) };
}

/** Whether two values are sent the same: missing, undefined and null are equal. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]));
  if (!isPlain(a) || !isPlain(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

export interface FieldChange {
  field: Field;
  mine: unknown;
  theirs: unknown;
  isMine: boolean;
  isTheirs: boolean;
}

/** Every field that either side changed since `base`. */
export function changesBetween({
  fields,
  base,
  mine,
  theirs,
}: {
  fields: readonly Field[];
  base: Draft;
  mine: Draft;
  theirs: Draft;
}): FieldChange[] {
  return fields
    .map((field) => ({
      field,
      mine: mine[field.key],
      theirs: theirs[field.key],
      isMine: !isSame(base[field.key], mine[field.key]),
      isTheirs: !isSame(base[field.key], theirs[field.key]),
    }))
    .filter(({ isMine, isTheirs, mine: left, theirs: right }) => (isMine || isTheirs) && !isSame(left, right));
}

/** The other person's record with my values of the chosen fields. */
export function mergeDrafts({
  changes,
  theirs,
  chosen,
}: {
  changes: readonly FieldChange[];
  theirs: Draft;
  /** The keys of the fields that keep my value. */
  chosen: ReadonlySet<string>;
}): Draft {
  return {
    ...theirs,
    ...Object.fromEntries(
      changes.filter(({ field }) => chosen.has(field.key)).map(({ field, mine }) => [field.key, mine]),
    ),
  };
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
