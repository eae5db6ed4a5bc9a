import { rulesOf } from "../hours/closing";
import { singleDays, weekSummary } from "../hours/week";
import { type CellContext, cellText, referencedIds } from "../list/cell-text";
import { isPlain } from "./draft";
import { type Field, isSecret } from "./field";
import { FIELD_TEXTS } from "./field.texts";
import { resolveField, targetsOf } from "./resolved-field";

/** In place of a password. */
const HIDDEN = "••••••••";
/** Lists with more entries are only counted. */
const TOLD_ENTRIES = 4;

/**
 * The text of any value of a form, also of one with parts: titles and names as the form shows them, and neither ids nor
 * JSON. Empty for no value.
 */
export function valueText({ field, value, context }: { field: Field; value: unknown; context: CellContext }): string {
  if (value === null || value === undefined || value === "") return "";
  if (isSecret(field)) return HIDDEN;
  switch (field.kind) {
    case "openingHours":
      return [weekSummary(rulesOf(asList(value)), field.outside), singleDays(rulesOf(asList(value)), field.outside)]
        .filter(Boolean)
        .join("; ");
    case "image":
    case "images":
      return imagesText(asList(value));
    case "catalog":
      return listText({
        entries: asList(value),
        text: (entry) => partsText({ fields: field.parts, value: entry, context }),
      });
    case "list":
      return listText({
        entries: asList(value),
        text: (entry) => valueText({ field: field.item, value: entry, context }),
      });
    case "object":
      return partsText({ fields: field.fields, value, context });
    case "border":
      return FIELD_TEXTS.corners(asList(value).length);
    case "permissions":
      return FIELD_TEXTS.count(asList(value).length);
    case "json":
    case "variant":
      return typeof value === "string" ? value : FIELD_TEXTS.someValue;
    default:
      return [field.served, cellText({ field, value, context })].filter(Boolean).join(" ");
  }
}

/** The records that a value refers to, with all its parts. */
export function referencesIn({ field, value }: { field: Field; value: unknown }): { name: string; id: string }[] {
  switch (field.kind) {
    case "catalog":
      return asList(value).flatMap((entry) => referencesInParts({ fields: field.parts, value: entry }));
    case "list":
      return asList(value).flatMap((entry) => referencesIn({ field: field.item, value: entry }));
    case "object":
      return referencesInParts({ fields: field.fields, value });
    case "ref":
    case "refs":
      return targetsOf(field).flatMap((name) =>
        referencedIds(Array.isArray(value) ? value : [value]).map((id) => ({ name, id })),
      );
    default:
      return [];
  }
}

function referencesInParts({ fields, value }: { fields: readonly Field[]; value: unknown }) {
  if (!isPlain(value)) return [];
  return fields.flatMap((field) =>
    referencesIn({ field: resolveField({ field, siblings: value }), value: value[field.key] }),
  );
}

/** `Name: Wien; Preis: 3,90 €`, or the value alone where there is only one. */
function partsText({
  fields,
  value,
  context,
}: {
  fields: readonly Field[];
  value: unknown;
  context: CellContext;
}): string {
  if (!isPlain(value)) return "";
  const parts = fields.flatMap((field) => {
    const text = valueText({ field: resolveField({ field, siblings: value }), value: value[field.key], context });
    return text === "" ? [] : [{ title: field.title, text }];
  });
  const [only] = parts;
  return parts.length === 1 && only ? only.text : parts.map(({ title, text }) => `${title}: ${text}`).join("; ");
}

function listText({ entries, text }: { entries: readonly unknown[]; text: (entry: unknown) => string }): string {
  if (entries.length === 0) return "";
  const told = entries.map(text).filter(Boolean);
  return told.length > 0 && entries.length <= TOLD_ENTRIES ? told.join(" | ") : FIELD_TEXTS.count(entries.length);
}

function imagesText(images: readonly unknown[]): string {
  const [first] = images;
  if (images.length > 1) return FIELD_TEXTS.images(images.length);
  const alt = isPlain(first) && typeof first.alt === "string" ? first.alt : "";
  return first === undefined ? "" : alt || FIELD_TEXTS.image;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
}
