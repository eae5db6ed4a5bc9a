/**
 * The text in lines of at most `width` characters. Lines end between words, and after a hyphen or slash within a word;
 * what is longer than a line is cut without losing a letter. Spaces at a line's end are left out.
 */
export function wrap({ text, width }: { text: string; width: number }): string[] {
  return text.split("\n").flatMap((line) => wrapLine({ line, width }));
}

/** Spaces, or what may not be parted: a word, or its part up to a hyphen or slash. */
const PIECES = / +|[^ ]+?[-/](?=[^ \-/])|[^ ]+/gu;

function wrapLine({ line, width }: { line: string; width: number }): string[] {
  const lines: string[] = [];
  let current = "";
  let gap = "";
  const end = (): void => {
    lines.push(current);
    current = "";
    gap = "";
  };
  for (const piece of line.match(PIECES) ?? []) {
    if (piece.startsWith(" ")) {
      gap = piece;
      continue;
    }
    if (lengthOf(current + gap + piece) > width && current !== "") end();
    let rest = [...gap, ...piece];
    // At the beginning of a line that follows another one, the spaces between both are not printed.
    if (lines.length > 0 && current === "") rest = [...piece];
    while (current === "" && rest.length > width) {
      lines.push(rest.slice(0, width).join(""));
      rest = rest.slice(width);
    }
    current += rest.join("");
    gap = "";
  }
  // Spaces at the end are part of what is printed white on black.
  if (lengthOf(current + gap) <= width) current += gap;
  if (current !== "" || lines.length === 0) lines.push(current);
  return lines;
}

/** In characters, of which some take two units of a text. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
