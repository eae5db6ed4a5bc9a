import type { Permission } from "../kit/access";

export const logPermissions = {
  /** With scope `branches`, only changes of records that belong to one of the person's branches can be read. */
  read: { name: "logs.read", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
