import type { FieldError } from "../kit/errors";
import { blank } from "../kit/validation/check";
import type { DeepPartial } from "../kit/validation/valid-part";

/** A customer is blocked for a reason, which staff see with each order that waits because of it. */
export function checkCustomer({
  fields,
}: {
  fields: DeepPartial<{ isBlocked: boolean; blockReason: string }>;
}): FieldError[] {
  return fields.isBlocked && fields.blockReason?.trim() === "" ? [blank("blockReason")] : [];
}
