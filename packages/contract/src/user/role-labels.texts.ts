import type { BuiltInRole } from "../kit/access";

/** The German names of the built-in roles. */
export const ROLE_LABELS: Readonly<Record<BuiltInRole, string>> = {
  ROLE_ADMIN: "Administration",
  ROLE_MANAGER: "Filialleitung",
  ROLE_EMPLOYEE: "Mitarbeit",
};
