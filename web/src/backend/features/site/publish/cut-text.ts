/** The text up to so many characters, ended at a word with an ellipsis where it is longer. */
export function cutText({ text, most }: { text: string; most: number }): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > most / 2 ? end : most).trimEnd()} …`;
}
