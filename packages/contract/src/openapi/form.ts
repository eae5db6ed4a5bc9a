import { FORM_REQUIRED, type FormKind } from "../form/form";
import type { JsonSchema } from "./json-schema";
import { FORM_DESCRIPTION, FORM_TITLES } from "./openapi.texts";

/**
 * Describes the rules between the fields of a form, which the generator cannot derive from the schema.
 * @param fields the fields of either form.
 */
export function describeForms(fields: JsonSchema): JsonSchema {
  const none = { type: "null" };
  return {
    ...fields,
    description: FORM_DESCRIPTION,
    oneOf: [described({ kind: "contact", more: { date: none, time: none } }), described({ kind: "rental" })],
  };
}

function described({ kind, more = {} }: { kind: FormKind; more?: JsonSchema }): JsonSchema {
  const filled = FORM_REQUIRED[kind].map((field) => [field, { type: "string", pattern: "\\S" }] as const);
  return {
    type: "object",
    title: FORM_TITLES[kind],
    properties: { ...Object.fromEntries(filled), ...more },
    required: [...FORM_REQUIRED[kind]],
  };
}
