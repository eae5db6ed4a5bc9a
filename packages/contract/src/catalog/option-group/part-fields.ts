import * as z from "zod";
import { cents, choice, line, requiredLine } from "../../kit/schema";
import { preparationMinutes } from "../../station/preparation-fields";
import { allergens } from "../allergen/allergen-field";
import { groupField } from "./group-field";

const PART_TYPES = {
  text: "Textzeile",
  textarea: "Textfeld",
  select: "Auswahl",
  multiselect: "Mehrfachauswahl",
  image: "Bild",
  images: "Bilder",
  file: "Datei",
  files: "Dateien",
} as const;
const { select, multiselect } = PART_TYPES;

export const partOption = z.strictObject({
  name: requiredLine("Name"),
  modifier: choice(["add", "subtract", "overwrite"], {
    title: "Preis",
    labels: { add: "Aufpreis (+)", subtract: "Abschlag (−)", overwrite: "Ersetzt den Preis" },
  }).default("add"),
  value: cents("Betrag").default(0),
  allergens: allergens.default([]),
  preparationMinutes: preparationMinutes.optional(),
});

const options = z.array(partOption).max(200);
const ownUnless = { beside: { group: false } } as const;

/** The fields that a choice of options has, whether it is a step of one product or shared by many. */
export const choiceFields = {
  description: line("Beschreibung", 1000).default(""),
  type: choice(["select", "multiselect"], { title: "Art", labels: { select, multiselect } }),
  optional: z.boolean().default(false).meta({ title: "Optional" }),
  options: options.min(1).meta({ title: "Optionen", entry: "Option" }),
};

const type = choice(["text", "textarea", "select", "multiselect", "image", "images", "file", "files"], {
  title: "Art",
  labels: PART_TYPES,
  when: ownUnless,
});

/** A step as it is stored. With a group it has only `name`, `optional` and `without` of its own: see `resolve.ts`. */
export const part = z.strictObject({
  name: requiredLine("Name"),
  group: groupField,
  description: choiceFields.description.meta({ title: "Beschreibung", when: ownUnless }),
  type: type.optional(),
  optional: choiceFields.optional,
  options: options.default([]).meta({
    title: "Optionen",
    entry: "Option",
    when: { beside: { type: ["select", "multiselect"], group: false } },
  }),
  without: z
    .array(requiredLine("Name"))
    .max(200)
    .optional()
    .meta({ title: "Ohne", description: "Die Namen der Optionen der Gruppe, die es bei diesem Produkt nicht gibt." }),
});

/** The option as people who are not signed in get it, whose value may be hidden: docs/decisions/0016. */
export const shownPartOption = partOption.extend({ value: cents("Betrag").nullable() });
/** The step in answers. Only those who may change products also see `group` and `without`. */
export const shownPart = part.extend({ type, options: z.array(shownPartOption) });

export type StoredPart = z.output<typeof part>;
export type PartType = NonNullable<StoredPart["type"]>;
export type PartOption = Omit<z.output<typeof partOption>, "value"> & { value: number | null };
/** An ordinary step, as all answers contain it. */
export type Part = Omit<StoredPart, "type" | "options"> & {
  type: PartType;
  options: PartOption[];
};
