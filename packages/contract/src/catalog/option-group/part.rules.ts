import type { FieldError } from "../../kit/errors";
import { type IsValid, blank, listOf, repeated } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import * as VALIDATION from "../../kit/validation/validation.texts";
import { OPTION_GROUP_MESSAGES as MESSAGES } from "./option-group.texts";
import { checkOptions } from "./options.rules";

/** A step as far as its fields are valid. */
export type CheckedPart = DeepPartial<{
  name: string;
  description: string;
  group?: string | null | undefined;
  type?: string | undefined;
  optional: boolean;
  options: readonly { name: string; allergens: readonly string[] }[];
  without?: readonly string[] | undefined;
}>;

/** Refuses a step from which it would not be clear what can be chosen: see `resolve.ts`. */
export function checkPart({
  part,
  path,
  isValid,
}: {
  part: CheckedPart | undefined;
  path: string;
  isValid: IsValid;
}): FieldError[] {
  const { group, type, options, without } = part ?? {};
  if (!isValid(`${path}.group`)) return [];
  // What answers contain of the group comes back with the next change, and is not stored.
  if (group) return repeated({ values: listOf(without), path: (index) => `${path}.without.${index}` });
  const isChoice = type === "select" || type === "multiselect";
  const isWithout =
    isChoice && !part?.optional && listOf(options).length === 0 && isValid(`${path}.optional`, `${path}.options`);
  return [
    ...(part && !type && isValid(`${path}.type`) ? [blank(`${path}.type`)] : []),
    ...(listOf(without).length > 0
      ? [fieldError({ path: `${path}.without`, code: "unexpected_field", message: MESSAGES.withoutGroup })]
      : []),
    ...(isWithout ? [fieldError({ path: `${path}.options`, code: "too_few", message: VALIDATION.tooFew(1) })] : []),
    ...checkOptions({ options, path: `${path}.options` }),
  ];
}
