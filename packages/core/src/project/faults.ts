import { fieldError } from "@tresen/contract/kit/validation/validation";
import { type AppError, inputError } from "../platform/errors";

/** The refusal of one field of a project or task. */
export function refusal({ path, code, message }: { path: string; code: string; message: string }): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path, code, message })] });
}
