/** First and last name; null where there is neither. */
export function fullName({ firstName, lastName }: { firstName?: unknown; lastName?: unknown }): string | null {
  const names = [firstName, lastName].filter((name) => typeof name === "string");
  return names.join(" ").trim() || null;
}
