import { clustersOf } from "../font/clusters";
import type { ShapedText, Typeface } from "../font/typeface";
import type { Piece } from "./breaking";

/** How a part of a text is set. */
export interface TextStyle {
  typeface: Typeface;
  /** Its size as a part of the size of the whole text. */
  scale: number;
  letterSpacing: number;
  isTabular: boolean;
  color: string;
  isStruck: boolean;
}

export interface Word extends Piece {
  style: TextStyle;
}

/** What stands in a line without a space in it; all lengths are parts of the size of the whole text. */
export interface Clump {
  text: string;
  style: TextStyle;
  shaped: ShapedText;
  x: number;
  /** Whether a hyphen is drawn after it at the end of a line. */
  isHyphenated: boolean;
}

export interface TextLine {
  clumps: readonly Clump[];
  /** What the line covers, ink that reaches beyond its letters included: `left` is 0 or a little below. */
  left: number;
  right: number;
}

export const EMPTY_LINE: TextLine = { clumps: [], left: 0, right: 0 };

export const widthOf = ({ left, right }: TextLine): number => right - left;

export function shapeIn({ text, style }: { text: string; style: TextStyle }): ShapedText {
  return style.typeface.shape({ text, letterSpacing: style.letterSpacing, isTabular: style.isTabular });
}

/** Characters of what is set as one: a text without spaces that may be parted everywhere is set in parts. */
const LONGEST = 200;

/** The line with one more word, which joins the last one where it belongs to the same word and is set alike. */
export function extended({ line, word }: { line: TextLine; word: Word }): TextLine {
  const last = line.clumps.at(-1);
  const { style, isHyphenated } = word;
  if (last && word.isJoined && last.style === style && last.text.length < LONGEST) {
    const text = last.text + word.text;
    return lineOf([...line.clumps.slice(0, -1), { ...last, text, isHyphenated, shaped: shapeIn({ text, style }) }]);
  }
  const gap = last && !word.isJoined ? shapeIn({ text: " ", style }).width * style.scale : 0;
  const x = last ? last.x + last.shaped.width * last.style.scale + gap : 0;
  return lineOf([
    ...line.clumps,
    { text: word.text, style, isHyphenated, x, shaped: shapeIn({ text: word.text, style }) },
  ]);
}

/** The words in one line, however long it is. */
export function singleLine(words: readonly Word[]): TextLine {
  return words.reduce((line, word) => extended({ line, word }), EMPTY_LINE);
}

/** The line as it is drawn where it ends after its last word: with a hyphen where the word goes on. */
export function ended(line: TextLine): TextLine {
  const last = line.clumps.at(-1);
  if (!last?.isHyphenated) return line;
  return withText({ line, text: `${last.text}-` });
}

/** The line shortened until it fits with an ellipsis. Numbers are left out as a whole: a part of one is another one. */
export function shortened({ line, width }: { line: TextLine; width: number }): TextLine {
  let current = line;
  for (;;) {
    const last = current.clumps.at(-1);
    if (!last) return EMPTY_LINE;
    const whole = withText({ line: current, text: last.text.replace(/[\s,;:–-]+$/u, "") + ELLIPSIS });
    if (widthOf(whole) <= width) return whole;
    const clusters = /\d/u.test(last.text) ? [] : clustersOf(last.text).slice(0, -1);
    const text = clusters.slice(0, aboutFitting({ line: current, clusters, width })).join("");
    if (text !== "") current = withText({ line: current, text });
    else if (current.clumps.length > 1) current = lineOf(current.clumps.slice(0, -1));
    else return onlyEllipsis({ style: last.style, width });
  }
}

/** From here on a word is not shortened letter by letter alone. */
const LONG = 40;

/** How many clusters of the last word to try next: all of them, or of a long word a few more than there is room for. */
function aboutFitting({
  line,
  clusters,
  width,
}: {
  line: TextLine;
  clusters: readonly string[];
  width: number;
}): number {
  if (clusters.length <= LONG) return clusters.length;
  let [fits, count] = [LONG, clusters.length];
  while (count - fits > 1) {
    const middle = Math.floor((fits + count) / 2);
    if (widthOf(withText({ line, text: clusters.slice(0, middle).join("") })) <= width) fits = middle;
    else count = middle;
  }
  return count;
}

const ELLIPSIS = "…";

function onlyEllipsis({ style, width }: { style: TextStyle; width: number }): TextLine {
  const word: Word = { text: ELLIPSIS, style, isJoined: false, isHyphenated: false };
  const line = extended({ line: EMPTY_LINE, word });
  return widthOf(line) <= width ? line : EMPTY_LINE;
}

function withText({ line, text }: { line: TextLine; text: string }): TextLine {
  const last = line.clumps.at(-1);
  if (!last) return line;
  const changed: Clump = { ...last, text, isHyphenated: false, shaped: shapeIn({ text, style: last.style }) };
  return lineOf([...line.clumps.slice(0, -1), changed]);
}

function lineOf(clumps: readonly Clump[]): TextLine {
  let [left, right] = [0, 0];
  for (const { x, shaped, style } of clumps) {
    left = Math.min(left, x + shaped.left * style.scale);
    right = Math.max(right, x + shaped.right * style.scale);
  }
  return { clumps, left, right };
}
