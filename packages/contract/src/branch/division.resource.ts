import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { identifier } from "../kit/fields/identifier-field";
import { line, prose, requiredLine } from "../kit/schema";

export const divisions = defineResource({
  name: "divisions",
  idPrefix: "div",
  one: "Organisation",
  many: "Organisationen",
  title: ["name"],
  navigation: { group: "operations", icon: "building", position: 2 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true }),
    title: line("Titel").default(""),
    description: prose("Beschreibung").default(""),
  }),
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: {
    filters: ["identifier"],
    sortable: ["name", "identifier"],
    searchable: ["name", "identifier", "title", "description"],
  },
  inSnapshot: true,
});

export type Division = RecordOf<typeof divisions>;
