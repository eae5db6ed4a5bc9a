import type { Permission } from "../kit/access";

export const jobPermissions = {
  read: { name: "jobs.read", access: "admin", scopes: ["all"] },
  retry: { name: "job.retry", access: "admin", scopes: ["all"] },
  cancel: { name: "job.cancel", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;
