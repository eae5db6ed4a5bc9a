import type { Permission } from "../kit/access";

const TO_MANAGERS = { access: "manager", scopes: ["all", "branches"] } as const;

export const closingPermissions = {
  read: { name: "closings.read", ...TO_MANAGERS },
  /** Closing a day. */
  create: { name: "closings.create", ...TO_MANAGERS },
  /** Entering corrections and tips. */
  book: { name: "closings.book", ...TO_MANAGERS },
} as const satisfies Record<string, Permission>;
