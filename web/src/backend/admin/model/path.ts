import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import { hasKey } from "@tresen/contract/kit/object";
import { formatDate, isDate } from "@tresen/contract/kit/time";
import { isPlain } from "./draft";
import { entryName } from "./entry-name";
import type { Field } from "./field";
import { FIELD_TEXTS } from "./field.texts";
import { rulesOf } from "../hours/closing";
import { DAY_LABELS, HOURS_TEXTS } from "../hours/hours.texts";
import { windowNumber } from "../hours/week";

/** The position of a value in a draft: `["deliveryAreas", "0", "price"]`, in requests `deliveryAreas.0.price`. */
export type Path = readonly string[];

export const pathKey = (path: Path): string => path.join(".");

/**
 * Normalises a path from the server or from zod: `items[0].price`, `items.0.price` and `/items/0/price` are the same.
 */
export function normalizePath(text: string): string {
  return text
    .replace(/\[(\w+)\]/g, ".$1")
    .replace(/[/.]+/g, ".")
    .replace(/^\.|\.$/g, "");
}

/** A shallow copy in which the entry `key` is `value`. */
export function withEntry({ source, key, value }: { source: unknown; key: string; value: unknown }): unknown {
  if (Array.isArray(source)) return source.map((entry: unknown, index) => (String(index) === key ? value : entry));
  return { ...(isPlain(source) ? source : {}), [key]: value };
}

interface Described {
  fields: readonly Field[];
  /** The values along the path: the fields of a section depend on its type. */
  values?: unknown;
  path: string;
}

/** Parts of a path that no form shows: their faults are reported at the value that contains them. */
export const SILENT: readonly string[] = ["id", "version", "extension"];

/** The name of a field in the form: `Liefergebiet 1, Lieferkosten`, `Abschnitt 2, Text`. */
export function describePath({ fields, values, path }: Described): string {
  const steps = path.split(".");
  const labels: string[] = [];
  let level = fields;
  let list: Field | null = null;
  let entry: string | undefined;
  let here = values;
  for (const [at, step] of steps.entries()) {
    const inner = propertyOf(here, step);
    const above: Field | null = list;
    if (above && NUMBER.test(step)) {
      labels.push(
        ...(above.kind === "openingHours"
          ? [above.title, ...ruleNames({ rules: rulesOf(here), index: Number(step) })]
          : [entryName({ field: above, index: Number(step) })]),
      );
      level = partsOfEntry(above);
      entry = above.entry;
      list = null;
    } else {
      const field = level.find(({ key }) => key === step);
      const rest = steps.slice(at + 1);
      list = field && NUMBER.test(rest[0] ?? "") ? field : null;
      // The entry's name already contains this field: `Kategorie 1`.
      const isShown = field ? hasHeading({ field, rest }) && field.title !== entry : !SILENT.includes(step);
      if (!list && isShown) labels.push(field?.title ?? FIELD_TEXTS.unknownStep(step));
      entry = undefined;
      if (field) level = partsOf({ field, value: here });
    }
    here = inner;
  }
  return labels.join(", ");
}

/** The fields of a value. Those of a section depend on its type, which is in the value around it. */
export function partsOf({ field, value }: { field: Field; value: unknown }): readonly Field[] {
  if (field.kind === "variant")
    return field.variants[String(propertyOf(value, field.by))] ?? Object.values(field.variants).flat();
  if (field.kind === "object") return field.fields;
  return "parts" in field ? field.parts : [];
}

export function partsOfEntry(list: Field): readonly Field[] {
  if (list.kind === "list") return list.item.kind === "object" ? list.item.fields : [];
  return "parts" in list ? list.parts : [];
}

export const NUMBER = /^\d+$/;

/** Whether the field's name is needed in a path. An object with a single list is not named. */
function hasHeading({ field, rest }: { field: Field; rest: readonly string[] }): boolean {
  if (field.kind === "variant") return false;
  if (field.kind !== "object") return true;
  const below = field.fields.find(({ key }) => key === rest[0]);
  return below === undefined || (field.fields.length > 1 && below.title !== field.title && !NUMBER.test(rest[1] ?? ""));
}

/** One of the opening hours, as their editor groups them: its day, and its number where the day has several. */
function ruleNames({ rules, index }: { rules: readonly OpeningHoursRule[]; index: number }): string[] {
  const { type, date } = rules[index] ?? {};
  const day = type && hasKey(DAY_LABELS, type) ? DAY_LABELS[type].long : FIELD_TEXTS.entry;
  const number = windowNumber({ rules, index });
  return [
    date && isDate(date) ? `${day} ${formatDate({ at: Date.parse(date), zone: "UTC" })}` : day,
    ...(number === null ? [] : [HOURS_TEXTS.window(number)]),
  ];
}

/** The field at a path; undefined where an editor of its own handles everything below. */
export function fieldAt({ fields, values, path }: Described): Field | undefined {
  let level = fields;
  let field: Field | undefined;
  let here = values;
  for (const step of path.split(".")) {
    if (field?.kind === "list" && NUMBER.test(step)) {
      field = field.item;
    } else {
      field = level.find(({ key }) => key === step);
      if (!field) return undefined;
    }
    if (field.kind === "variant") level = field.variants[String(propertyOf(here, field.by))] ?? [];
    else if (field.kind === "object") level = field.fields;
    else level = [];
    here = propertyOf(here, step);
  }
  return field;
}

/** The value at a path of a draft. */
export function valueAt({ values, path }: { values: unknown; path: string }): unknown {
  return path.split(".").reduce(propertyOf, values);
}

/** The entry of an object or list; undefined if the value is neither or has no such entry. */
export function propertyOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

/**
 * The visible field that shows a fault: the longest known path at or above it. Editors of their own (opening hours,
 * references) show the faults of everything below them.
 */
export function closestPath({ path, known }: { path: string; known: ReadonlySet<string> }): string | null {
  for (let steps = path.split("."); steps.length > 0; steps = steps.slice(0, -1)) {
    const candidate = steps.join(".");
    if (known.has(candidate)) return candidate;
  }
  return null;
}

export function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}
