import type { FieldError } from "../../kit/errors";
import type { IsValid } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import type { Period } from "./block-period";
import { BLOCK_MESSAGES } from "./block.texts";

/** Refuses a period that ends before it begins. */
export function checkBlock({ fields, isValid }: { fields: DeepPartial<Period>; isValid: IsValid }): FieldError[] {
  const { from, to } = fields;
  return from && to && isValid("from", "to") && Date.parse(to) <= Date.parse(from)
    ? [fieldError({ path: "to", code: "range", message: BLOCK_MESSAGES.endsEarly })]
    : [];
}
