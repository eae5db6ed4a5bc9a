import type { Actor } from "@tresen/core/platform/actor";

/** The actor has all rights, because anyone who can run a command can write to the table directly. */
export const OPERATOR: Actor = {
  kind: "staff",
  user: { id: "operator", name: "Betrieb", roles: ["ROLE_ADMIN"], branches: [] },
};
