/** `Allergene: A, C, G`, or nothing. */
export function allergenText(letters: readonly string[]): string {
  return letters.length > 0 ? `Allergene: ${letters.join(", ")}` : "";
}
