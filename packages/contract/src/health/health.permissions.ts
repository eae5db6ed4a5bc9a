import type { Permission } from "../kit/access";

export const healthPermissions = {
  /** What concerns the whole shop is told whoever holds it everywhere; devices and SMS by branch. */
  read: { name: "health.read", access: "manager", scopes: ["all", "branches"] },
  /** Processes stored changes again. */
  redrive: { name: "health.redrive", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;
