import type { Permission } from "../kit/access";

export const userPermissions = {
  /** Changing the roles and branches of an existing user. Creating a user does not require it. */
  assign: { name: "user.assign", access: "admin", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
