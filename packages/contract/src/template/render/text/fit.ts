import type { Typeface } from "../font/typeface";
import { filledLines } from "./fill";
import { type TextLine, type Word, shortened, singleLine, widthOf } from "./line";

export type Overflow = "shrink" | "wrap" | "cut";

export interface FittedText {
  /** The size of the type in pixels. */
  size: number;
  lines: readonly TextLine[];
  isCut: boolean;
}

/** The sizes that are tried from the chosen one down to nothing. */
const STEPS = 256;
/** What rounding may add to a length. */
export const TOLERANCE = 1e-6;

/**
 * The height of lines in type of the size 1. Where the lines are closer than the letters are high, letters still stay
 * within it.
 */
export function blockHeight({
  count,
  lineHeight,
  typeface: { ascent, descent },
}: {
  count: number;
  lineHeight: number;
  typeface: Pick<Typeface, "ascent" | "descent">;
}): number {
  return count === 0 ? 0 : count * lineHeight + Math.max(0, ascent + descent - lineHeight);
}

/** The smallest size that may be chosen for a text. */
export function smallestSize({ size, minimumSize }: { size: number; minimumSize: number }): number {
  return Math.min(size, Math.max(minimumSize, size / STEPS));
}

/** The largest size from `size` down to `minimumSize` that fits; null for none. `fits` must be true below a size that fits. */
export function largestSize({
  size,
  minimumSize,
  fits,
}: {
  size: number;
  minimumSize: number;
  fits: (size: number) => boolean;
}): number | null {
  if (fits(size)) return size;
  const least = smallestSize({ size, minimumSize });
  let [good, bad] = [Math.ceil((least / size) * STEPS - TOLERANCE), STEPS];
  if (good >= bad || !fits((size * good) / STEPS)) return fits(least) ? least : null;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (fits((size * middle) / STEPS)) good = middle;
    else bad = middle;
  }
  return (size * good) / STEPS;
}

/** The paragraphs in lines and a size that fit into a box, as `overflow` says. Nothing is ever larger than the box. */
export function fitText({
  paragraphs,
  width,
  height,
  size,
  minimumSize,
  overflow,
  lineHeight,
  typeface,
}: {
  paragraphs: readonly (readonly Word[])[];
  width: number;
  height: number;
  size: number;
  minimumSize: number;
  overflow: Overflow;
  lineHeight: number;
  typeface: Typeface;
}): FittedText {
  if (paragraphs.every((words) => words.length === 0) || width <= 0 || height <= 0)
    return { size, lines: [], isCut: paragraphs.some((words) => words.length > 0) };
  const linesAt = ({ at, isParted }: { at: number; isParted: boolean }): TextLine[] =>
    paragraphs.flatMap((words) => filledLines({ words, width: width / at, isParted }));
  const heightOf = (count: number): number => blockHeight({ count, lineHeight, typeface });
  const fits = (at: number): boolean => {
    const lines = linesAt({ at, isParted: false });
    const room = width / at + TOLERANCE;
    return heightOf(lines.length) * at <= height + TOLERANCE && lines.every((line) => widthOf(line) <= room);
  };
  const within = (text: FittedText): FittedText => withinBox({ text, width, height, heightOf });
  if (overflow === "shrink") {
    const found = largestSize({ size, minimumSize, fits });
    if (found !== null) return within({ size: found, lines: linesAt({ at: found, isParted: false }), isCut: false });
  }
  const at = overflow === "shrink" ? smallestSize({ size, minimumSize }) : size;
  const all = overflow === "cut" ? paragraphs.map(singleLine) : linesAt({ at, isParted: true });
  const most = roomFor({ height: height / at, heightOf, wanted: all.length });
  return within({ size: at, ...shortenedTo({ most, width: width / at, lines: all }) });
}

/** How many of the wanted lines there is room for: one at least, which is made smaller where it is higher than its box. */
function roomFor({
  height,
  heightOf,
  wanted,
}: {
  height: number;
  heightOf: (count: number) => number;
  wanted: number;
}): number {
  let count = 1;
  while (count < wanted && heightOf(count + 1) <= height + TOLERANCE) count += 1;
  return count;
}

/** At most so many lines that are at most so wide; an ellipsis is where something is missing. */
function shortenedTo({ lines, most, width }: { lines: readonly TextLine[]; most: number; width: number }): {
  lines: TextLine[];
  isCut: boolean;
} {
  const kept = lines.slice(0, most);
  const isShort = kept.length < lines.length;
  let isCut = isShort;
  const shown = kept.map((line, index) => {
    const isWide = widthOf(line) > width + TOLERANCE;
    if (!isWide && !(isShort && index === most - 1)) return line;
    isCut = true;
    return shortened({ line, width });
  });
  return { lines: shown, isCut };
}

/** Makes the type smaller where a single line or letter is larger than the box. */
function withinBox({
  text,
  width,
  height,
  heightOf,
}: {
  text: FittedText;
  width: number;
  height: number;
  heightOf: (count: number) => number;
}): FittedText {
  const widest = Math.max(0, ...text.lines.map(widthOf)) * text.size;
  const highest = heightOf(text.lines.length) * text.size;
  const share = Math.min(1, width / (widest || width), height / (highest || height));
  return share >= 1 - TOLERANCE ? text : { ...text, size: text.size * share };
}
