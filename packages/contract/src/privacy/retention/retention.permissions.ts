import type { Permission } from "../../kit/access";
import { RETENTION } from "./retention.texts";

export const retentionPermissions = {
  manage: { name: "privacy.retention", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;

/** Periods as a subject of the log, which says who confirmed them. */
export const retentionSubject = {
  name: "retention",
  one: RETENTION,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
