import type { TextBlock } from "@tresen/contract/print/document/text-block";
import PDFDocument from "pdfkit";
import { unchanged } from "../characters";
import { type PaperFonts, openFonts } from "../fonts";
import { collected } from "../pdf";

/** A4 in points, and what is left around the text. */
const PAGE: [number, number] = [595.28, 841.89];
const MARGIN = 56;
const WIDTH = PAGE[0] - 2 * MARGIN;
const BOTTOM = PAGE[1] - MARGIN;
/** Of a row: how wide its label is, and where its value begins. */
const LABEL = 120;
const VALUE = MARGIN + LABEL + 14;
const SIZE = 10;
const BELOW_ROW = 3;
/** The width of a column of figures. */
const FIGURE = 84;
const INK = "#1a1a1a";
const MUTED = "#555";

type Style = { weight: "regular" | "bold"; size: number; above: number; below: number };
const STYLES = {
  title: { weight: "bold", size: 19, above: 36, below: 6 },
  heading: { weight: "bold", size: 14, above: 20, below: 6 },
  subheading: { weight: "bold", size: 11, above: 10, below: 3 },
  text: { weight: "regular", size: SIZE, above: 0, below: 6 },
} as const satisfies Record<Exclude<TextBlock["kind"], "row" | "figures" | "picture">, Style>;

/** What has to fit below a heading on the same page. */
const BESIDE_HEADING = 40;

/**
 * A PDF on sheets of A4. Its text can be searched and copied, and the same blocks give the same bytes. What is below a
 * subheading stays on one page with it, where it fits on one.
 * @param at when the document was made, in epoch milliseconds. @param pageText what stands at the foot of each page.
 */
export async function documentPdf({
  blocks,
  title,
  at,
  pageText,
  fonts,
}: {
  blocks: readonly TextBlock[];
  title: string;
  at: number;
  pageText: (place: { page: number; pages: number }) => string;
  fonts: PaperFonts;
}): Promise<Uint8Array> {
  // Without its own typeface, whose file is not beside the bundle.
  const document = new PDFDocument({
    ...{ size: PAGE, margin: MARGIN, font: "", lang: "de", bufferPages: true, autoFirstPage: false },
    info: { Title: title, CreationDate: new Date(at) },
  });
  const done = collected(document);
  document.registerFont("regular", Buffer.from(fonts.regular)).registerFont("bold", Buffer.from(fonts.bold));
  document.addPage();
  const { prints } = openFonts(fonts);
  const known = (text: string): string => unchanged({ text, prints });
  for (const group of groupsOf(blocks)) {
    const measured = group.map((block) => measure({ document, block, known }));
    const height = measured.reduce((sum, { room }) => sum + room, 0);
    const isTogether = group.some(({ kind }) => kind === "subheading") && height <= BOTTOM - MARGIN;
    if (isTogether && document.y + height > BOTTOM) document.addPage();
    for (const block of measured) block.draw();
  }
  drawFeet({ document, pageText });
  document.end();
  return done;
}

/** Without `features`, with which pdfkit would lay out each word anew instead of once. */
const SET = { lineGap: 1.5 };

/** Each heading with what is below it; a subheading that follows a heading belongs to the same group. */
function groupsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const groups: TextBlock[][] = [];
  let last: TextBlock["kind"] | undefined;
  for (const block of blocks) {
    const isFirst = block.kind === "heading" || (block.kind === "subheading" && last !== "heading");
    const group = groups.at(-1);
    if (group && !isFirst) group.push(block);
    else groups.push([block]);
    last = block.kind;
  }
  return groups;
}

/** A block whose text is laid out once to know its height, and once to draw it. */
interface Measured {
  /** In points, with what is left above and below. */
  room: number;
  draw: () => void;
}

function measure({
  document,
  block,
  known,
}: {
  document: PDFKit.PDFDocument;
  block: TextBlock;
  known: (text: string) => string;
}): Measured {
  if (block.kind === "picture") return measuredPicture({ document, ...block });
  if (block.kind === "figures")
    return measuredFigures({ document, ...block, label: known(block.label), cells: block.cells.map(known) });
  return block.kind === "row"
    ? measuredRow({ document, label: known(block.label), value: known(block.value) })
    : measuredText({ document, text: known(block.text), kind: block.kind });
}

function measuredText({
  document,
  text,
  kind,
}: {
  document: PDFKit.PDFDocument;
  text: string;
  kind: keyof typeof STYLES;
}): Measured {
  const { weight, size, above, below }: Style = STYLES[kind];
  document.font(weight).fontSize(size);
  const height = document.heightOfString(text, { ...SET, width: WIDTH });
  const draw = (): void => {
    document.font(weight).fontSize(size).fillColor(INK);
    const isTop = document.y <= MARGIN;
    const room = above + height + (kind === "text" ? 0 : BESIDE_HEADING);
    if (!isTop && document.y + room > BOTTOM) document.addPage();
    else if (!isTop) document.y += above;
    document.text(text, MARGIN, document.y, { ...SET, width: WIDTH });
    document.y += below;
  };
  return { room: above + height + below, draw };
}

function measuredRow({
  document,
  label,
  value,
}: {
  document: PDFKit.PDFDocument;
  label: string;
  value: string;
}): Measured {
  const width = WIDTH - (VALUE - MARGIN);
  document.font("regular").fontSize(SIZE);
  const labelHeight = document.heightOfString(label, { ...SET, width: LABEL });
  const height = Math.max(labelHeight, document.heightOfString(value, { ...SET, width }));
  const draw = (): void => {
    document.font("regular").fontSize(SIZE);
    // One that is longer than a page goes on by itself.
    const isLong = height > BOTTOM - MARGIN;
    if (!isLong && document.y + height > BOTTOM) document.addPage();
    const { y } = document;
    document.fillColor(MUTED).text(label, MARGIN, y, { ...SET, width: LABEL });
    document.fillColor(INK).text(value, VALUE, y, { ...SET, width });
    document.y = isLong ? document.y + BELOW_ROW : Math.max(document.y, y + height) + BELOW_ROW;
  };
  return { room: height + BELOW_ROW, draw };
}

function measuredFigures({
  document,
  label,
  cells,
  isHead = false,
}: Omit<Extract<TextBlock, { kind: "figures" }>, "kind"> & { document: PDFKit.PDFDocument }): Measured {
  const width = WIDTH - cells.length * FIGURE;
  document.font("regular").fontSize(SIZE);
  const height = document.heightOfString(label || " ", { ...SET, width });
  const draw = (): void => {
    document.font("regular").fontSize(SIZE);
    if (document.y + height > BOTTOM) document.addPage();
    const { y } = document;
    document.fillColor(MUTED).text(label, MARGIN, y, { ...SET, width });
    for (const [index, cell] of cells.entries())
      document
        .fillColor(isHead ? MUTED : INK)
        .text(cell, MARGIN + width + index * FIGURE, y, { ...SET, width: FIGURE, align: "right" });
    document.y = y + height + BELOW_ROW;
  };
  return { room: height + BELOW_ROW, draw };
}

function measuredPicture({
  document,
  bytes,
  width,
  height: high,
}: Extract<TextBlock, { kind: "picture" }> & { document: PDFKit.PDFDocument }): Measured {
  const height = (high * WIDTH) / width;
  const draw = (): void => {
    if (document.y > MARGIN && document.y + height > BOTTOM) document.addPage();
    const { y } = document;
    document.image(Buffer.from(bytes), MARGIN, y, { width: WIDTH });
    document.y = y + height + BELOW_ROW;
  };
  return { room: height + BELOW_ROW, draw };
}

function drawFeet({
  document,
  pageText,
}: {
  document: PDFKit.PDFDocument;
  pageText: (place: { page: number; pages: number }) => string;
}): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    document
      .font("regular")
      .fontSize(8)
      .fillColor(MUTED)
      .text(pageText({ page: index + 1, pages: count }), MARGIN, PAGE[1] - MARGIN / 2, {
        lineBreak: false,
        baseline: "alphabetic",
      });
  }
}
