import * as z from "zod";
import { recordFields } from "../kit/resource";
import { email } from "../kit/fields/contact-fields";
import { instant } from "../kit/fields/instant-fields";
import { choice, flag, line } from "../kit/schema";
import { userReferrer } from "./user.referrer";
import { PASSWORD_LENGTH } from "./password";
import { roleName } from "./role-name";
import { ROLE_LABELS } from "./role-labels.texts";
import { userPermissions } from "./user.permissions";

/** `user.rules.ts` checks whether it is too easy to guess, since it also needs the username. */
export const newPassword = z.string().min(PASSWORD_LENGTH.least).max(PASSWORD_LENGTH.most);

export const userFields = z.strictObject({
  username: z.email().max(254).meta({ title: "Benutzername (E-Mail)", widget: "email", column: true }),
  firstName: line("Vorname").default("").meta({ column: true }),
  lastName: line("Nachname").default("").meta({ column: true }),
  phone: line("Telefon", 40).default("").meta({ widget: "tel" }),
  email: email.default(""),
  roles: z
    .array(roleName)
    .min(1)
    .max(20)
    .meta({
      title: "Rollen",
      entry: "Rolle",
      widget: "roles",
      labels: ROLE_LABELS,
      access: { update: userPermissions.assign },
    }),
  ...userReferrer.fields.shape,
  language: choice(["de", "en"], {
    title: "Sprache der Nachrichten",
    labels: { de: "Deutsch", en: "Englisch" },
    description: "In ihr sind E-Mails über das Konto: Einladung, Anmelde-Link, neues Passwort, neue Geräte.",
  }).default("de"),
  isEnabled: flag("Aktiv", true).meta({ column: true, section: "Zugang" }),
  isLocked: flag("Gesperrt").meta({
    section: "Zugang",
    description: "Die Person kann sich nicht anmelden und ist überall abgemeldet, bis die Sperre aufgehoben wird.",
  }),
  activeFrom: instant.nullish().meta({ title: "Aktiv ab", section: "Zugang" }),
  activeTo: instant.nullish().meta({ title: "Aktiv bis", section: "Zugang", isEnd: true }),
  /** Write-only; stored as a hash. If it is left out, the password does not change. */
  password: newPassword.optional().meta({ title: "Passwort", widget: "password", secret: true }),
});

/** A user as answers contain it. */
export const userRecord = userFields.omit({ password: true }).extend(recordFields);
