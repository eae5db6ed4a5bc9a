import type { Permission } from "../kit/access";

export const configPermissions = {
  update: { name: "config.update", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;

/** The configuration as the log tells of it: to those who may change it. */
export const configSubject = {
  name: "config",
  one: "Einstellungen",
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
