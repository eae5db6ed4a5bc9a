import * as z from "zod";
import { PASSWORD_LENGTH } from "./password";
import { type RecordOf, defineResource } from "../kit/resource";
import { email, flag, line, refs } from "../kit/schema";
import { checkUser } from "./user.rules";

/** What makes one too easy to guess, `user.rules.ts` says with the username. */
export const newPassword = z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most);

export const roles = z.enum(["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_EMPLOYEE"]);

export const users = defineResource({
  name: "users",
  idPrefix: "usr",
  one: "Benutzer",
  many: "Benutzer",
  fields: z.strictObject({
    username: z.email().max(254).meta({ title: "Benutzername (E-Mail)", column: true }),
    firstName: line("Vorname").default("").meta({ title: "Vorname", column: true }),
    lastName: line("Nachname").default("").meta({ title: "Nachname", column: true }),
    phone: line("Telefon", 40).default("").meta({ title: "Telefon", widget: "tel" }),
    email: email.default(""),
    roles: z
      .array(roles)
      .min(1)
      .max(3)
      .meta({
        title: "Rollen",
        labels: { ROLE_ADMIN: "Administration", ROLE_MANAGER: "Filialleitung", ROLE_EMPLOYEE: "Mitarbeit" },
      }),
    branches: refs("branches", "Filialen").default([]),
    isEnabled: flag("Aktiv", true).meta({ title: "Aktiv", column: true }),
    /** Only ever written; stored as a hash. Left out, the password stays. */
    password: newPassword.optional().meta({ title: "Passwort", widget: "password", secret: true }),
  }),
  check: checkUser,
  read: "admin",
  write: "admin",
  unique: [["username"]],
  inSnapshot: false,
});

export type User = Omit<RecordOf<typeof users>, "password">;

export type Role = z.output<typeof roles>;
