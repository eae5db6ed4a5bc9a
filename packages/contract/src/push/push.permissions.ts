import type { Permission } from "../kit/access";

/**
 * Whoever works in a branch may have its devices notified: the browser that subscribes is the one on the counter, and
 * whoever stands there is seldom a manager.
 */
export const pushPermissions = {
  subscribe: { name: "push.subscribe", access: "staff", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
