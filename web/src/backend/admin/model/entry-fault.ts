import type { FieldError } from "@tresen/contract/kit/errors";
import { AMOUNT_FAULTS } from "@tresen/contract/kit/validation/amount.texts";
import { EXPECTED_QUANTITY } from "@tresen/contract/kit/validation/expectation.texts";
import { blank } from "@tresen/contract/kit/validation/validation.texts";
import { dateFault } from "../../shared/ui/date/date-entry";
import { instantFault } from "../../shared/ui/date/moment";
import { parseNumber } from "./entry";
import { ENTRY_MESSAGES } from "./entry.texts";
import type { Field, FieldOf } from "./field";
import { fieldAt, normalizePath, valueAt } from "./path";

type NumberField = FieldOf<"money" | "rate" | "number">;

/**
 * The faults of a draft, reworded for the format in which its fields are typed: see `ENTRY_MESSAGES`. Other faults are
 * unchanged.
 */
export function withEntryMessages({
  fields,
  draft,
  faults,
}: {
  fields: readonly Field[];
  draft: unknown;
  faults: readonly FieldError[];
}): FieldError[] {
  return faults.map((fault) => {
    const path = normalizePath(fault.field ?? "");
    const field = fieldAt({ fields, values: draft, path });
    const value = valueAt({ values: draft, path });
    const message = field && isNumber(field) ? entryFault({ field, value, fault }) : textFault({ value, fault });
    return message ? { ...fault, message } : fault;
  });
}

/** What is empty has no wrong form. */
const OF_FORM = ["validation.date", "validation.date_time", "validation.email"];

/** Undefined for faults that are not about the form of a typed text. */
function textFault({ value, fault: { code } }: { value: unknown; fault: FieldError }): string | undefined {
  if (typeof value !== "string") return undefined;
  if (value.trim() === "" && OF_FORM.includes(code)) return blank;
  if (code === "validation.date") return dateFault(value);
  return code === "validation.date_time" ? instantFault(value) : undefined;
}

function isNumber(field: Field): field is NumberField {
  return field.kind === "money" || field.kind === "rate" || field.kind === "number";
}

/** Undefined for faults that are not about the number itself, such as a missing value or a rule between fields. */
function entryFault({
  field,
  value,
  fault,
}: {
  field: NumberField;
  value: unknown;
  fault: FieldError;
}): string | undefined {
  const isUnread = typeof value === "string" && value.trim() !== "";
  if (typeof value !== "number" && !isUnread) return undefined;
  switch (field.kind) {
    case "money":
      return moneyFault({ field, value, code: fault.code });
    case "rate":
      return rateFault({ value, code: fault.code });
    case "number":
      if (fault.message === EXPECTED_QUANTITY) return ENTRY_MESSAGES.quantity;
      if (isUnread) return field.isInteger ? ENTRY_MESSAGES.whole : ENTRY_MESSAGES.number;
      return undefined;
  }
}

function moneyFault({
  field: { least, most },
  value,
  code,
}: {
  field: FieldOf<"money">;
  value: string | number;
  code: string;
}): string | undefined {
  // An amount that could not be parsed is still the typed text.
  if (typeof value === "string")
    return typeof parseNumber(value) === "number" ? AMOUNT_FAULTS.places : AMOUNT_FAULTS.unread;
  if (code === "validation.too_small" && least !== undefined) return AMOUNT_FAULTS.tooSmall(least);
  if (code === "validation.too_big" && most !== undefined) return AMOUNT_FAULTS.tooBig(most);
  return undefined;
}

function rateFault({ value, code }: { value: string | number; code: string }): string | undefined {
  if (typeof value === "string") return ENTRY_MESSAGES.rate;
  if (value < 0 || value > 1) return ENTRY_MESSAGES.rateRange;
  return code === "validation.invalid" ? ENTRY_MESSAGES.ratePlaces : undefined;
}
