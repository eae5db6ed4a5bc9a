import type { Field } from "./field";

/** How the form and its errors call the entry of a list: `Abschnitt 2`. */
export function entryName({
  field: { title, entry },
  index,
}: {
  field: Pick<Field, "title" | "entry">;
  index: number;
}): string {
  return `${entry ?? `${title}, Eintrag`} ${index + 1}`;
}
