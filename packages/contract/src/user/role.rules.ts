import { type Grant, isBuiltIn } from "../kit/access";
import { listOf, repeated } from "../kit/validation/check";
import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { ROLE_MESSAGES } from "./role.texts";

/** Refuses the name of a built-in role, and a permission that is listed twice. */
export function checkRole({
  fields: { identifier, permissions },
}: {
  fields: DeepPartial<{ identifier: string; permissions: readonly Grant[] }>;
}): FieldError[] {
  return [
    ...(identifier !== undefined && isBuiltIn(identifier)
      ? [fieldError({ path: "identifier", code: "unique", message: ROLE_MESSAGES.builtIn })]
      : []),
    ...repeated({
      values: listOf(permissions).map((entry) => entry && `${entry.permission} ${entry.scope}`),
      path: (index) => `permissions.${index}.permission`,
      message: () => ROLE_MESSAGES.repeated,
    }),
  ];
}
