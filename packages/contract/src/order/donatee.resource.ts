import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { identifier } from "../kit/fields/identifier-field";
import { prose, requiredLine } from "../kit/schema";

export const donatees = defineResource({
  name: "donatees",
  idPrefix: "don",
  one: "Spendenempfänger",
  many: "Spendenempfänger",
  title: ["name"],
  navigation: { group: "operations", icon: "hand-heart", position: 6 },
  fields: z.strictObject({
    identifier: identifier.optional(),
    name: requiredLine("Name").meta({ column: true }),
    description: prose("Beschreibung").default(""),
  }),
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: {
    filters: ["identifier"],
    sortable: ["name", "identifier"],
    searchable: ["name", "identifier", "description"],
  },
  inSnapshot: true,
});

export type Donee = RecordOf<typeof donatees>;
