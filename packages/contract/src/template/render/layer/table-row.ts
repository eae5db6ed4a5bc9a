import { formatMoney } from "../../../kit/money";
import { LABEL_TEXTS } from "../../../print/label/label.texts";
import type { LayerOf } from "../../layer/layer";
import type { TableRow } from "../../layer/layer-value-fields";
import type { Typeface } from "../font/typeface";
import { filledLines } from "../text/fill";
import { type Overflow, TOLERANCE, blockHeight } from "../text/fit";
import {
  EMPTY_LINE,
  type TextLine,
  type TextStyle,
  type Word,
  extended,
  shortened,
  singleLine,
  widthOf,
} from "../text/line";
import type { Align } from "../text/pen";
import { wordsOf } from "../text/words";

type TableValue = LayerOf<"table">["value"];

export interface TableStyles {
  typeface: Typeface;
  bold: Typeface;
}

/** A row in lines; lengths are parts of the type's size. */
export interface SetTableRow {
  lines: readonly { line: TextLine; align: Align; scale: number; offset: number }[];
  height: number;
  isHeading: boolean;
  /** Whether a word is wider than its column, or a price leaves no room for the title. */
  isWide: boolean;
  isCut: boolean;
}

/** Sizes as parts of the type's size, and the space between a title and its price. */
const HEADING = 1.15;
const DESCRIPTION = 0.75;
const NOTE = 0.65;
const PRICE_GAP = 0.8;
const LONGEST_WHOLE_NOTE = 20;
/** What a price may take of its column. */
const PRICE_SHARE = 0.6;

/** Sets rows in columns of a width. */
export function rowSetter({
  value,
  styles: { typeface, bold },
  currency,
}: {
  value: TableValue;
  styles: TableStyles;
  currency: string;
}) {
  const style = (own: Partial<TextStyle>): TextStyle => ({
    ...{ typeface, scale: 1, letterSpacing: 0, isTabular: false, color: value.color, isStruck: false, ...own },
  });
  const heading = style({ typeface: bold, scale: HEADING, color: value.headingColor });
  const plain = { title: style({}), note: style({ scale: NOTE }), description: style({ scale: DESCRIPTION }) };
  const struck = { ...plain, title: style({ isStruck: true }) };
  const priceStyle = style({ isTabular: true, color: value.priceColor });
  const struckPrice = { ...priceStyle, isStruck: true };

  const textsOf = new Map<TableRow, { title: Word[]; description: Word[]; price: TextLine }>();
  const textOf = (row: TableRow) => {
    const known = textsOf.get(row);
    if (known) return known;
    const { title, note, description } = row.isStruck ? struck : plain;
    const notes = value.areNotesShown && !row.isHeading ? wordsOf({ text: wholeNote(row.note), style: note }) : [];
    const isPriced = value.arePricesShown && !row.isHeading && row.price != null;
    const amount = isPriced ? formatMoney(row.price ?? 0, currency) : "";
    const price = isPriced && row.isFrom ? LABEL_TEXTS.from(amount) : amount;
    const text = {
      title: [...wordsOf({ text: row.title, style: row.isHeading ? heading : title }), ...notes],
      description:
        value.areDescriptionsShown && !row.isHeading ? wordsOf({ text: row.description, style: description }) : [],
      price: lineOfText({ text: price, style: row.isStruck ? struckPrice : priceStyle }),
    };
    textsOf.set(row, text);
    return text;
  };

  return ({
    row,
    width,
    isParted,
    overflow,
  }: {
    row: TableRow;
    width: number;
    isParted: boolean;
    overflow: Overflow;
  }): SetTableRow => {
    const { title, description, price } = textOf(row);
    const taken = widthOf(price);
    // An amount is set smaller before it leaves no room for what it is the price of.
    const share = Math.min(1, (width * PRICE_SHARE) / (taken || 1));
    const room = width - (taken > 0 ? taken * share + PRICE_GAP : 0);
    const filled = (words: readonly Word[]): { lines: TextLine[]; isCut: boolean } =>
      words.length === 0 ? { lines: [], isCut: false } : linesOf({ words, width: room, isParted, overflow });
    const titled = filled(title);
    const described = filled(description);
    const { lineHeight } = value;
    const titleScale = row.isHeading ? HEADING : 1;
    const titleHeight = lineHeight * titleScale;
    const descriptionTop = Math.max(titled.lines.length, taken > 0 ? 1 : 0) * titleHeight;
    const wide = [...titled.lines, ...described.lines].some((line) => widthOf(line) > room + TOLERANCE);
    const extra = (blockHeight({ count: 1, lineHeight, typeface }) - lineHeight) * titleScale;
    return {
      lines: [
        ...titled.lines.map((line, index) => ({
          ...{ line, align: "left" as const, scale: titleScale, offset: index * titleHeight },
        })),
        ...(taken > 0
          ? [{ line: scaledLine({ line: price, share }), align: "right" as const, scale: titleScale, offset: 0 }]
          : []),
        ...described.lines.map((line, index) => ({
          ...{ line, align: "left" as const, scale: DESCRIPTION },
          offset: descriptionTop + index * lineHeight * DESCRIPTION,
        })),
      ],
      height: descriptionTop + described.lines.length * lineHeight * DESCRIPTION + extra,
      isHeading: row.isHeading,
      isWide: wide || share < 1,
      isCut: titled.isCut || described.isCut,
    };
  };
}

/** Short notes such as letters of allergens are not parted. */
function wholeNote(note: string): string {
  return note.length <= LONGEST_WHOLE_NOTE ? note.replaceAll(" ", "\u00A0") : note;
}

function linesOf({
  words,
  width,
  isParted,
  overflow,
}: {
  words: readonly Word[];
  width: number;
  isParted: boolean;
  overflow: Overflow;
}): { lines: TextLine[]; isCut: boolean } {
  const lines = overflow === "cut" ? [singleLine(words)] : filledLines({ words, width, isParted });
  const isWide = (line: TextLine): boolean => widthOf(line) > width + TOLERANCE;
  // Without parting, a smaller size is tried next.
  if (!isParted || !lines.some(isWide)) return { lines, isCut: false };
  return { lines: lines.map((line) => (isWide(line) ? shortened({ line, width }) : line)), isCut: true };
}

function lineOfText({ text, style }: { text: string; style: TextStyle }): TextLine {
  if (text === "") return EMPTY_LINE;
  return extended({ line: EMPTY_LINE, word: { text, style, isJoined: false, isHyphenated: false } });
}

function scaledLine({ line, share }: { line: TextLine; share: number }): TextLine {
  if (share === 1) return line;
  const clumps = line.clumps.map((clump) => {
    return { ...clump, x: clump.x * share, style: { ...clump.style, scale: clump.style.scale * share } };
  });
  return { clumps, left: line.left * share, right: line.right * share };
}
