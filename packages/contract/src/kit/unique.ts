/**
 * The values that a record holds as one set of its resource's `unique` fields; null where one is empty, since then
 * there is nothing to be the same. The last field is what people call the record, which is one and the same in capitals
 * and small letters; those before it are ids, within which it is meant.
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
