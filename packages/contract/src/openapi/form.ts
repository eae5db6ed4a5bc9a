import { FORM_REQUIRED, type FormKind } from "../form/form";
import type { JsonSchema } from "./json-schema";

/**
 * Describes the rules between the fields of a form, which the generator cannot derive from the schema.
 * @param fields the fields of either form.
 */
export function describeForms(fields: JsonSchema): JsonSchema {
  const none = { type: "null" };
  return {
    ...fields,
    description: "Mit Datum oder Zeit eine Verleihanfrage, sonst das Kontaktformular.",
    oneOf: [
      described({ kind: "contact", title: "Kontaktformular", more: { date: none, time: none } }),
      described({ kind: "rental", title: "Verleihanfrage" }),
    ],
  };
}

function described({ kind, title, more = {} }: { kind: FormKind; title: string; more?: JsonSchema }): JsonSchema {
  const filled = FORM_REQUIRED[kind].map((field) => [field, { type: "string", pattern: "\\S" }] as const);
  return {
    type: "object",
    title,
    properties: { ...Object.fromEntries(filled), ...more },
    required: [...FORM_REQUIRED[kind]],
  };
}
