import type { FieldError } from "../kit/errors";
import { fieldError } from "../kit/validation/validation";
import { NOBODY } from "./customer.texts";
import { blank } from "../kit/validation/check";
import type { DeepPartial } from "../kit/validation/valid-part";

interface Checked {
  firstName: string;
  lastName: string;
  companyName: string;
  emails: string[];
  phones: string[];
  isBlocked: boolean;
  blockReason: string;
}

/**
 * A customer is somebody who has a name or can be reached, and is blocked for a reason, which staff see with each order
 * that waits because of it.
 */
export function checkCustomer({ fields }: { fields: DeepPartial<Checked> }): FieldError[] {
  const { firstName, lastName, companyName, emails, phones, isBlocked, blockReason } = fields;
  const isSomebody = [firstName, lastName, companyName, ...(emails ?? []), ...(phones ?? [])].some(Boolean);
  return [
    ...(isSomebody ? [] : [fieldError({ path: "lastName", code: "nobody", message: NOBODY })]),
    ...(isBlocked && blockReason?.trim() === "" ? [blank("blockReason")] : []),
  ];
}
