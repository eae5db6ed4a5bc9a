import { listOf, repeated } from "../kit/validation/check";
import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { passwordFault } from "./password";

/** Refuses a role that is listed twice, and a password that is too easy to guess for this username. */
export function checkUser({
  fields: { roles, username, password },
}: {
  fields: DeepPartial<{ roles: readonly string[]; username: string; password?: string }>;
}): FieldError[] {
  const weakness =
    typeof password === "string"
      ? passwordFault({ password, ...(typeof username === "string" ? { username } : {}) })
      : null;
  return [
    ...repeated({ values: listOf(roles), path: (index) => `roles.${index}` }),
    ...(weakness ? [fieldError({ path: "password", code: "weak", message: weakness })] : []),
  ];
}
