/** A field of a record with its value before and after a change. Its path looks like `name` or `items.2.price`. */
export interface ChangedField {
  field: string;
  /** Null where there was no value. */
  before: unknown;
  after: unknown;
}

/** More differences than anybody reads. Of a form with more, only the first are shown. */
export const CHANGED_FIELDS_LIMIT = 100;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The differences between two states of a record, in the order of its fields, at most `CHANGED_FIELDS_LIMIT`. Objects
 * are compared field by field and lists entry by entry; a list of plain values counts as one value.
 */
export function changedFields({
  before,
  after,
}: {
  before: Fields | null | undefined;
  after: Fields | null | undefined;
}): ChangedField[] {
  return differences({ path: "", before: before ?? {}, after: after ?? {} }).slice(0, CHANGED_FIELDS_LIMIT);
}

function differences({ path, before, after }: { path: string; before: unknown; after: unknown }): ChangedField[] {
  if (isSame(before, after)) return [];
  const [left, right] = [entriesOf(before), entriesOf(after)];
  if (!left || !right) return [{ field: path, before: before ?? null, after: after ?? null }];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) =>
    differences({ path: path === "" ? name : `${path}.${name}`, before: left[name], after: right[name] }),
  );
}

/** The nested fields of a value that is compared in parts; null for a value that is compared as a whole. */
function entriesOf(value: unknown): Fields | null {
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value) && !value.every((entry) => typeof entry === "object" && entry !== null)) return null;
  return { ...value };
}

/** Missing, empty text and empty list count as the same, since forms and stored records use them interchangeably. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(emptied(a)) === JSON.stringify(emptied(b));
}

function emptied(value: unknown): unknown {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}
