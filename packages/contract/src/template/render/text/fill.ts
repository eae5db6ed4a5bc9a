import { clustersOf } from "../font/clusters";
import { EMPTY_LINE, type TextLine, type Word, ended, extended, shapeIn, widthOf } from "./line";

/**
 * The words of a paragraph in lines that are at most `width`. A word that is wider than a line is parted where
 * `isParted`, and stands alone in a line that is too wide otherwise.
 */
export function filledLines({
  words,
  width,
  isParted,
}: {
  words: readonly Word[];
  width: number;
  isParted: boolean;
}): TextLine[] {
  const lines: TextLine[] = [];
  let current = EMPTY_LINE;
  const isWide = (line: TextLine): boolean => widthOf(ended(line)) > width;
  const add = (word: Word): void => {
    const longer = extended({ line: current, word });
    if (!isWide(longer)) {
      current = longer;
      return;
    }
    if (current.clumps.length > 0) lines.push(ended(current));
    current = extended({ line: EMPTY_LINE, word });
    if (!isParted || !isWide(current)) return;
    const parts = partsOf({ word, width });
    for (const part of parts.slice(0, -1)) lines.push(extended({ line: EMPTY_LINE, word: part }));
    const last = parts.at(-1);
    current = last ? extended({ line: EMPTY_LINE, word: last }) : EMPTY_LINE;
  };
  for (const word of words) add(word);
  return [...lines, ended(current)];
}

/** A word in parts of which each fits into a line; one character at least. */
function partsOf({ word, width }: { word: Word; width: number }): Word[] {
  const clusters = clustersOf(word.text);
  const parts: Word[] = [];
  let from = 0;
  while (from < clusters.length) {
    const count = longestPart({ clusters: clusters.slice(from), word, width });
    const isLast = from + count >= clusters.length;
    const text = clusters.slice(from, from + count).join("");
    parts.push({ ...word, text, isJoined: from > 0 || word.isJoined, isHyphenated: isLast && word.isHyphenated });
    from += count;
  }
  return parts;
}

function longestPart({ clusters, word, width }: { clusters: readonly string[]; word: Word; width: number }): number {
  const hasRoom = (middle: number): boolean => {
    const shaped = shapeIn({ text: clusters.slice(0, middle).join(""), style: word.style });
    const hyphen =
      middle === clusters.length && word.isHyphenated ? shapeIn({ text: "-", style: word.style }).width : 0;
    return (shaped.right - shaped.left + hyphen) * word.style.scale <= width;
  };
  // Twice as many each time, since a word may be very much longer than a line.
  let fits = 1;
  while (fits * 2 <= clusters.length && hasRoom(fits * 2)) fits *= 2;
  let count = Math.min(fits * 2 - 1, clusters.length);
  while (fits < count) {
    const middle = Math.ceil((fits + count) / 2);
    if (hasRoom(middle)) fits = middle;
    else count = middle - 1;
  }
  return fits;
}
