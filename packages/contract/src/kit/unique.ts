/**
 * The record's values of one set of its resource's `unique` fields; null when one of them is empty, since empty values
 * may repeat. The last field is a name, which is compared without regard to case; the fields before it are ids within
 * which the name must be unique.
 */
export function uniqueSet({
  names,
  fields,
}: {
  names: readonly string[];
  fields: Readonly<Record<string, unknown>>;
}): string[] | null {
  const values = names.map((name) => fields[name]);
  if (values.some((value) => (typeof value !== "string" && typeof value !== "number") || value === "")) return null;
  return values.map((value, index) => (index === values.length - 1 ? folded(String(value)) : String(value)));
}

function folded(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}
