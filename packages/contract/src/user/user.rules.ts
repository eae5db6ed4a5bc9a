import { listOf, repeated } from "../kit/validation/check";
import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { passwordFault } from "./password";
import { ACTIVE_REVERSED } from "./user.texts";

/**
 * Refuses a role that is listed twice, a password that is too easy to guess for this username, and an account that ends
 * before it begins.
 */
export function checkUser({
  fields: { roles, username, password, activeFrom, activeTo },
}: {
  fields: DeepPartial<{
    roles: readonly string[];
    username: string;
    password?: string;
    activeFrom?: string | null;
    activeTo?: string | null;
  }>;
}): FieldError[] {
  const weakness =
    typeof password === "string"
      ? passwordFault({ password, ...(typeof username === "string" ? { username } : {}) })
      : null;
  const isReversed = activeFrom && activeTo && Date.parse(activeTo) <= Date.parse(activeFrom);
  return [
    ...(isReversed ? [fieldError({ path: "activeTo", code: "order", message: ACTIVE_REVERSED })] : []),
    ...repeated({ values: listOf(roles), path: (index) => `roles.${index}` }),
    ...(weakness ? [fieldError({ path: "password", code: "weak", message: weakness })] : []),
  ];
}
