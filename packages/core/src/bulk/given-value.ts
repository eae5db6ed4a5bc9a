import * as z from "zod";

/** The value that a change gives a field. Null empties it, also where the field is left out instead. */
export function givenValue({ schema, value }: { schema: z.core.$ZodType | undefined; value: unknown }): unknown {
  return value === null && schema && !z.safeParse(schema, null).success ? undefined : value;
}
