import { piecesOf } from "@tresen/contract/template/render/text/breaking";

/** How wide a text is at a size; both in points. */
export type Measure = (asked: { text: string; size: number }) => number;

export interface FittedText {
  lines: string[];
  size: number;
}

/** The height of a line as a part of the size of its type, and where in it the letters stand. */
export const LINE_HEIGHT = 1.15;
export const BASELINE = 0.87;

const STEP = 0.25;
const ELLIPSIS = "…";

/**
 * The text in lines that fit into a box, in the largest type from `size` down to `least`. Words stay whole as long as that
 * is possible; in the smallest type long ones are parted, and what does not fit is replaced by an ellipsis.
 */
export function fitText({
  text,
  width,
  height,
  size,
  least,
  most,
  measure,
}: {
  text: string;
  width: number;
  height: number;
  size: number;
  least: number;
  /** The most lines. */
  most: number;
  measure: Measure;
}): FittedText {
  // Numbers stay with their units, as in templates. The space that keeps them together is written as a plain one.
  const whole = piecesOf(text).map((piece) => ({ ...piece, text: piece.text.replaceAll("\u00A0", " ") }));
  const roomAt = (each: number): number => Math.min(most, Math.floor(height / (each * LINE_HEIGHT)));
  for (let each = size; each >= least; each -= STEP) {
    const isWide = (part: string): boolean => measure({ text: part, size: each }) > width;
    const lines = filled({ pieces: whole, isWide });
    if (lines.length <= roomAt(each) && !lines.some(isWide)) return { lines, size: each };
  }
  const isWide = (part: string): boolean => measure({ text: part, size: least }) > width;
  const pieces = whole.flatMap((piece) => cut({ piece, isWide }));
  const lines = filled({ pieces, isWide });
  const room = Math.max(0, roomAt(least));
  if (lines.length <= room) return { lines, size: least };
  const kept = lines.slice(0, room);
  const last = kept.pop();
  return { lines: last === undefined ? [] : [...kept, shortened({ line: last, isWide })], size: least };
}

/** The largest size up to `size` in which the text stands in one line. */
export function shrunkSize({
  text,
  width,
  size,
  measure,
}: {
  text: string;
  width: number;
  size: number;
  measure: Measure;
}): number {
  const wide = measure({ text, size });
  return wide <= width ? size : (size * width) / wide;
}

interface Piece {
  text: string;
  /** Whether it goes on from the piece before it without a space. */
  isJoined: boolean;
}

/** A piece that is wider than a line, in several that are not. */
function cut({ piece, isWide }: { piece: Piece; isWide: (text: string) => boolean }): Piece[] {
  if (!isWide(piece.text)) return [piece];
  const parts: string[] = [];
  let current = "";
  for (const letter of piece.text) {
    if (current !== "" && isWide(current + letter)) {
      parts.push(current);
      current = "";
    }
    current += letter;
  }
  return [...parts, current].map((text, index) => ({ text, isJoined: index > 0 || piece.isJoined }));
}

function filled({ pieces, isWide }: { pieces: readonly Piece[]; isWide: (text: string) => boolean }): string[] {
  const lines: string[] = [];
  let current = "";
  for (const { text, isJoined } of pieces) {
    const longer = isJoined || current === "" ? current + text : `${current} ${text}`;
    if (current !== "" && isWide(longer)) {
      lines.push(current);
      current = text;
    } else current = longer;
  }
  return current === "" ? lines : [...lines, current];
}

function shortened({ line, isWide }: { line: string; isWide: (text: string) => boolean }): string {
  const letters = [...line];
  while (letters.length > 0 && isWide(letters.join("").trimEnd() + ELLIPSIS)) letters.pop();
  return letters.join("").trimEnd() + ELLIPSIS;
}
