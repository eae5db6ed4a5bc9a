import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldErrors } from "@tresen/contract/kit/validation";
import type * as z from "zod";

/** Faults of a draft in the server's own words, so that most are seen without asking it. */
export function faultsOf({ schema, value }: { schema: z.ZodType; value: unknown }): FieldError[] {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldErrors(result.error);
}
