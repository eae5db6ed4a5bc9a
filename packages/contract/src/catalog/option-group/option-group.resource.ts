import * as z from "zod";
import { identifier } from "../../kit/fields/identifier-field";
import { type RecordOf, defineResource } from "../../kit/resource";
import { requiredLine } from "../../kit/schema";
import { checkOptions } from "./options.rules";
import { choiceFields } from "./part-fields";

/** Options that many products have, such as the toppings of pizzas: see `resolve.ts`. */
export const optionGroups = defineResource({
  name: "option-groups",
  idPrefix: "opg",
  one: "Optionsgruppe",
  many: "Optionsgruppen",
  title: ["name", "identifier"],
  navigation: { group: "offer", icon: "boxes", position: 6 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true, description: "So heißt die Gruppe hier im Backend." }),
    description: choiceFields.description.meta({
      title: "Beschreibung",
      description: "Was Kunden bei der Auswahl lesen.",
    }),
    type: choiceFields.type.meta({ title: "Art", column: true }),
    optional: choiceFields.optional.meta({
      title: "Optional",
      description: "Die Vorgabe für Produkte, die diese Gruppe bekommen. Jedes kann es für sich anders sagen.",
    }),
    options: choiceFields.options,
  }),
  check: ({ fields: { options } }) => checkOptions({ options, path: "options" }),
  // They show what products hide: values that are hidden from customers, and how long the kitchen takes.
  access: { read: "staff", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: { filters: ["type"], sortable: ["name", "identifier"], searchable: ["name", "identifier"] },
  // Products in the snapshot have their options already.
  inSnapshot: false,
});

export type OptionGroup = RecordOf<typeof optionGroups>;
