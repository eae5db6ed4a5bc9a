import type { Permission } from "../kit/access";

export const userPermissions = {
  /** Changing which roles and branches a user has. Creating a user takes none: it is part of filling in the form. */
  assign: { name: "user.assign", access: "admin", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
