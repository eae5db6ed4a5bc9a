import type { DerivedFilter } from "@tresen/contract/kit/list/list-query";
import { formatDate, isDate } from "@tresen/contract/kit/time";
import type { Field } from "../../model/field";
import { FIELD_TEXTS } from "../../model/field.texts";
import { moneyText, numberText, parseMoney, parseNumber, parseRate, rateText } from "../../model/entry";
import { HIDDEN_DATA_TEXTS } from "../../../shared/common.texts";
import { type CellContext, cellText } from "../cell-text";
import { FILTER_TEXTS } from "./filters.texts";

type Filters = Readonly<Record<string, string>>;

/** A filter that is no field of the list's records, as a field that the form of the filters shows. */
export function derivedField({ name, title, resource, labels }: DerivedFilter): Field {
  const shared = {
    key: name,
    title,
    hint: undefined,
    section: FIELD_TEXTS.generalSection,
    isRequired: false,
    empty: undefined,
    isClearable: true,
    defaultValue: undefined,
    isColumn: false,
  };
  if (resource !== undefined) return { ...shared, kind: "ref", resource };
  if (!labels) return { ...shared, kind: "text", input: "text", isLong: false };
  return { ...shared, kind: "enum", choices: Object.entries(labels).map(([value, label]) => ({ value, label })) };
}

/** Whether a list can be filtered by bounds of the field. */
export function isRanged(field: Field): boolean {
  return ["number", "money", "rate", "date", "instant"].includes(field.kind);
}

/** The two bounds of a range in the address, as the API names them. */
export const BOUNDS = ["From", "To"] as const;
export type Bound = (typeof BOUNDS)[number];

/** The filters with another value; null and an empty text remove it. */
export function withFilter({
  filters,
  key,
  value,
}: {
  filters: Filters;
  key: string;
  value: string | null;
}): Record<string, string> | undefined {
  const { [key]: _dropped, ...others } = filters;
  const changed = value === null || value === "" ? others : { ...others, [key]: value };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

/** What a typed bound means in the address: cents for an amount of money. Null for no bound or none that is valid. */
export function boundOf({ field, typed }: { field: Field; typed: string }): string | null {
  if (field.kind === "date" || field.kind === "instant") return typed === "" ? null : typed;
  const parse = field.kind === "money" ? parseMoney : field.kind === "rate" ? parseRate : parseNumber;
  const value = parse(typed);
  return typeof value === "number" ? String(value) : null;
}

/** A bound as people type it. */
export function boundText({ field, bound }: { field: Field; bound: string | undefined }): string {
  if (bound === undefined || field.kind === "date" || field.kind === "instant") return bound ?? "";
  const text = field.kind === "money" ? moneyText : field.kind === "rate" ? rateText : numberText;
  return text(Number(bound));
}

export interface Chip {
  key: string;
  text: string;
}

/** One chip for each filter that is in force. */
export function chipsOf({
  fields,
  filters,
  context,
  isSeen,
}: {
  fields: readonly Field[];
  filters: Filters;
  context: CellContext;
  /** Whether the values of the field are shown: names of customers are hidden from guests here, too. */
  isSeen: (field: Field) => boolean;
}): Chip[] {
  return fields.flatMap((field) => {
    const shown = (value: string): string =>
      field.isCustomerData && !isSeen(field)
        ? HIDDEN_DATA_TEXTS.customer
        : field.kind === "refs"
          ? context.labelOf(field.resource, value)
          : cellText({ field, value: valueOf({ field, value }), context });
    // A time is bounded by days.
    const limit = (value: string): string =>
      field.kind === "instant" && isDate(value) ? formatDate({ at: Date.parse(value), zone: "UTC" }) : shown(value);
    const wanted = filters[field.key];
    const is =
      wanted === undefined
        ? []
        : [{ key: field.key, text: FILTER_TEXTS.is({ title: field.title, value: shown(wanted) }) }];
    const bounds = BOUNDS.flatMap((bound) => {
      const value = filters[`${field.key}${bound}`];
      return value === undefined
        ? []
        : [{ key: `${field.key}${bound}`, text: FILTER_TEXTS[bound]({ title: field.title, value: limit(value) }) }];
    });
    return [...is, ...bounds];
  });
}

function valueOf({ field, value }: { field: Field; value: string }): unknown {
  if (field.kind === "boolean") return value === "true";
  return field.kind === "enums" ? [value] : value;
}
