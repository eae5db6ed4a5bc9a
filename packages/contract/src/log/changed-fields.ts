/** A field of a record that a change gave another value, by its path: `name`, `items.2.price`. */
export interface ChangedField {
  field: string;
  /** Null where there was none. */
  before: unknown;
  after: unknown;
}

/** More differences than anybody reads; a form full of them is told by its first ones. */
export const CHANGED_FIELDS_LIMIT = 100;

type Fields = Readonly<Record<string, unknown>>;

/**
 * What differs between two states of a record, in the order of its fields, at most `CHANGED_FIELDS_LIMIT`. Objects are
 * compared by field and lists by place; a list of plain values is one value.
 */
export function changedFields({ before, after }: { before: Fields | null; after: Fields | null }): ChangedField[] {
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

/** What is looked into; null for a value that is told as a whole. */
function entriesOf(value: unknown): Fields | null {
  if (typeof value !== "object" || value === null) return null;
  if (Array.isArray(value) && !value.every((entry) => typeof entry === "object" && entry !== null)) return null;
  return { ...value };
}

/** Nothing, an empty text and an empty list are the same: a form sends one, and a record began with another. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(emptied(a)) === JSON.stringify(emptied(b));
}

function emptied(value: unknown): unknown {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}
