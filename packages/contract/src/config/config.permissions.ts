import type { Permission } from "../kit/access";
import { SETTINGS } from "../log/log.texts";

export const configPermissions = {
  update: { name: "config.update", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;

/** The configuration as a subject of the log. Those who may change it see its entries. */
export const configSubject = {
  name: "config",
  one: SETTINGS,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
