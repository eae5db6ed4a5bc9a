import type { LayerOf } from "../../layer/layer";
import { filledLines } from "../text/fill";
import { TOLERANCE, blockHeight, largestSize, smallestSize } from "../text/fit";
import { type TextLine, type TextStyle, type Word, shortened, singleLine, widthOf } from "../text/line";
import { type Align, firstBaseline, penOf, topOf, writeLine } from "../text/pen";
import { wordsOf } from "../text/words";
import { type LayerContext, type Mark, affordableRows, typefaceFor } from "./context";

type HoursValue = LayerOf<"hours">["value"];

/** The space between the days and their times, as a part of the type's size. */
const GAP = 0.8;
/** What the days may take of the width. */
const LABEL_SHARE = 0.5;

interface SetHours {
  at: number;
  rows: { labels: readonly TextLine[]; texts: readonly TextLine[]; height: number }[];
  labelWidth: number;
  rowGap: number;
  height: number;
  isWide: boolean;
  isCut: boolean;
}

/** The days on the left and their times on the right. */
export function drawHours({ value, context }: { value: HoursValue; context: LayerContext }): Mark[] {
  const { box, scale } = context;
  const { lineHeight } = value;
  const affordable = affordableRows({ rows: value.rows, context, textsOf: ({ label, text }) => [label, text] });
  if (value.rows.length === 0 || box.width <= 0 || box.height <= 0) return [];
  const typeface = typefaceFor({ context, face: { ...value, family: value.font } });
  const size = value.size * scale;
  const style: TextStyle = {
    ...{ typeface, scale: 1, letterSpacing: 0, isTabular: false, color: value.color, isStruck: false },
  };
  const times: TextStyle = { ...style, isTabular: true };
  const words = affordable.map(({ label, text }) => {
    return { label: wordsOf({ text: label, style }), text: wordsOf({ text, style: times }) };
  });
  const extra = blockHeight({ count: 1, lineHeight, typeface }) - lineHeight;
  const setAt = ({ at, isParted }: { at: number; isParted: boolean }): SetHours =>
    setHours({
      ...{ words, at, isParted, isSingle: value.overflow === "cut", width: box.width, lineHeight, extra },
      rowGap: value.rowGap * scale * (at / size),
    });
  const minimumSize = value.minimumSize * scale;
  const fits = (at: number): boolean => {
    const { isWide, height } = setAt({ at, isParted: false });
    return !isWide && height <= box.height + TOLERANCE;
  };
  const found = value.overflow === "shrink" ? largestSize({ size, minimumSize, fits }) : null;
  const least = value.overflow === "shrink" ? smallestSize({ size, minimumSize }) : size;
  const hours =
    found === null
      ? shownOf({ hours: setAt({ at: least, isParted: true }), height: box.height })
      : setAt({ at: found, isParted: false });
  const missing = value.rows.length - hours.rows.length;
  if (hours.at < size) context.warn({ kind: "shrunk", share: hours.at / size });
  if (hours.isCut) context.warn({ kind: "cut" });
  if (missing > 0) context.warn({ kind: "rowsMissing", count: missing });

  const pen = penOf(context);
  let top = topOf({ box, height: hours.height, align: value.verticalAlign });
  for (const { labels, texts, height } of hours.rows) {
    const write = ({ lines, align }: { lines: readonly TextLine[]; align: Align }): void => {
      for (const [index, line] of lines.entries()) {
        const baseline = top + (index * lineHeight + firstBaseline({ lineHeight, typeface })) * hours.at;
        writeLine({ pen, line, size: hours.at, box, align, baseline });
      }
    };
    write({ lines: labels, align: "left" });
    write({ lines: texts, align: "right" });
    top += height * hours.at + hours.rowGap;
  }
  return pen.marks();
}

function setHours({
  words,
  at,
  isParted,
  isSingle,
  width,
  lineHeight,
  extra,
  rowGap,
}: {
  words: readonly { label: readonly Word[]; text: readonly Word[] }[];
  at: number;
  isParted: boolean;
  isSingle: boolean;
  width: number;
  lineHeight: number;
  extra: number;
  rowGap: number;
}): SetHours {
  const all = width / at;
  const widest = Math.max(0, ...words.map(({ label }) => widthOf(singleLine(label))));
  const labelWidth = Math.min(widest, all * LABEL_SHARE);
  const textWidth = all - labelWidth - GAP;
  let [isWide, isCut] = [textWidth <= 0, false];
  const lines = ({ of, room }: { of: readonly Word[]; room: number }): TextLine[] => {
    if (of.length === 0) return [];
    const set = isSingle ? [singleLine(of)] : filledLines({ words: of, width: room, isParted });
    return set.map((line) => {
      if (widthOf(line) <= room + TOLERANCE) return line;
      isWide = true;
      if (!isParted) return line;
      isCut = true;
      return shortened({ line, width: room });
    });
  };
  const rows = words.map(({ label, text }) => {
    const labels = lines({ of: label, room: labelWidth });
    const texts = lines({ of: text, room: textWidth });
    return { labels, texts, height: Math.max(labels.length, texts.length, 1) * lineHeight + extra };
  });
  return { at, rows, labelWidth, rowGap, height: heightOf({ rows, at, rowGap }), isWide, isCut };
}

function heightOf({ rows, at, rowGap }: Pick<SetHours, "rows" | "at" | "rowGap">): number {
  return rows.reduce((sum, { height }) => sum + height * at, 0) + Math.max(0, rows.length - 1) * rowGap;
}

/** Without the rows at the end that have no room. */
function shownOf({ hours, height }: { hours: SetHours; height: number }): SetHours {
  const { at, rowGap } = hours;
  let { rows } = hours;
  while (rows.length > 0 && heightOf({ rows, at, rowGap }) > height + TOLERANCE) rows = rows.slice(0, -1);
  return { ...hours, rows, height: heightOf({ rows, at, rowGap }) };
}
