import type { Permission } from "../../kit/access";
import { UPLOAD_RECORD } from "./upload-record.texts";

/**
 * Whoever may see an order may see its files, see `orderPermissions.read`. This is for the rest: files that no order uses,
 * and changes.
 */
export const uploadPermissions = {
  handle: { name: "uploads.handle", access: "manager", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;

/** Files of customers as a subject of the log, which names none of them. */
export const uploadSubject = {
  name: "uploads",
  one: UPLOAD_RECORD,
  access: { read: "manager", create: "manager", update: "manager", remove: "manager" },
  // Unused, since the log stores the branch of each entry.
  branchesOf: (): string[] => [],
} as const;
