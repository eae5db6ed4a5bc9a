import type { FieldError } from "@tresen/contract/kit/errors";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { choice } from "@tresen/contract/kit/validation/validation.texts";
import { inputError } from "../../platform/errors";

export function refuse(faults: readonly FieldError[]): void {
  if (faults.length > 0) throw inputError({ code: "validation", faults });
}

export function below(path: string, field: string | undefined): string {
  return field === undefined ? path : `${path}.${field}`;
}

export function fault(path: string, message: string): FieldError {
  return fieldError({ path, code: "invalid", message });
}

export function unknown(path: string): FieldError {
  return fieldError({ path, code: "choice", message: choice });
}
