import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldErrors } from "@tresen/contract/kit/validation/validation";
import type * as z from "zod";
import { withEntryMessages } from "./entry-fault";
import type { Field } from "./field";

/** Faults of a draft by the server's own rules, so that most are seen without asking it. */
export function faultsOf({
  schema,
  fields,
  value,
}: {
  schema: z.ZodType;
  fields: readonly Field[];
  value: unknown;
}): FieldError[] {
  const result = schema.safeParse(value);
  return result.success ? [] : withEntryMessages({ fields, draft: value, faults: fieldErrors(result.error) });
}
