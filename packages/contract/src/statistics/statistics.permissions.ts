import type { Permission } from "../kit/access";

export const statisticsPermissions = {
  /** With scope `branches`, only the figures of the person's branches, and none of the shop as a whole. */
  read: { name: "statistics.read", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
