import { formatMoney, formatRate } from "@tresen/contract/kit/money";
import { DEFAULT_TIME_ZONE, formatDate, formatExactDateTime, parseInstant } from "@tresen/contract/kit/time";
import { UNIT_NAMES, formatAmount, unitAbbreviation } from "@tresen/contract/catalog/units";
import { COMMON_TEXTS, OWN_ROLE } from "../../shared/common.texts";
import type { Money } from "../../shared/visibility";
import type { Field } from "../model/field";
import { resolveField } from "../model/resolved-field";

export interface CellContext {
  currency: string;
  /** How amounts are written, if not as they are. */
  money?: Money;
  labelOf: (resource: string, id: string) => string;
  /** The time zone in which instants are shown, if it is not the usual one. */
  zone?: string;
  /** The same, where each record has its own. */
  zoneOf?: (record: Readonly<Record<string, unknown>>) => string;
}

/** The text of a value in a cell, in the search and in an export. */
export function cellText({ field, value, context }: { field: Field; value: unknown; context: CellContext }): string {
  if (value === null || value === undefined || value === "") return "";
  switch (field.kind) {
    case "boolean":
      return value === true ? COMMON_TEXTS.yes : COMMON_TEXTS.no;
    case "money":
      return (context.money ?? formatMoney)(Number(value), context.currency);
    case "rate":
      return formatRate(Number(value));
    case "number":
      return formatAmount(Number(value));
    case "enum":
      return choiceLabel(field.choices, value);
    case "enums":
      return asList(value)
        .map((entry) => choiceLabel(field.choices, entry, field.isRoles && OWN_ROLE))
        .join(", ");
    case "ref":
      return context.labelOf(field.resource, String(value));
    case "refs":
      return referencedIds(value)
        .map((id) => context.labelOf(field.resource, id))
        .join(", ");
    case "instant": {
      const { zone = DEFAULT_TIME_ZONE } = context;
      const at = parseInstant({ text: String(value), zone });
      return at === null ? String(value) : formatExactDateTime({ at, zone });
    }
    case "date":
      return formatDate({ at: Date.parse(String(value)), zone: "UTC" });
    case "allergens":
    case "strings":
      return asList(value).join(", ");
    default:
      return typeof value === "string" ? value : "";
  }
}

/**
 * The same for a field of a record, where the resource of a reference may depend on another field. A price per gram or
 * hour says so; one for a piece needs no unit.
 */
export function recordText({
  field,
  record,
  context,
}: {
  field: Field;
  record: Readonly<Record<string, unknown>>;
  context: CellContext;
}): string {
  const zoned = field.kind === "instant" && context.zoneOf ? { ...context, zone: context.zoneOf(record) } : context;
  const text = cellText({ field: resolveField({ field, siblings: record }), value: record[field.key], context: zoned });
  const per = field.kind === "money" && field.per !== undefined ? record[field.per] : undefined;
  const unit = UNIT_NAMES.find((name) => name === per && name !== "piece");
  return text !== "" && unit ? `${text} / ${unitAbbreviation(unit)}` : text;
}

/** Ids of `[{ id }]` or `[id]`. */
export function referencedIds(value: unknown): string[] {
  return asList(value).flatMap((entry) =>
    typeof entry === "string"
      ? [entry]
      : typeof entry === "object" && entry !== null && "id" in entry
        ? [String(entry.id)]
        : [],
  );
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** @param other what is said of a value that has no label here. */
function choiceLabel(
  choices: readonly { value: string; label: string }[],
  value: unknown,
  other: string | undefined = String(value),
): string {
  return choices.find((choice) => choice.value === String(value))?.label ?? other;
}
