import type { FieldError } from "../../kit/errors";
import type { IsValid } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import type { PriceSchedule } from "./price-at";
import { REDUCED_MESSAGES } from "./reduced-price.texts";

/** Refuses a reduced price that is none, and a period that ends before it begins. */
export function checkReducedPrice({
  fields: { price, reducedPrice, reducedFrom, reducedUntil },
  isValid,
}: {
  fields: DeepPartial<PriceSchedule>;
  isValid: IsValid;
}): FieldError[] {
  const isDear =
    typeof reducedPrice === "number" && isValid("price", "reducedPrice") && reducedPrice >= (price ?? Infinity);
  const isEmpty =
    reducedFrom && reducedUntil && isValid("reducedFrom", "reducedUntil")
      ? Date.parse(reducedUntil) <= Date.parse(reducedFrom)
      : false;
  return [
    ...(isDear ? [fieldError({ path: "reducedPrice", code: "range", message: REDUCED_MESSAGES.notLower })] : []),
    ...(isEmpty ? [fieldError({ path: "reducedUntil", code: "range", message: REDUCED_MESSAGES.endsEarly })] : []),
  ];
}
