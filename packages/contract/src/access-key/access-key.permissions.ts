import type { Permission } from "../kit/access";

export const accessKeyPermissions = {
  read: { name: "access-keys.read", access: "manager", scopes: ["all", "branches"] },
  /** Making, rotating and revoking keys, and pairing displays. */
  manage: { name: "access-keys.manage", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
