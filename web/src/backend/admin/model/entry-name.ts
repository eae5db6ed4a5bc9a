import type { Field } from "./field";
import { FIELD_TEXTS } from "./field.texts";

/** The name of a list entry in the form and its errors: `Abschnitt 2`. */
export function entryName({
  field: { title, entry },
  index,
}: {
  field: Pick<Field, "title" | "entry">;
  index: number;
}): string {
  return `${entry ?? FIELD_TEXTS.entryOf(title)} ${index + 1}`;
}
