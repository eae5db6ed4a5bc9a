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
