import type { Permission } from "../kit/access";

export const healthPermissions = {
  /** What concerns the whole shop is told whoever holds it everywhere; devices and SMS by branch. */
  read: { name: "health.read", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
