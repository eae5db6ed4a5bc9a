import * as z from "zod";
import { READ_ONLY } from "./errors.texts";
import { keysOf, tableOf } from "./object";

const ignored = z.unknown().optional().meta({ readOnly: true, description: READ_ONLY });

/**
 * Fields that only the server writes. `fields` are those of the definition, `entered` what callers may send: a change
 * may repeat them, as they came with the record, and they are ignored. The hooks of the resource keep them with `kept`.
 */
export function served<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
): {
  fields: Shape;
  entered: { create: z.ZodRawShape; update: z.ZodRawShape };
  /** These fields of a stored record. */
  kept: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
} {
  const names = keysOf(shape);
  const sent = Object.fromEntries(names.map((name) => [name, ignored]));
  return {
    fields: tableOf<Shape>({ names, entryOf: (name) => readOnly(shape[name]) }),
    entered: { create: sent, update: sent },
    kept: (fields) => Object.fromEntries(names.map((name) => [name, fields[name]])),
  };
}

function readOnly<Field extends z.ZodType>(field: Field): Field {
  return field.meta({ readOnly: true });
}
