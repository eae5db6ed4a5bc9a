import type { Field } from "./field";
import { FIELD_TEXTS } from "./field.texts";

/** How the form and its errors call the entry of a list: `Abschnitt 2`. */
export function entryName({
  field: { title, entry },
  index,
}: {
  field: Pick<Field, "title" | "entry">;
  index: number;
}): string {
  return `${entry ?? FIELD_TEXTS.entryOf(title)} ${index + 1}`;
}
