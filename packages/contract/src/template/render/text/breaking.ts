/** A part of a text that stays on one line, as long as a line has room for it. */
export interface Piece {
  text: string;
  /** Whether it goes on from the piece before it without a space. */
  isJoined: boolean;
  /** Whether a hyphen is drawn where a line ends after it. */
  isHyphenated: boolean;
}

const SIGN = /^(?:€|EUR|CHF|\$|£|USD|GBP)[.,;:!?)]*$/u;
const UNIT = /^(?:%|‰|°|°C|kg|g|dag|mg|l|ml|cl|dl|hl|km|m|cm|mm|Stk\.?|Zoll|Liter|Uhr|kcal|kJ)[.,;:!?)/]*$/u;
const ENDS_IN_NUMBER = /(?:\d|\d,[–-])$/u;
const STARTS_WITH_NUMBER = /^[(+–-]?\d/u;
const INITIAL = /^\(?\p{L}\.$/u;
const BEFORE_NUMBER = /^(?:Nr\.|§|ca\.)$/u;
/** Between two numbers: from one to the other, or one by the other. */
const DASH = /^[–—×-]$/u;

/**
 * The pieces of a paragraph by German rules. A line may end at a space, after a hyphen, a dash or a slash within a word,
 * and at soft hyphens. Numbers stay with their currency or unit, ranges of numbers and abbreviations such as `z. B.`
 * stay whole, and no single letter is left before a hyphen.
 */
export function piecesOf(paragraph: string): Piece[] {
  const words = paragraph.split(/[ \t]+/u).filter((word) => word !== "");
  return gluedWords(words).flatMap((word) =>
    partedWord(word).map((piece, index) => ({ ...piece, isJoined: index > 0 })),
  );
}

/** Words between which a line may end; those that belong together are joined by a space that does not break. */
function gluedWords(words: readonly string[]): string[] {
  const glued: string[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const isGlued =
      before !== undefined &&
      belongsTogether({ before, word, wordBefore: words[index - 2] ?? "", wordAfter: words[index + 1] ?? "" });
    if (isGlued) glued.push(`${glued.pop() ?? ""}\u00A0${word}`);
    else glued.push(word);
  }
  return glued;
}

function belongsTogether({
  before,
  word,
  wordBefore,
  wordAfter,
}: {
  before: string;
  word: string;
  wordBefore: string;
  wordAfter: string;
}): boolean {
  if (ENDS_IN_NUMBER.test(before) && (SIGN.test(word) || UNIT.test(word))) return true;
  if (SIGN.test(before) && STARTS_WITH_NUMBER.test(word) && !ENDS_IN_NUMBER.test(wordBefore)) return true;
  if (INITIAL.test(before) && INITIAL.test(word)) return true;
  if (BEFORE_NUMBER.test(before) && STARTS_WITH_NUMBER.test(word)) return true;
  if (DASH.test(word) && ENDS_IN_NUMBER.test(before) && STARTS_WITH_NUMBER.test(wordAfter)) return true;
  return DASH.test(before) && ENDS_IN_NUMBER.test(wordBefore) && STARTS_WITH_NUMBER.test(word);
}

const SOFT_HYPHEN = "\u00AD";
const NO_SPACE = "\u200B";
const BREAKS = /[-\u2010–—/]$/u;

/** The parts of a word between which a line may end. */
function partedWord(word: string): Omit<Piece, "isJoined">[] {
  const parts: Omit<Piece, "isJoined">[] = [];
  let text = "";
  const end = (isHyphenated: boolean): void => {
    if (text !== "") parts.push({ text, isHyphenated });
    text = "";
  };
  const characters = [...word];
  for (const [index, character] of characters.entries()) {
    if (character === SOFT_HYPHEN) end(true);
    else if (character === NO_SPACE) end(false);
    else {
      text += character;
      if (mayEndAfter({ text, next: characters[index + 1] ?? "" })) end(false);
    }
  }
  end(false);
  return parts;
}

/** Whether a line may end after what there is of a word: `Wiener-|Schnitzel`, but not `T-Shirt` and not `1/2`. */
function mayEndAfter({ text, next }: { text: string; next: string }): boolean {
  return BREAKS.test(text) && /[\p{L}\p{N}]{2}[-\u2010–—/]+$/u.test(text) && /\p{L}/u.test(next);
}
