import { piecesOf } from "./breaking";
import type { TextStyle, Word } from "./line";

const LINE_BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;

/** The words of each paragraph of a text. */
export function paragraphsOf({ text, style }: { text: string; style: TextStyle }): Word[][] {
  return text
    .trimEnd()
    .split(LINE_BREAKS)
    .map((paragraph) => piecesOf(paragraph).map((piece) => ({ ...piece, style })));
}

/** The words of a text of which line breaks count as spaces. */
export function wordsOf({ text, style }: { text: string; style: TextStyle }): Word[] {
  return paragraphsOf({ text, style }).flat();
}
