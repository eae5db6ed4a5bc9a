import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { fieldError } from "../kit/validation/validation";
import { PROJECT_MESSAGES } from "./project.texts";

/** Refuses an end before the beginning. */
export function checkProject({
  fields: { startsOn, dueOn },
}: {
  fields: DeepPartial<{ startsOn?: string | null | undefined; dueOn?: string | null | undefined }>;
}): FieldError[] {
  if (!startsOn || !dueOn || dueOn >= startsOn) return [];
  return [fieldError({ path: "dueOn", code: "due_on", message: PROJECT_MESSAGES.dueBeforeStart })];
}
