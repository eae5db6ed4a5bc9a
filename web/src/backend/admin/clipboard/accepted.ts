import { isPlain } from "../model/draft";
import type { Field } from "../model/field";
import { resolveField } from "../model/resolved-field";

/** How deep data without a form of its own may go, and how long texts and lists may be: far beyond what anybody enters. */
const DEPTH = 20;
const LENGTH = 100_000;
const ENTRIES = 2_000;

/**
 * What a form may take of a value that comes from anywhere: only what its fields can hold, by their kinds. Whether it is
 * valid is decided when it is saved, as of everything that is typed. Undefined for what does not fit at all.
 */
export function acceptedValue({ field, value }: { field: Field; value: unknown }): unknown {
  if (value === null) return null;
  switch (field.kind) {
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "number":
    case "money":
    case "rate":
      return Number.isFinite(value) ? value : undefined;
    case "enum":
      return field.choices.some((choice) => choice.value === String(value)) ? value : undefined;
    case "enums":
    case "strings":
    case "allergens":
      return textsIn(value);
    case "refs":
      return Array.isArray(value) && value.length <= ENTRIES ? value.filter(isReference) : undefined;
    case "object":
      return isPlain(value) ? acceptedFields({ fields: field.fields, values: value }) : undefined;
    case "list":
      return Array.isArray(value)
        ? value
            .slice(0, ENTRIES)
            .map((entry: unknown) => acceptedValue({ field: field.item, value: entry }))
            .filter((entry) => entry !== undefined)
        : undefined;
    case "image":
    case "images":
    case "catalog":
    case "openingHours":
    case "border":
    case "permissions":
    case "json":
      return isData(value, 0) ? structuredClone(value) : undefined;
    case "variant":
      return undefined;
    default:
      return typeof value === "string" && value.length <= LENGTH ? value : undefined;
  }
}

/** The same for several fields; those that do not fit are left out. */
export function acceptedFields({
  fields,
  values,
}: {
  fields: readonly Field[];
  values: Readonly<Record<string, unknown>>;
}): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const resolved = resolveField({ field, siblings: values });
      const value = Object.hasOwn(values, field.key) ? values[field.key] : undefined;
      const accepted = value === undefined ? undefined : acceptedValue({ field: resolved, value });
      return accepted === undefined ? [] : [[field.key, accepted] as const];
    }),
  );
}

function textsIn(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length > ENTRIES) return undefined;
  return value.filter((entry) => typeof entry === "string" && entry.length <= LENGTH);
}

function isReference(value: unknown): boolean {
  return (
    typeof value === "string" || (isPlain(value) && typeof value.id === "string" && Object.keys(value).length === 1)
  );
}

/** Plain data as JSON has it. */
function isData(value: unknown, depth: number): boolean {
  if (depth > DEPTH) return false;
  if (Array.isArray(value)) return value.length <= ENTRIES && value.every((entry) => isData(entry, depth + 1));
  if (isPlain(value)) return Object.values(value).every((entry) => isData(entry, depth + 1));
  return typeof value === "string"
    ? value.length <= LENGTH
    : value === null || ["number", "boolean"].includes(typeof value);
}
