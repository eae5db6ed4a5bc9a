import * as z from "zod";
import { EXPECTED_ADDRESS } from "../../kit/validation/expectation.texts";
import { LINK_ADDRESS_OR_NONE } from "../link-address";
import { type RecordOf, defineResource, onlyPublic } from "../../kit/resource";
import { choice, flag, line, ref } from "../../kit/schema";
import { identifier } from "../../kit/fields/identifier-field";
import { checkNavigation } from "./navigation.rules";
import { untitledNavigation } from "./navigation.texts";

const navigationLeaf = {
  type: choice(["home", "site", "branch", "link"], {
    title: "Art",
    labels: { home: "Startseite", site: "Seite", branch: "Filiale", link: "Link" },
  }),
  label: line("Beschriftung").default(""),
  site: ref("sites", "Seite")
    .nullish()
    .meta({ when: { beside: { type: "site" } } }),
  branch: ref("branches", "Filiale")
    .nullish()
    .meta({ when: { beside: { type: "branch" } } }),
  url: z
    .string()
    .max(2000)
    .regex(LINK_ADDRESS_OR_NONE, EXPECTED_ADDRESS)
    .default("")
    .meta({ title: "Adresse", when: { beside: { type: "link" } } }),
  isEnabled: z.boolean().default(true).meta({ title: "Aktiv" }),
};

const level = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({
    ...navigationLeaf,
    items: z.array(items).max(50).default([]).meta({ title: "Unterpunkte", entry: "Unterpunkt" }),
  });

export const navigations = defineResource({
  name: "navigations",
  idPrefix: "nav",
  one: "Navigation",
  many: "Navigationen",
  title: ["name"],
  untitled: untitledNavigation,
  navigation: { group: "website", icon: "menu", position: 2 },
  fields: z.strictObject({
    identifier,
    name: line("Name").default("").meta({ column: true }),
    isPublic: flag("Öffentlich", true).meta({ column: true }),
    /** Nested up to three levels. */
    items: z
      .array(level(level(z.strictObject(navigationLeaf))))
      .max(50)
      .default([])
      .meta({ title: "Einträge", entry: "Eintrag" }),
  }),
  check: checkNavigation,
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: { filters: ["isPublic"], sortable: ["name", "identifier"], searchable: ["name", "identifier"] },
  inSnapshot: true,
  publish: onlyPublic,
});

export type Navigation = RecordOf<typeof navigations>;

export type NavigationItem = Navigation["items"][number];
