import * as z from "zod";
import { recordFields } from "../kit/resource";
import { choice, email, flag, line, refs } from "../kit/schema";
import { PASSWORD_LENGTH } from "./password";
import { ROLE_LABELS } from "./role.texts";

/** What makes one too easy to guess, `user.rules.ts` says with the username. */
export const newPassword = z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most);

export const roles = choice(["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"], {
  labels: ROLE_LABELS,
});

export const userFields = z.strictObject({
  username: z.email().max(254).meta({ title: "Benutzername (E-Mail)", column: true }),
  firstName: line("Vorname").default("").meta({ column: true }),
  lastName: line("Nachname").default("").meta({ column: true }),
  phone: line("Telefon", 40).default("").meta({ widget: "tel" }),
  email: email.default(""),
  roles: z.array(roles).min(1).max(3).meta({ title: "Rollen", entry: "Rolle" }),
  branches: refs("branches", "Filialen").default([]),
  isEnabled: flag("Aktiv", true).meta({ column: true }),
  /** Only ever written; stored as a hash. Left out, the password stays. */
  password: newPassword.optional().meta({ title: "Passwort", widget: "password", secret: true }),
});

/** A user as answers have one. */
export const userRecord = userFields.omit({ password: true }).extend(recordFields);

export type Role = z.output<typeof roles>;
