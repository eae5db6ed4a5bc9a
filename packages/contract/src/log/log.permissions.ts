import type { Permission } from "../kit/access";

export const logPermissions = {
  /** Within the own branches, what was done to records that belong to one of them. */
  read: { name: "logs.read", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
