import * as z from "zod";

/** The URL of a service that is not AWS's own; empty counts as not set. */
export const optionalUrl = z.preprocess((value) => (value === "" ? undefined : value), z.url().optional());

export const optionalText = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

/** @throws Error naming every variable that is missing or malformed. */
export function readEnv<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not complete: ${faults.join("; ")}`);
}
