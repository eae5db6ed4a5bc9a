import * as z from "zod";
import { EXPECTED_ROLE, SCOPE_LABELS } from "./role.texts";

/** The role of a user: one of the three built-in roles, or a custom role. */
export const roleName = z
  .string()
  .max(60)
  .regex(/^ROLE_[A-Z][A-Z0-9_]*$/, EXPECTED_ROLE);

/** A permission that a role gives: its name and its scope. */
export const grant = z.strictObject({
  permission: z
    .string()
    .max(80)
    .regex(/^[a-z][A-Za-z-]*\.[a-z][a-z-]*$/)
    .meta({ title: "Recht" }),
  scope: z.enum(["all", "branches", "own"]).meta({ title: "Umfang", labels: SCOPE_LABELS }),
});
