import type { Permission } from "../kit/access";

export const taskPermissions = {
  /** Changing more of a task than its state, checklist and comments. */
  plan: { name: "tasks.plan", access: "manager", scopes: ["all", "branches", "own"] },
} as const satisfies Record<string, Permission>;
