import type { Paper, PaperColumn, PaperLine, PaperStyle } from "./paper";

export const RULE: PaperLine = { kind: "rule" };
export const DOUBLE_RULE: PaperLine = { kind: "rule", isDouble: true };
export const CUT: PaperLine = { kind: "cut" };

export const text = (words: string, style: PaperStyle & { indent?: number } = {}): PaperLine => ({
  kind: "text",
  text: words,
  ...style,
});

export const space = (lines = 1): PaperLine => ({ kind: "space", lines });

/** What is named on the left, and its value on the right. */
export const pair = (label: string, value: string, style: Pick<PaperColumn, "bold"> = {}): PaperLine => ({
  kind: "columns",
  columns: [
    { text: label, width: "rest", ...style },
    { text: value, width: Math.min(30, value.length + 1), align: "right", ...style },
  ],
});

/** The same in large type, as far as narrow paper has room for a label of some six characters beside the value. */
export const largePair = (label: string, value: string): PaperLine => ({
  kind: "columns",
  columns: [
    { text: label, width: "rest", bold: true, size: value.length > 9 ? 1 : 2 },
    { text: value, width: Math.min(30, value.length * 2), align: "right", bold: true, size: 2 },
  ],
});

/** What is there how many times. */
export const counted = (quantity: string, name: string): PaperLine => ({
  kind: "columns",
  columns: [
    { text: quantity, width: Math.min(9, quantity.length + 1) },
    { text: name, width: "rest" },
  ],
});

/** The lines of which each stands on paper only where there is something to say. */
export const texts = (words: readonly (string | null | undefined)[], style: PaperStyle = {}): Paper =>
  words.flatMap((line) => (line ? [text(line, style)] : []));
