const EXCERPT_LENGTH = 128;

/** The beginning of a text, cut between words, with an ellipsis where something was left out. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.search(/\s\S*$/);
  // A single long word is cut at the limit, but not inside a surrogate pair.
  const kept = end > 0 ? cut.slice(0, end) : cut.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
