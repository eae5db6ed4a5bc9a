import type { Permission } from "../kit/access";
import { JOB } from "../log/log.texts";

/** Jobs as a subject of the log. Administrators see its entries. */
export const jobSubject = {
  name: "jobs",
  one: JOB,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;

export const jobPermissions = {
  read: { name: "jobs.read", access: "admin", scopes: ["all"] },
  retry: { name: "job.retry", access: "admin", scopes: ["all"] },
  cancel: { name: "job.cancel", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;
