import type { Permission } from "../kit/access";

/** Permissions for actions on branches other than create, read, update and remove. */
export const branchPermissions = {
  testMessage: { name: "branch.test-message", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
