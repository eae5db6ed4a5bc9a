import type { Paper, PaperColumn, PaperLine, PaperStyle } from "@tresen/contract/print/paper/paper";
import { type Bits, type Picture, bitsOf } from "./bits";
import { type Prints, printable } from "./characters";
import { isEan13, qrModules } from "./codes";
import { lengthOf, wrap } from "./wrap";

/** The dots of a character of the usual size. */
export const CHARACTER = { width: 12, height: 24 } as const;

type Size = NonNullable<PaperStyle["size"]>;

/** Characters of one kind in a row. */
export interface Segment {
  text: string;
  size: Size;
  bold: boolean;
  underline: boolean;
  strike: boolean;
  inverted: boolean;
}

/** What stands side by side on paper, from the left edge on. */
export type Row =
  | { kind: "text"; segments: Segment[] }
  | { kind: "rule"; isDouble: boolean }
  | { kind: "space"; lines: number }
  | { kind: "qr"; data: string; module: number }
  | { kind: "barcode"; type: "ean13" | "code128"; data: string }
  | { kind: "picture"; bits: Bits }
  | { kind: "cut" };

export interface Layout {
  /** Characters of the usual size side by side. */
  columns: number;
  prints: Prints;
  /** Whether what prints can draw a line through characters. Otherwise dashes take the place of spaces. */
  canStrike: boolean;
  /** The largest size that what prints knows. */
  largest: Size;
  pictures: ReadonlyMap<string, Picture>;
}

/** The rows of a document for paper of a width. A picture that is not there is left out. */
export function layOut({ paper, ...layout }: Layout & { paper: Paper }): Row[] {
  return paper.flatMap((line) => rowsOf({ line, layout }));
}

function rowsOf({ line, layout }: { line: PaperLine; layout: Layout }): Row[] {
  const dots = layout.columns * CHARACTER.width;
  switch (line.kind) {
    case "text":
      return textRows({ line, layout });
    case "columns":
      return columnRows({ columns: line.columns, layout });
    case "rule":
      return [{ kind: "rule", isDouble: line.isDouble ?? false }];
    case "qr":
      return [qrRow({ ...line, dots })];
    case "barcode":
      return isPrintable({ ...line, dots })
        ? [line]
        : textRows({ line: { ...line, kind: "text", text: line.data }, layout });
    case "picture": {
      const picture = layout.pictures.get(line.image);
      return picture
        ? [{ kind: "picture", bits: bitsOf({ picture, width: Math.floor((dots * line.width) / 100) }) }]
        : [];
    }
    default:
      return [line];
  }
}

/** The least white space at both sides of a QR code, in modules. */
const QUIET = 8;

function qrRow({ data, module = 6, dots }: { data: string; module?: number | undefined; dots: number }): Row {
  return { kind: "qr", data, module: Math.max(2, Math.min(module, Math.floor(dots / (qrModules(data) + QUIET)))) };
}

/** Whether the barcode is one, and fits with two dots for its narrowest bar. */
function isPrintable({ type, data, dots }: { type: "ean13" | "code128"; data: string; dots: number }): boolean {
  if (type === "ean13") return isEan13(data);
  // Start, check, stop and the white space at both sides take 55 modules beside 11 for each character.
  return /^[ -~]+$/.test(data) && (11 * data.length + 55) * 2 <= dots;
}

type TextLine = Extract<PaperLine, { kind: "text" }>;

function textRows({ line, layout }: { line: TextLine; layout: Layout }): Row[] {
  const { indent = 0 } = line;
  return cellLines({ cell: line, width: layout.columns - indent, layout }).map((segments) => ({
    kind: "text",
    segments: trimmed([blank(indent), ...segments]),
  }));
}

function columnRows({ columns, layout }: { columns: readonly PaperColumn[]; layout: Layout }): Row[] {
  const widths = widthsOf({ columns, total: layout.columns });
  const cells = columns.map((cell, index) => cellLines({ cell, width: widths[index] ?? 1, layout }));
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) => ({
    kind: "text",
    segments: trimmed(
      cells.flatMap((lines, index) => {
        const width = widths[index] ?? 1;
        const segments = lines[row] ?? [];
        return [...segments, blank(width - widthOf(segments))];
      }),
    ),
  }));
}

/** The columns share what the paper has; where that is not enough for the fixed ones, all get their part of it. */
function widthsOf({ columns, total }: { columns: readonly PaperColumn[]; total: number }): number[] {
  const flexible = columns.filter(({ width }) => width === "rest").length;
  const wanted = columns.reduce((sum, { width }) => sum + (width === "rest" ? 0 : width), 0);
  // A flexible column stays wide enough for a short word.
  const fixed = Math.min(wanted, total - flexible * Math.floor(total / (columns.length + 2)));
  let left = total;
  let flexibleLeft = flexible;
  return columns.map(({ width }, index) => {
    if (width !== "rest") {
      const share = Math.max(1, Math.floor((width * fixed) / wanted));
      left -= share;
      return share;
    }
    const fixedAfter = columns
      .slice(index + 1)
      .reduce(
        (sum, { width: after }) => sum + (after === "rest" ? 0 : Math.max(1, Math.floor((after * fixed) / wanted))),
        0,
      );
    const share = Math.max(1, Math.floor((left - fixedAfter) / flexibleLeft));
    left -= share;
    flexibleLeft -= 1;
    return share;
  });
}

/** The lines of a text within a width, each filled with blanks on the left as its alignment asks for. */
function cellLines({
  cell: { text, size: asked = 1, bold = false, underline = false, inverted = false, strike = false, align = "left" },
  width,
  layout: { prints, canStrike, largest },
}: {
  cell: PaperStyle & { text: string };
  width: number;
  layout: Layout;
}): Segment[][] {
  const size = asked > largest ? largest : asked;
  const characters = Math.max(1, Math.floor(width / size));
  const isDashed = strike && !canStrike;
  const frame = isDashed ? DASHES : inverted ? " " : "";
  const isFramed = frame !== "" && characters > 2 * frame.length + 4;
  const shownText = printable({ text, prints });
  return wrap({ text: shownText, width: isFramed ? characters - 2 * frame.length : characters }).map((line) => {
    const words = line.replace(/[ \u00A0]/g, isDashed ? "-" : " ");
    const shown = isFramed ? frame + words + frame : words;
    const free = width - lengthOf(shown) * size;
    const left = align === "left" ? 0 : align === "right" ? free : Math.floor(free / 2);
    return [blank(left), { text: shown, size, bold, underline, inverted, strike: strike && canStrike }];
  });
}

/** `--2-×-Cola--`: crossed out by characters that every printer has. */
const DASHES = "--";

const blank = (width: number): Segment => ({
  ...{ text: " ".repeat(Math.max(0, width)), size: 1 },
  ...{ bold: false, underline: false, strike: false, inverted: false },
});

function widthOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text, size }) => sum + lengthOf(text) * size, 0);
}

/** Without blanks at the end, and without parts that are empty. */
function trimmed(segments: readonly Segment[]): Segment[] {
  const last = segments.findLastIndex(
    ({ text, inverted, underline }) => text.trim() !== "" || ((inverted || underline) && text !== ""),
  );
  return segments.slice(0, last + 1).filter(({ text }) => text !== "");
}
