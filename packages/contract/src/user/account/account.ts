import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { roleName } from "../role-name";

/** How somebody signed in. */
export const LOGIN_METHODS = ["password", "link", "passkey", "pin"] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** A session as its owner, and whoever may change the user, sees it. */
export const sessionView = z.object({
  id: z.string(),
  device: z.string().meta({ description: "Browser und System, wie sie sich genannt haben" }),
  address: z.string(),
  place: z.string().nullable().meta({ description: "Ungefähr, nach der Adresse; `null`, wenn unbekannt" }),
  method: z.enum(LOGIN_METHODS),
  createdAt: instant,
  lastUsedAt: instant.meta({ description: "Auf die Stunde genau" }),
  expiresAt: instant,
  isCurrent: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;

/** A browser in which the person is not asked for the second factor for a while. */
export const trustedBrowser = z.object({
  id: z.string(),
  device: z.string().meta({ description: "Browser und System, wie sie sich genannt haben" }),
  address: z.string(),
  place: z.string().nullable().meta({ description: "Ungefähr, nach der Adresse; `null`, wenn unbekannt" }),
  createdAt: instant,
  until: instant,
  isCurrent: z.boolean(),
});
export type TrustedBrowser = z.output<typeof trustedBrowser>;

export const passkeyView = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PasskeyView = z.output<typeof passkeyView>;

/** How an account is protected beside its password. */
export const protectionView = z.object({
  authenticatorSince: instant.nullable().meta({ description: "Seit wann eine Authenticator-App verlangt wird" }),
  recoveryCodes: z.int().meta({ description: "Wie viele Wiederherstellungscodes noch nicht verwendet sind" }),
  passkeys: z.int(),
  pinSince: instant.nullable().meta({ description: "Seit wann eine PIN für Tablets festgelegt ist" }),
  hasPassword: z.boolean().meta({ description: "Sonst kommt die Person nur mit einem Anmelde-Link herein" }),
  waitingMail: z.string().nullable().meta({ description: "Die neue E-Mail-Adresse, die noch nicht bestätigt ist" }),
  isRequired: z.boolean().meta({ description: "Ob eine Rolle der Person einen zweiten Faktor verlangt" }),
});
export type ProtectionView = z.output<typeof protectionView>;

/** The account of somebody as those see it who look after it. */
export const managedAccount = protectionView.extend({
  invitedAt: instant.nullable().meta({ description: "Wann die letzte Einladung gesendet wurde, bis sie abläuft" }),
});
export type ManagedAccount = z.output<typeof managedAccount>;

/** Which roles must sign in with a second factor, or by a passkey. */
export const securityPolicy = z.strictObject({
  version: z.int().min(0).meta({ description: "0, solange nichts festgelegt ist" }),
  secondFactorRoles: z.array(roleName).max(100).meta({ title: "Rollen mit zweitem Faktor" }),
});
export type SecurityPolicy = z.output<typeof securityPolicy>;
