import type { Permission } from "../kit/access";

/** Beside what may be done with the records of branches. */
export const branchPermissions = {
  testMessage: { name: "branch.test-message", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
