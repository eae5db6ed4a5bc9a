import type { ShopBundle } from "@tresen/contract/bundle/bundle";
import { isBuiltIn } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { Role } from "@tresen/contract/user/role.resource";
import { ROLE_MESSAGES } from "@tresen/contract/user/role.texts";
import type { User } from "@tresen/contract/user/user.resource";
import { permissionFaults } from "../user";
import type { ShopState } from "./state";

/** Permissions that there are not, and roles of users that neither the bundle nor the shop has. */
export function roleFaults({
  input,
  bundle,
  state,
}: {
  input: unknown;
  bundle: Pick<ShopBundle, "roles" | "users">;
  state: ShopState;
}): FieldError[] {
  const roles = bundle.roles.map((entry) => entry as Pick<Role, "id" | "identifier" | "permissions">);
  const users = bundle.users.map((entry) => entry as Pick<User, "id" | "roles">);
  const replaced = new Set(roles.map(({ id }) => id));
  const kept = [...(state.get("roles")?.values() ?? [])].filter(({ id }) => !replaced.has(id));
  const known = new Set([
    ...roles.map(({ identifier }) => identifier),
    ...kept.map(({ fields }) => String(fields.identifier)),
  ]);
  const indexIn = (name: "roles" | "users", id: string): number =>
    listIn({ input, name }).findIndex(
      (entry) => typeof entry === "object" && entry !== null && "id" in entry && entry.id === id,
    );
  return [
    ...roles.flatMap(({ id, permissions }) =>
      permissionFaults(permissions).map((fault) => ({
        ...fault,
        field: `roles.${indexIn("roles", id)}.${fault.field ?? "permissions"}`,
      })),
    ),
    ...users.flatMap(({ id, roles: names }) =>
      names.flatMap((role, index) =>
        isBuiltIn(role) || known.has(role)
          ? []
          : [
              fieldError({
                path: `users.${indexIn("users", id)}.roles.${index}`,
                code: "reference",
                message: ROLE_MESSAGES.unknown,
              }),
            ],
      ),
    ),
  ];
}

/** As it stands in the bundle: faulty records are missing in the checked one, and faults name the place in this. */
function listIn({ input, name }: { input: unknown; name: "roles" | "users" }): unknown[] {
  const list: unknown = typeof input === "object" && input !== null && name in input ? Reflect.get(input, name) : [];
  return Array.isArray(list) ? list : [];
}
