import type { BuiltInRole } from "../kit/access";

/** What the built-in roles are called. */
export const ROLE_LABELS: Readonly<Record<BuiltInRole, string>> = {
  ROLE_ADMIN: "Administration",
  ROLE_MANAGER: "Filialleitung",
  ROLE_EMPLOYEE: "Mitarbeit",
};
