import { blank, listOf, type IsValid } from "../../kit/validation/check";
import type { FieldError } from "../../kit/errors";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import { TAX_RATE_MESSAGES } from "./tax-rate.texts";

type Values = DeepPartial<{ values: readonly { from?: string | null; rate: number }[] }>;

/** Refuses values of which it would not be clear which one holds on a day. */
export function checkTaxRate({ fields, isValid }: { fields: Values; isValid: IsValid }): FieldError[] {
  const days = listOf(fields.values).map((value) => value?.from ?? null);
  return days.flatMap((day, index) => {
    const path = `values.${index}.from`;
    if (!isValid(path)) return [];
    if (index === 0) return day === null ? [] : [fault(path, TAX_RATE_MESSAGES.firstDated)];
    if (day === null) return [blank(path)];
    const before = days[index - 1];
    return typeof before === "string" && before >= day ? [fault(path, TAX_RATE_MESSAGES.unsorted)] : [];
  });
}

function fault(path: string, message: string): FieldError {
  return fieldError({ path, code: "invalid", message });
}
