import { findResource } from "@tresen/contract/resources";
import { SECTION_LABELS } from "@tresen/contract/site/section.texts";
import { SECTION_TYPES, sectionValues } from "@tresen/contract/site/sections";
import { unitLabel } from "@tresen/contract/catalog/unit-label.texts";
import { UNIT_NAMES } from "@tresen/contract/catalog/units";
import * as z from "zod";
import { type Choice, type Field, type FieldBase, type FieldKind } from "./field";
import { FIELD_TEXTS } from "./field.texts";

type Meta = z.GlobalMeta;
/** Any schema. zod uses this type for the parts of composed schemas. */
type Schema = z.core.$ZodType;
interface Unwrapped {
  inner: Schema;
  meta: Meta;
  isOptional: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  defaultValue: unknown;
}

/**
 * The form fields of an object schema, in its order. Technical fields (such as the id of a delivery area) and those that
 * only the server writes are left out.
 */
export function fieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const field = fieldOf({ key, schema: value });
    return field ? [field] : [];
  });
}

/** The fields that only the server writes and of which the history tells. */
export function servedFieldsOf(schema: z.ZodObject): Field[] {
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const { inner, meta } = unwrap(value);
    if (!meta.history) return [];
    const { title, value: served } = meta.history;
    const field = fieldOf({ key, schema: inner, isServed: true });
    return field ? [{ ...field, title, served }] : [];
  });
}

/** The fields of these names that only the server writes, as filters of a list. They are part of no form. */
export function servedFilters({ schema, names }: { schema: z.ZodObject; names: readonly string[] }): Field[] {
  return names.flatMap((key) => {
    const value = schema.shape[key];
    if (!value || !unwrap(value).meta.readOnly) return [];
    return fieldOf({ key, schema: value, isServed: true }) ?? [];
  });
}

/** The schema of a record without the fields that the person may not see. */
export function withoutFields({
  schema,
  names,
}: {
  schema: z.ZodObject;
  names: ReadonlySet<string> | undefined;
}): z.ZodObject {
  if (!names || names.size === 0) return schema;
  return z.strictObject(Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !names.has(name))));
}

function fieldOf({ key, schema, isServed = false }: { key: string; schema: Schema; isServed?: boolean }): Field | null {
  const { inner, meta, isOptional, isNullable, hasDefault, defaultValue } = unwrap(schema);
  if ((key === "id" && !meta.ref) || (meta.readOnly && !isServed)) return null;
  const kind = kindOf(inner, meta);
  const base: FieldBase = {
    key,
    title: meta.title ?? key,
    hint: meta.description,
    section: meta.section ?? FIELD_TEXTS.generalSection,
    entry: meta.entry ?? entryOf(kind),
    ...(meta.shownAs ? { shownAs: meta.shownAs } : {}),
    when: meta.when,
    isRequired: !isOptional && !isNullable && !hasDefault && kind.kind !== "boolean",
    empty: isNullable ? null : undefined,
    isClearable: isOptional || isNullable,
    defaultValue: hasDefault ? defaultValue : isNullable ? null : undefined,
    isColumn: meta.column === true,
    ...(meta.isCustomerData ? { isCustomerData: true as const } : {}),
  };
  return { ...base, ...kind };
}

/** Removes wrappers (optional, nullable, default). Metadata of an outer one overrides that of an inner one. */
function unwrap(schema: Schema): Unwrapped {
  const result: Unwrapped = {
    inner: schema,
    meta: {},
    isOptional: false,
    isNullable: false,
    hasDefault: false,
    defaultValue: undefined,
  };
  for (;;) {
    result.meta = { ...z.globalRegistry.get(result.inner), ...result.meta };
    const { inner } = result;
    if (inner instanceof z.ZodOptional) result.isOptional = true;
    else if (inner instanceof z.ZodNullable) result.isNullable = true;
    else if (inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
      if (!result.hasDefault) result.defaultValue = inner.def.defaultValue;
      result.hasDefault = true;
    } else if (inner instanceof z.ZodPipe) {
      result.inner = inner.def.in;
      continue;
    } else return result;
    result.inner = inner.def.innerType;
  }
}

function kindOf(schema: Schema, meta: Meta): FieldKind {
  switch (meta.widget) {
    case "money":
      return moneyKind(schema, meta);
    case "textarea":
    case "markdown":
    case "rate":
    case "color":
    case "allergens":
    case "json":
    case "permissions":
      return { kind: meta.widget };
    case "roles":
      return {
        kind: "enums",
        choices: Object.entries(meta.labels ?? {}).map(([value, label]) => ({ value, label })),
        isRoles: true,
      };
    case "openingHours":
      return { kind: "openingHours", parts: partsOf(schema), ...(meta.outside ? { outside: meta.outside } : {}) };
    case "border":
    case "catalog":
      return { kind: meta.widget, parts: partsOf(schema) };
    case "unit":
      return { kind: "enum", choices: UNIT_NAMES.map((value) => ({ value, label: unitLabel(value) })) };
    case "section":
      return { kind: "object", fields: sectionFields() };
    case "image":
      return { kind: schema instanceof z.ZodArray ? "images" : "image", parts: partsOf(schema) };
    case "password":
    case "email":
    case "tel":
    case "url":
      return { kind: "text", input: meta.widget, isLong: meta.widget === "email" || meta.widget === "url" };
    default:
      return shapeKind(schema, meta);
  }
}

/** The fields of a page's section: its type and the values of that type. */
function sectionFields(): Field[] {
  const base: FieldBase = {
    key: "type",
    title: FIELD_TEXTS.sectionType,
    hint: undefined,
    section: FIELD_TEXTS.generalSection,
    isRequired: true,
    empty: undefined,
    isClearable: false,
    defaultValue: "text",
    isColumn: false,
  };
  const variants = Object.fromEntries(SECTION_TYPES.map((type) => [type, fieldsOf(sectionValues[type])]));
  return [
    { ...base, kind: "enum", choices: SECTION_TYPES.map((value) => ({ value, label: SECTION_LABELS[value] })) },
    {
      ...base,
      key: "value",
      title: FIELD_TEXTS.sectionValues,
      isRequired: false,
      defaultValue: {},
      kind: "variant",
      by: "type",
      variants,
    },
    {
      ...base,
      key: "isHidden",
      title: FIELD_TEXTS.sectionHidden,
      isRequired: false,
      isClearable: true,
      defaultValue: undefined,
      kind: "boolean",
    },
  ];
}

function moneyKind(schema: Schema, { per }: Meta): FieldKind {
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : { minValue: null, maxValue: null };
  return {
    kind: "money",
    ...(per === undefined ? {} : { per }),
    ...(minValue === null ? {} : { least: minValue }),
    ...(maxValue === null ? {} : { most: maxValue }),
  };
}

function shapeKind(schema: Schema, meta: Meta): FieldKind {
  if (meta.ref) return { kind: "ref", resource: meta.ref };
  if (schema instanceof z.ZodBoolean) return { kind: "boolean" };
  if (schema instanceof z.ZodEnum)
    return {
      kind: "enum",
      choices: choicesOf(schema, meta),
      ...(meta.choicesBy ? { choicesBy: meta.choicesBy } : {}),
    };
  if (schema instanceof z.ZodLiteral)
    return { kind: "enum", choices: choicesFrom([...schema.values], meta), isNumber: true };
  if (schema instanceof z.ZodNumber) return { kind: "number", isInteger: schema.format === "safeint" };
  if (schema instanceof z.ZodObject) return { kind: "object", fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray) return arrayKind(schema, meta);
  if (isDateTime(schema)) return { kind: "instant", isLocal: schema instanceof z.ZodUnion, isEnd: meta.isEnd === true };
  if (schema instanceof z.ZodISODate) return { kind: "date" };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodUnion)
    return {
      kind: "text",
      input: "text",
      isLong: mayBeLong(schema),
      ...(meta.refBy ? { refBy: meta.refBy } : {}),
      ...(meta.suggestions ? { suggestions: meta.suggestions } : {}),
    };
  return { kind: "json" };
}

function arrayKind(schema: z.ZodArray, meta: Meta): FieldKind {
  const element = unwrap(schema.element);
  if (element.inner instanceof z.ZodEnum)
    return { kind: "enums", choices: choicesOf(element.inner, { ...element.meta, ...meta }) };
  if (element.meta.widget === "image") return { kind: "images", parts: partsOf(element.inner) };
  if (element.meta.ref) return { kind: "refs", resource: element.meta.ref, isWrapped: false };
  if (element.inner instanceof z.ZodObject) {
    const [only, ...others] = Object.values(element.inner.shape);
    const target = only && others.length === 0 ? unwrap(only).meta.ref : undefined;
    if (target) return { kind: "refs", resource: target, isWrapped: true };
  }
  const item = fieldOf({ key: "item", schema: schema.element });
  if (!item) return { kind: "json" };
  return item.kind === "text" ? { kind: "strings" } : { kind: "list", item };
}

/** Whether a text may be a name or a sentence and not only a short code. */
function mayBeLong(schema: Schema): boolean {
  return (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) && (schema.maxLength ?? 0) >= 150;
}

function isDateTime(schema: Schema): boolean {
  if (schema instanceof z.ZodISODateTime) return true;
  return schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodISODateTime);
}

function choicesOf(schema: z.ZodEnum, meta: Meta): Choice[] {
  return choicesFrom(schema.options, meta);
}

function choicesFrom(options: readonly unknown[], { labels }: Meta): Choice[] {
  return options.map((option) => {
    const value = String(option);
    return { value, label: labels?.[value] ?? value };
  });
}

/** The parts of a value with its own editor; of a list, those of each entry. Parts without a title are left out. */
function partsOf(schema: Schema): Field[] {
  if (schema instanceof z.ZodArray) return partsOf(unwrap(schema.element).inner);
  return schema instanceof z.ZodObject ? fieldsOf(schema).filter(({ key, title }) => title !== key) : [];
}

/** The name of an entry in a list of references is that of the resource. */
function entryOf(kind: FieldKind): string | undefined {
  return kind.kind === "refs" ? findResource(kind.resource)?.one : undefined;
}
