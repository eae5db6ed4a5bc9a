import * as z from "zod";
import { EXPECTED_ROLE, SCOPE_LABELS } from "./role.texts";

/** A role's name as users have it: one of the three that are built in, or one that the shop made itself. */
export const roleName = z
  .string()
  .max(60)
  .regex(/^ROLE_[A-Z][A-Z0-9_]*$/, EXPECTED_ROLE);

/** What a role gives: a permission by its name, and how far it reaches. */
export const grant = z.strictObject({
  permission: z
    .string()
    .max(80)
    .regex(/^[a-z][A-Za-z-]*\.[a-z][a-z-]*$/)
    .meta({ title: "Recht" }),
  scope: z.enum(["all", "branches", "own"]).meta({ title: "Umfang", labels: SCOPE_LABELS }),
});
