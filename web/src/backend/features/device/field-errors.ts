import { ApiError } from "../../../shared/api";

/** The messages of a refused call by the field that they are about. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])));
}
