import type { CellContext } from "../../../list/cell-text";
import { isPlain } from "../../../model/draft";
import type { Field } from "../../../model/field";
import { FIELD_TEXTS } from "../../../model/field.texts";
import { resolveField } from "../../../model/resolved-field";
import { referencesIn, valueText } from "../../../model/value-text";
import { ENTRY_TEXTS } from "../editor.texts";

/** The number of values that the summary line of a collapsed entry tells. */
const TOLD = 4;
/** The length of a text in the summary line. */
const LONGEST = 60;
/** Kinds of fields that a word or two tell. */
const BRIEF: readonly Field["kind"][] = [
  "text",
  "textarea",
  "money",
  "rate",
  "number",
  "enum",
  "enums",
  "ref",
  "refs",
  "date",
  "instant",
  "boolean",
  "list",
  "strings",
];

/** The field that names an entry: its own name, else its type. */
export function namingField({ entry, fields }: { entry: unknown; fields: readonly Field[] }): Field | undefined {
  if (!isPlain(entry)) return undefined;
  const isFilled = ({ key }: Field): boolean => typeof entry[key] === "string" && entry[key] !== "";
  const named = NAMES.flatMap((name) => fields.filter(({ key }) => key === name)).find(isFilled);
  return named ?? fields.find((field) => (field.key === "type" || field.key === "unit") && isFilled(field));
}

const NAMES = ["name", "area", "label", "last_name"];

/** The title of an entry: its own name, else the label of its type. */
export function entryTitle({ entry, fields }: { entry: unknown; fields: readonly Field[] }): string {
  const field = namingField({ entry, fields });
  const value = field && isPlain(entry) ? entry[field.key] : undefined;
  if (field?.kind === "enum") return field.choices.find((choice) => choice.value === value)?.label ?? "";
  return typeof value === "string" ? value : "";
}

/**
 * The fields of an entry whose values its summary line tells: the first that have one, without the one in the title.
 */
function toldFields({ entry, fields }: { entry: unknown; fields: readonly Field[] }) {
  if (!isPlain(entry)) return [];
  const name = namingField({ entry, fields });
  return fields
    .filter((field) => field !== name)
    .map((field) => ({ field: resolveField({ field, siblings: entry }), value: entry[field.key] }))
    .flatMap((told) =>
      // The values of a section are told like fields of the section itself.
      told.field.kind === "object" && told.field.isBare && isPlain(told.value)
        ? told.field.fields.map((field) => ({ field, value: isPlain(told.value) ? told.value[field.key] : undefined }))
        : [told],
    )
    .filter(({ field, value }) => BRIEF.includes(field.kind) && !isEmpty(value))
    .slice(0, TOLD);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || value === false || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The text of a value; entries of a list are told by their names, and counted where they have none. */
function briefText({ field, value, context }: { field: Field; value: unknown; context: CellContext }): string {
  if (field.kind !== "list" || field.item.kind !== "object" || !Array.isArray(value))
    return valueText({ field, value, context });
  const { fields } = field.item;
  const names = value.map((entry: unknown) => entryTitle({ entry, fields }));
  return names.every(Boolean) ? names.join(", ") : FIELD_TEXTS.count(names.length);
}

/** The records whose names the summary line needs. */
export function summaryReferences(of: { entry: unknown; fields: readonly Field[] }): { name: string; id: string }[] {
  return toldFields(of).flatMap((told) => (told.field.kind === "list" ? [] : referencesIn(told)));
}

/** What a collapsed entry tells besides its title: `Lieferkosten: 2,90 € · Mindestbestellwert: 15,00 €`. */
export function entrySummary({
  entry,
  fields,
  context,
}: {
  entry: unknown;
  fields: readonly Field[];
  context: CellContext;
}): string {
  return toldFields({ entry, fields })
    .map(({ field, value }) => {
      if (field.kind === "boolean") return field.title;
      const text = briefText({ field, value, context }).replace(/\s+/g, " ");
      return ENTRY_TEXTS.summary({
        title: field.title,
        text: text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text,
      });
    })
    .join(" · ");
}
