import * as z from "zod";
import { EXPECTED_ADDRESS, EXPECTED_PATH } from "../expectations";
import { VALIDATION } from "../messages";
import { PASSWORD_LENGTH } from "../password";
import { isReservedPath } from "../page/reserved-path";
import { type RecordOf, defineResource, onlyPublic } from "../resource";
import { email, flag, identifier, imageRef, line, markdown, prose, ref, refs, requiredLine } from "../schema";
import { section } from "../sections";

export const divisions = defineResource({
  name: "divisions",
  idPrefix: "div",
  one: "Organisation",
  many: "Organisationen",
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ title: "Name", column: true }),
    title: line("Titel").default(""),
    description: prose("Beschreibung").default(""),
  }),
  read: "public",
  write: "admin",
  unique: [["identifier"]],
  inSnapshot: true,
});

export const tables = defineResource({
  name: "tables",
  idPrefix: "tbl",
  one: "Tisch",
  many: "Tische",
  fields: z.strictObject({
    identifier: requiredLine("Kennung", 64).meta({ title: "Kennung", column: true }),
    branch: ref("branches", "Filiale").meta({ ref: "branches", title: "Filiale", column: true }),
  }),
  read: "public",
  write: "manager",
  branchesOf: (table) => [table.branch],
  unique: [["branch", "identifier"]],
  inSnapshot: true,
});

export const donatees = defineResource({
  name: "donatees",
  idPrefix: "don",
  one: "Spendenempfänger",
  many: "Spendenempfänger",
  fields: z.strictObject({
    identifier: identifier.optional(),
    name: requiredLine("Name").meta({ title: "Name", column: true }),
    description: prose("Beschreibung").default(""),
  }),
  read: "public",
  write: "admin",
  unique: [["identifier"]],
  inSnapshot: true,
});

const sitePublic = { title: "Öffentlich", column: true };

export const sites = defineResource({
  name: "sites",
  idPrefix: "sit",
  one: "Seite",
  many: "Seiten",
  fields: z.strictObject({
    type: z
      .enum(["default", "simple"])
      .default("simple")
      .meta({ title: "Art", labels: { default: "Standardseite", simple: "Einfache Seite" }, column: true }),
    isPublic: flag("Öffentlich", true).meta(sitePublic),
    path: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9/_-]*$/, EXPECTED_PATH)
      .max(200)
      .refine((path) => !isReservedPath(path), { error: VALIDATION.reserved })
      .meta({ title: "Pfad", column: true }),
    title: line("Titel").default(""),
    name: requiredLine("Name").meta({ title: "Name", column: true }),
    description: prose("Beschreibung", 1000).default(""),
    /** `simple`: rich text under `text`; `default`: a list of sections under `sections`, each `{ type, value }`. */
    content: z
      .strictObject({
        text: markdown("Inhalt").optional(),
        sections: z.array(section).max(100).optional(),
      })
      .default({})
      .meta({ title: "Inhalt" }),
  }),
  // A page is written first and shown then.
  entered: { create: { isPublic: flag("Öffentlich", false).meta(sitePublic) } },
  read: "public",
  write: "admin",
  unique: [["path"]],
  inSnapshot: true,
  publish: onlyPublic,
});

export const blocks = defineResource({
  name: "blocks",
  idPrefix: "blk",
  one: "Inhalt",
  many: "Inhalte",
  fields: z.strictObject({
    identifier: identifier.optional(),
    name: requiredLine("Name").meta({ title: "Name", column: true }),
    isPublic: flag("Öffentlich", true).meta({ title: "Öffentlich", column: true }),
    type: z.enum(["popup", "text"]).meta({ title: "Art", labels: { popup: "Pop-up", text: "Text" }, column: true }),
    content: z
      .strictObject({
        isActive: z.boolean().default(false).meta({ title: "Aktiv" }),
        text: markdown("Text").default(""),
        image: imageRef.nullish().meta({ title: "Bild", widget: "image" }),
      })
      .prefault({})
      .meta({ title: "Inhalt" }),
  }),
  read: "public",
  write: "admin",
  unique: [["identifier"]],
  inSnapshot: true,
  publish: onlyPublic,
});

const navigationLeaf = {
  type: z
    .enum(["home", "site", "branch", "link"])
    .meta({ title: "Art", labels: { home: "Startseite", site: "Seite", branch: "Filiale", link: "Link" } }),
  label: line("Beschriftung").default(""),
  site: ref("sites", "Seite").nullish(),
  branch: ref("branches", "Filiale").nullish(),
  url: z
    .string()
    .max(2000)
    .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#).*$|^$/, EXPECTED_ADDRESS)
    .default("")
    .meta({ title: "Adresse" }),
  isEnabled: z.boolean().default(true).meta({ title: "Aktiv" }),
};
const level = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({ ...navigationLeaf, items: z.array(items).max(50).default([]).meta({ title: "Unterpunkte" }) });

export const navigations = defineResource({
  name: "navigations",
  idPrefix: "nav",
  one: "Navigation",
  many: "Navigationen",
  fields: z.strictObject({
    identifier,
    name: line("Name").default("").meta({ title: "Name", column: true }),
    isPublic: flag("Öffentlich", true).meta({ title: "Öffentlich", column: true }),
    /** Nested up to three levels. */
    items: z
      .array(level(level(z.strictObject(navigationLeaf))))
      .max(50)
      .default([])
      .meta({ title: "Einträge" }),
  }),
  read: "public",
  write: "admin",
  unique: [["identifier"]],
  inSnapshot: true,
  publish: onlyPublic,
});

/** What makes one too easy to guess, `check.ts` says with the username. */
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
  read: "admin",
  write: "admin",
  unique: [["username"]],
  inSnapshot: false,
});

export type Division = RecordOf<typeof divisions>;
export type Table = RecordOf<typeof tables>;
export type Donee = RecordOf<typeof donatees>;
export type Site = RecordOf<typeof sites>;
export type Block = RecordOf<typeof blocks>;
export type Navigation = RecordOf<typeof navigations>;
export type NavigationItem = Navigation["items"][number];
export type User = Omit<RecordOf<typeof users>, "password">;
export type Role = z.output<typeof roles>;
