import type { FieldError } from "../../kit/errors";
import { listOf } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import { STREAM_MESSAGES } from "./stream.texts";

/** Refuses overrides that end before they begin. */
export function checkStream({
  fields,
}: {
  fields: DeepPartial<{ overrides: readonly { fromDate: string; toDate: string }[] }>;
}): FieldError[] {
  return listOf(fields.overrides).flatMap((override, index) =>
    override?.fromDate && override.toDate && override.toDate < override.fromDate
      ? [fieldError({ path: `overrides.${index}.toDate`, code: "invalid", message: STREAM_MESSAGES.toDate })]
      : [],
  );
}
