import * as z from "zod";
import { READ_ONLY } from "./errors.texts";

const ignored = z.unknown().optional().meta({ readOnly: true, description: READ_ONLY });

/**
 * Fields that only the server writes. `fields` are those of the definition, `entered` what callers may send: a change
 * may repeat them, as they came with the record, and they are ignored. The hooks of the resource keep them with `kept`.
 */
export function served<Shape extends z.ZodRawShape>(
  shape: Shape,
): {
  fields: Shape;
  entered: { create: z.ZodRawShape; update: z.ZodRawShape };
  /** These fields of a stored record. */
  kept: (fields: Readonly<Record<string, unknown>>) => Record<string, unknown>;
} {
  const names = Object.keys(shape);
  const sent = Object.fromEntries(names.map((name) => [name, ignored]));
  return {
    fields: Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, (field as z.ZodType).meta({ readOnly: true })]),
    ) as unknown as Shape,
    entered: { create: sent, update: sent },
    kept: (fields) => Object.fromEntries(names.map((name) => [name, fields[name]])),
  };
}
