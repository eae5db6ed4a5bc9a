import type { Permission } from "../kit/access";

export const configPermissions = {
  update: { name: "config.update", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;
