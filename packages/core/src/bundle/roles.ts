import type { ShopBundle } from "@tresen/contract/bundle/bundle";
import { isBuiltIn } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { ROLE_MESSAGES } from "@tresen/contract/user/role.texts";
import { permissionFaults, roleRows, userRows } from "../user";
import { indexIn } from "./input-index";
import type { BundleState } from "./state";

/**
 * Faults for unknown permissions, for users' roles that neither the bundle nor the shop has, and for roles that get
 * another identifier although users whom the bundle leaves as they are have them by the former one.
 */
export function roleFaults({
  input,
  bundle,
  state,
}: {
  input: unknown;
  bundle: Pick<ShopBundle, "roles" | "users">;
  state: BundleState;
}): FieldError[] {
  const roles = bundle.roles.map(({ id, ...fields }) => ({ id: String(id), ...roleRows.fieldsOf({ fields }) }));
  const users = bundle.users.map(({ id, ...fields }) => ({ id: String(id), ...userRows.fieldsOf({ fields }) }));
  const replaced = new Set(roles.map(({ id }) => id));
  const kept = [...(state.get("roles")?.values() ?? [])].filter(({ id }) => !replaced.has(id));
  const known = new Set([
    ...roles.map(({ identifier }) => identifier),
    ...kept.map(({ fields }) => String(fields.identifier)),
  ]);
  const usersInBundle = new Set(users.map(({ id }) => id));
  const held = new Set(
    [...(state.get("users")?.values() ?? [])]
      .filter(({ id }) => !usersInBundle.has(id))
      .flatMap((user) => userRows.recordOf(user).roles),
  );
  const isRenamedInUse = ({ id, identifier }: { id: string; identifier: string }): boolean => {
    const before = state.get("roles")?.get(id);
    const former = before && roleRows.recordOf(before).identifier;
    return former !== undefined && former !== identifier && held.has(former);
  };
  return [
    ...roles.filter(isRenamedInUse).map(({ id }) => ({
      field: `roles.${indexIn({ input, name: "roles", id })}.identifier`,
      code: "role.identifier_in_use",
      message: ROLE_MESSAGES.identifierInUse,
    })),
    ...roles.flatMap(({ id, permissions }) =>
      permissionFaults(permissions).map((fault) => ({
        ...fault,
        field: `roles.${indexIn({ input, name: "roles", id })}.${fault.field ?? "permissions"}`,
      })),
    ),
    ...users.flatMap(({ id, roles: names }) =>
      names.flatMap((role, index) =>
        isBuiltIn(role) || known.has(role)
          ? []
          : [
              fieldError({
                path: `users.${indexIn({ input, name: "users", id })}.roles.${index}`,
                code: "reference",
                message: ROLE_MESSAGES.unknown,
              }),
            ],
      ),
    ),
  ];
}
