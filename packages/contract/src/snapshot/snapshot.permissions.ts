import type { Permission } from "../kit/access";

export const snapshotPermissions = {
  read: { name: "snapshot.read", access: "admin", scopes: ["all"] },
  rebuild: { name: "snapshot.rebuild", access: "admin", scopes: ["all"] },
} as const satisfies Record<string, Permission>;
