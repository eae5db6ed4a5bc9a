import type { Permission } from "../../kit/access";

/** The permissions for staff to see what is printed, and to decide about it. */
export const printJobPermissions = {
  read: { name: "print-jobs.read", access: "staff", scopes: ["all", "branches"] },
  /** Printing again, elsewhere or not at all, and saying whether something came out. */
  handle: { name: "print-jobs.handle", access: "staff", scopes: ["all", "branches"] },
  /** Printing a day's figures. */
  summary: { name: "print-jobs.summary", access: "manager", scopes: ["all", "branches"] },
  /** Trying devices, asking for their logs and giving them keys. */
  test: { name: "devices.test", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
