import { hasWords } from "@tresen/contract/kit/list/typed-words";
import type { Field } from "../../model/field";

/** The fields that a typed text finds: by title, explanation, section, and the labels of their choices. */
export function foundSettings({ fields, typed }: { fields: readonly Field[]; typed: string }): Field[] {
  const words = typed.trim();
  if (words === "") return [];
  const inTitle = (field: Field): boolean => hasWords({ text: field.title, typed: words });
  const found = fields.filter((field) => hasWords({ text: wordsOf(field), typed: words }));
  // What is called so comes before what only mentions it.
  return [...found.filter(inTitle), ...found.filter((field) => !inTitle(field))];
}

function wordsOf(field: Field): string {
  const choices = "choices" in field ? field.choices.map(({ label }) => label) : [];
  return [field.title, field.hint ?? "", field.section, ...choices].join(" ");
}
