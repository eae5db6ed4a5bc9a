import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { listOf, repeated } from "../kit/validation/check";
import type { Instant } from "../kit/time";
import { EXTERNAL_USER_MESSAGES } from "./external-user.texts";

interface Validity {
  isEnabled: boolean;
  validFrom?: string | null | undefined;
  validTo?: string | null | undefined;
}

/** Whether the external user gets in with their key at `now`: enabled, and within `[validFrom, validTo)`. */
export function isActive({ user: { isEnabled, validFrom, validTo }, now }: { user: Validity; now: Instant }): boolean {
  return isEnabled && !(validFrom && Date.parse(validFrom) > now) && !(validTo && Date.parse(validTo) <= now);
}

/** Refuses an end that is not after the beginning, and a permission that is listed twice. */
export function checkExternalUser({
  fields: { validFrom, validTo, permissions },
}: {
  fields: DeepPartial<{ validFrom: string | null; validTo: string | null; permissions: readonly string[] }>;
}): FieldError[] {
  const isBackward = validFrom && validTo && Date.parse(validTo) <= Date.parse(validFrom);
  return [
    ...(isBackward ? [fieldError({ path: "validTo", code: "valid_to", message: EXTERNAL_USER_MESSAGES.validTo })] : []),
    ...repeated({ values: listOf(permissions), path: (index) => `permissions.${index}` }),
  ];
}
