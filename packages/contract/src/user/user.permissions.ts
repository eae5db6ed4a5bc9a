import type { Permission } from "../kit/access";

export const userPermissions = {
  /** Changing the roles and branches of an existing user. Creating a user does not require it. */
  assign: { name: "user.assign", access: "admin", scopes: ["all", "branches"] },
  /** Sending an invitation, seeing and ending sessions, and removing a lost second factor of others. */
  account: { name: "user.account", access: "admin", scopes: ["all", "branches"] },
  /** Deciding which roles must sign in with a second factor. */
  policy: { name: "user.policy", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;
