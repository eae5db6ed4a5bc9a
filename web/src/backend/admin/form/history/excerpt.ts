/** The length up to which a text is shown as a whole. */
const WHOLE = 160;
/** How much is shown around the difference of longer texts. */
const AROUND = 60;

/** Both texts, long ones cut to where they differ: `… mit Salat und Kren …`. */
export function excerpts({ before, after }: { before: string; after: string }): { before: string; after: string } {
  if (before.length <= WHOLE && after.length <= WHOLE) return { before, after };
  const start = sameStart(before, after);
  const end = Math.min(
    sameStart([...before].reverse().join(""), [...after].reverse().join("")),
    before.length - start,
    after.length - start,
  );
  return { before: cut({ text: before, start, end }), after: cut({ text: after, start, end }) };
}

function cut({ text, start, end }: { text: string; start: number; end: number }): string {
  const from = wordBefore(text, Math.max(0, start - AROUND));
  const to = Math.min(text.length, text.length - end + AROUND, from + 2 * WHOLE);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

function wordBefore(text: string, index: number): number {
  return index === 0 ? 0 : text.lastIndexOf(" ", index) + 1;
}

function sameStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** A text with the part of it that another one does not have. */
export interface Marked {
  start: string;
  changed: string;
  end: string;
}

/**
 * Two texts with what differs between them, in whole words. Nothing is marked where they have too little in common,
 * since then everything is different.
 */
export function marked({ before, after }: { before: string; after: string }): { before: Marked; after: Marked } {
  const words = { before: wordsOf(before), after: wordsOf(after) };
  const shorter = Math.min(words.before.length, words.after.length);
  let start = 0;
  while (start < shorter && words.before[start] === words.after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.before.at(-1 - end) === words.after.at(-1 - end)) end += 1;
  const cutAt = (list: readonly string[]): Marked => ({
    start: list.slice(0, start).join(""),
    changed: list.slice(start, list.length - end).join(""),
    end: list.slice(list.length - end).join(""),
  });
  if ((start + end) * 2 < shorter || shorter < 3) {
    const whole = (text: string): Marked => ({ start: text, changed: "", end: "" });
    return { before: whole(before), after: whole(after) };
  }
  return { before: cutAt(words.before), after: cutAt(words.after) };
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)|(?=\s)/);
}
