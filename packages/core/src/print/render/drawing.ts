import type { Bits } from "./bits";
import { CHARACTER, type Row, type Segment } from "./layout";
import { type Box, type CodeSymbol, barSymbol, qrSymbol, runsOf } from "./symbols";

/** What a pen has to be able to do. All measures are dots, of which printers have eight in a millimetre. */
export interface Pen {
  boxes: (boxes: readonly Box[]) => void;
  /** Draws characters on a baseline that begins at `x`. */
  text: (drawn: Pick<Segment, "text" | "size" | "bold"> & { x: number; baseline: number; isWhite: boolean }) => void;
  /** A broken line across the paper, where it is cut. */
  cut: (y: number) => void;
}

const GAP = 6;
const LINE = CHARACTER.height + GAP;
/** The white space above and below codes and pictures. */
const MARGIN = 12;
const CUT_HEIGHT = 40;
const STROKE = 2;
/** Where the baseline is within the height of a character. */
const BASELINE = 0.82;

/** The height of the rows in dots. */
export function heightOf(rows: readonly Row[]): number {
  return MARGIN + rows.reduce((sum, row) => sum + rowHeight(row), 0);
}

/** Draws the rows below one another, as a printer does. */
export function draw({ rows, columns, pen }: { rows: readonly Row[]; columns: number; pen: Pen }): void {
  const width = columns * CHARACTER.width;
  let top = MARGIN;
  for (const row of rows) {
    drawRow({ row, top, width, pen });
    top += rowHeight(row);
  }
}

function rowHeight(row: Row): number {
  switch (row.kind) {
    case "text":
      return CHARACTER.height * tallest(row.segments) + GAP;
    case "rule":
      return LINE;
    case "space":
      return LINE * row.lines;
    case "qr":
      return qrSymbol(row).height + 2 * MARGIN;
    case "barcode":
      return barSymbol(row).height + LINE + 2 * MARGIN;
    case "picture":
      return row.bits.height + 2 * MARGIN;
    case "cut":
      return CUT_HEIGHT;
  }
}

function drawRow({ row, top, width, pen }: { row: Row; top: number; width: number; pen: Pen }): void {
  switch (row.kind) {
    case "text":
      return drawText({ segments: row.segments, top, pen });
    case "rule": {
      const middle = top + CHARACTER.height / 2;
      const lines = row.isDouble ? [middle - 2 * STROKE, middle + STROKE] : [middle];
      return pen.boxes(lines.map((y) => ({ x: 0, y, width, height: STROKE })));
    }
    case "space":
      return;
    case "qr":
      return centred({ symbol: qrSymbol(row), top, width, pen });
    case "barcode": {
      const symbol = barSymbol(row);
      centred({ symbol, top, width, pen });
      const x = Math.floor((width - row.data.length * CHARACTER.width) / 2);
      const baseline = top + MARGIN + symbol.height + GAP + CHARACTER.height * BASELINE;
      return pen.text({ text: row.data, size: 1, bold: false, x, baseline, isWhite: false });
    }
    case "picture":
      return centred({ symbol: { ...row.bits, boxes: boxesOf(row.bits) }, top, width, pen });
    case "cut":
      return pen.cut(top + CUT_HEIGHT / 2);
  }
}

function drawText({ segments, top, pen }: { segments: readonly Segment[]; top: number; pen: Pen }): void {
  const height = CHARACTER.height * tallest(segments);
  let x = 0;
  for (const { text, size, bold, underline, strike, inverted } of segments) {
    const width = [...text].length * CHARACTER.width * size;
    const own = CHARACTER.height * size;
    const above = top + height - own;
    const baseline = above + own * BASELINE;
    if (inverted) pen.boxes([{ x, y: above, width, height: own }]);
    if (text.trim() !== "") pen.text({ text, size, bold, x, baseline, isWhite: inverted });
    if (underline) pen.boxes([{ x, y: baseline + STROKE * size, width, height: STROKE }]);
    if (strike) pen.boxes([{ x, y: baseline - own * 0.3, width, height: STROKE * size }]);
    x += width;
  }
}

function centred({ symbol, top, width, pen }: { symbol: CodeSymbol; top: number; width: number; pen: Pen }): void {
  const left = Math.floor((width - symbol.width) / 2);
  pen.boxes(symbol.boxes.map((box) => ({ ...box, x: box.x + left, y: box.y + top + MARGIN })));
}

/** The black runs of a picture. */
function boxesOf({ width, height, dots }: Bits): Box[] {
  return Array.from({ length: height }, (_, y) =>
    runsOf(dots.subarray(y * width, (y + 1) * width)).map(({ from, to }) => ({
      x: from,
      y,
      width: to - from,
      height: 1,
    })),
  ).flat();
}

function tallest(segments: readonly Segment[]): number {
  return Math.max(1, ...segments.map(({ size }) => size));
}
