import type { LabelContent } from "@tresen/contract/print/label/label-content";
import { LABEL_LAYOUTS, type LabelLayoutName, labelSize } from "@tresen/contract/print/label/label-layout";
import type { Box } from "../symbols";
import { type CodeBox, MM, barBox, qrBox } from "./code-box";
import { BASELINE, type FittedText, LINE_HEIGHT, type Measure, fitText, shrunkSize } from "./fit-text";

export type Weight = "regular" | "bold";

/** A text at its baseline. */
export interface PlacedText {
  text: string;
  weight: Weight;
  size: number;
  x: number;
  baseline: number;
}

/** What is drawn on a label, in points from its upper left corner. */
export interface ArrangedLabel {
  texts: PlacedText[];
  boxes: Box[];
}

/** The sizes on a label of the usual size: type in points, all else in millimetres. */
interface Style {
  edge: number;
  name: { size: number; least: number; lines: number };
  price: number;
  small: number;
  bars: { height: number; module: number; digits: number; gap: number };
  qr: number;
}

const STYLES: Readonly<Record<LabelLayoutName, Style>> = {
  compact: {
    edge: 1.5,
    name: { size: 8, least: 4.5, lines: 3 },
    price: 10,
    small: 5.5,
    bars: { height: 6, module: 0.33, digits: 5.5, gap: 0.6 },
    qr: 16,
  },
  detail: {
    edge: 4,
    name: { size: 17, least: 10, lines: 3 },
    price: 26,
    small: 9,
    bars: { height: 13, module: 0.4, digits: 8, gap: 2 },
    qr: 32,
  },
};
/** Labels that are larger than usual have larger type up to this factor. */
const LARGEST = 1.25;
/** Of the width, what the price has beside the lines on its right, and what a QR code has beside the texts. */
const PRICE_SHARE = 0.55;
const QR_SHARE = 0.42;
/** The smallest type of the allergens, as a part of the usual one. */
const LEAST_SMALL = 0.75;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Arranges a label of this size in points: the code below or, as a QR code, on the right; the price and what belongs to it
 * above it; the name in the rest. Amounts are never shortened, but printed in smaller type.
 */
export function arrangeLabel({
  content,
  layout,
  width,
  height,
  measures,
}: {
  content: LabelContent;
  layout: LabelLayoutName;
  width: number;
  height: number;
  measures: Readonly<Record<Weight, Measure>>;
}): ArrangedLabel {
  const usual = labelSize({ layout, margins: LABEL_LAYOUTS[layout].margins });
  const scale = Math.min(LARGEST, width / (usual.width * MM), height / (usual.height * MM));
  const style = STYLES[layout];
  const edge = style.edge * MM * scale;
  const inner: Area = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const label: ArrangedLabel = { texts: [], boxes: [] };
  const write = { label, measures };
  const small = style.small * scale;

  const { rest, isBeside } = placeCode({ ...write, code: content.code, style, scale, inner });
  let room = rest;
  if (content.allergens) {
    const fitted = fitText({
      ...{ text: content.allergens, width: room.width, height: room.height / 2 },
      ...{ size: small, least: small * LEAST_SMALL, most: 2, measure: measures.regular },
    });
    room = addFromBelow({ ...write, fitted, weight: "regular", area: room });
  }
  room = placePrice({ ...write, content, area: room, price: style.price * scale, small, isStacked: isBeside });
  const { size, least, lines } = style.name;
  const fitted = fitText({
    ...{ text: content.name, width: room.width, height: room.height },
    ...{ size: size * scale, least: least * scale, most: lines, measure: measures.bold },
  });
  addLines({ ...write, fitted, weight: "bold", area: room });
  return label;
}

interface Writing {
  label: ArrangedLabel;
  measures: Readonly<Record<Weight, Measure>>;
}

/** Draws the code. @returns the area that it leaves, and whether that is beside it. */
function placeCode({
  label,
  measures,
  code,
  style,
  scale,
  inner,
}: Writing & { code: LabelContent["code"]; style: Style; scale: number; inner: Area }): {
  rest: Area;
  isBeside: boolean;
} {
  if (!code) return { rest: inner, isBeside: false };
  const add = ({ box: { boxes }, x, y }: { box: CodeBox; x: number; y: number }): void => {
    label.boxes.push(...boxes.map((one) => ({ ...one, x: one.x + x, y: one.y + y })));
  };
  if (code.kind === "qr") {
    const side = Math.min(style.qr * MM * scale, inner.height, inner.width * QR_SHARE);
    const box = qrBox({ data: code.data, side });
    if (box) {
      add({ box, x: inner.x + inner.width - side, y: inner.y + (inner.height - side) / 2 });
      return { rest: { ...inner, width: inner.width - side }, isBeside: true };
    }
  }
  const { height, module, digits, gap } = style.bars;
  const size = shrunkSize({
    ...{ text: code.data, width: inner.width, size: digits * scale, measure: measures.regular },
  });
  const wide = measures.regular({ text: code.data, size });
  const bottom = inner.y + inner.height;
  const line = size * LINE_HEIGHT;
  label.texts.push({
    ...{ text: code.data, weight: "regular", size },
    ...{ x: inner.x + (inner.width - wide) / 2, baseline: bottom - line + size * BASELINE },
  });
  const box =
    code.kind === "qr"
      ? null
      : barBox({ code, width: inner.width, height: height * MM * scale, module: module * MM * scale });
  // A code that nobody could scan is printed as text alone.
  if (!box) return { rest: { ...inner, height: inner.height - line }, isBeside: false };
  add({ box, x: inner.x + (inner.width - box.width) / 2, y: bottom - line - box.height });
  return { rest: { ...inner, height: inner.height - line - box.height - gap * MM * scale }, isBeside: false };
}

/** The price with unit price and deposit: on its right, or below it where it is stacked. */
function placePrice({
  label,
  measures,
  content,
  area,
  price,
  small,
  isStacked,
}: Writing & { content: LabelContent; area: Area; price: number; small: number; isStacked: boolean }): Area {
  const smalls = [content.unitPrice, content.deposit].filter((text) => text !== "");
  const isBelow = isStacked || content.price === "";
  let room = area;
  const line = ({ text, size, width }: { text: string; size: number; width: number }): FittedText => ({
    lines: [text],
    size: shrunkSize({ text, width, size, measure: measures.regular }),
  });
  if (isBelow) {
    for (const text of [...smalls].reverse())
      room = addFromBelow({
        ...{ label, measures, weight: "regular", area: room },
        fitted: line({ text, size: small, width: room.width }),
      });
  }
  if (content.price === "") return room;
  const isAlone = isBelow || smalls.length === 0;
  const share = isAlone ? room.width : room.width * PRICE_SHARE;
  const size = shrunkSize({ text: content.price, width: share, size: price, measure: measures.bold });
  const isOnly = size * LINE_HEIGHT;
  const beside = isAlone ? 0 : smalls.length * small * LINE_HEIGHT;
  const height = Math.max(isOnly, beside);
  const bottom = room.y + room.height;
  label.texts.push({
    ...{ text: content.price, weight: "bold", size, x: room.x },
    baseline: bottom - isOnly + size * BASELINE,
  });
  if (!isAlone) {
    const taken = measures.bold({ text: content.price, size });
    const width = room.width - taken - small;
    for (const [index, text] of smalls.entries()) {
      const fitted = line({ text, size: small, width });
      label.texts.push({
        ...{ text, weight: "regular", size: fitted.size },
        x: room.x + room.width - measures.regular({ text, size: fitted.size }),
        baseline: bottom - (smalls.length - index) * small * LINE_HEIGHT + small * BASELINE,
      });
    }
  }
  return { ...room, height: room.height - height };
}

/** Adds lines at the bottom of the area. @returns what is left above them. */
function addFromBelow({ area, ...lines }: Writing & { fitted: FittedText; weight: Weight; area: Area }): Area {
  const height = lines.fitted.lines.length * lines.fitted.size * LINE_HEIGHT;
  addLines({ ...lines, area: { ...area, y: area.y + area.height - height } });
  return { ...area, height: area.height - height };
}

function addLines({
  label,
  fitted: { lines, size },
  weight,
  area,
}: Writing & { fitted: FittedText; weight: Weight; area: Area }): void {
  label.texts.push(
    ...lines.map((text, index) => ({
      ...{ text, weight, size, x: area.x },
      baseline: area.y + index * size * LINE_HEIGHT + size * BASELINE,
    })),
  );
}
