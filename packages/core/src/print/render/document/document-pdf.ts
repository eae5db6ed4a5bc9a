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
const INK = "#1a1a1a";
const MUTED = "#555";

type Style = { weight: "regular" | "bold"; size: number; above: number; below: number };
const STYLES = {
  title: { weight: "bold", size: 19, above: 0, below: 6 },
  heading: { weight: "bold", size: 14, above: 20, below: 6 },
  subheading: { weight: "bold", size: 11, above: 10, below: 3 },
  text: { weight: "regular", size: SIZE, above: 0, below: 6 },
} as const satisfies Record<Exclude<TextBlock["kind"], "row">, Style>;

/** What has to fit below a heading on the same page. */
const BESIDE_HEADING = 40;

/**
 * A PDF on sheets of A4. Its text can be searched and copied, and the same blocks give the same bytes.
 * @param pageText what stands at the foot of each page.
 */
export async function documentPdf({
  blocks,
  title,
  pageText,
  fonts,
}: {
  blocks: readonly TextBlock[];
  title: string;
  pageText: (place: { page: number; pages: number }) => string;
  fonts: PaperFonts;
}): Promise<Uint8Array> {
  // Without its own typeface, whose file is not beside the bundle.
  const document = new PDFDocument({
    ...{ size: PAGE, margin: MARGIN, font: "", lang: "de", bufferPages: true, autoFirstPage: false },
    info: { Title: title, CreationDate: new Date(0) },
  });
  const done = collected(document);
  document.registerFont("regular", Buffer.from(fonts.regular)).registerFont("bold", Buffer.from(fonts.bold));
  document.addPage();
  const { prints } = openFonts(fonts);
  const known = (text: string): string => unchanged({ text, prints });
  for (const block of blocks) {
    if (block.kind === "row") drawRow({ document, label: known(block.label), value: known(block.value) });
    else drawText({ document, text: known(block.text), style: STYLES[block.kind], isHeading: block.kind !== "text" });
  }
  drawFeet({ document, pageText });
  document.end();
  return done;
}

/** No features, since kerning makes texts that are searched badly. */
const SET = { features: [], lineGap: 1.5 };

function drawText({
  document,
  text,
  style: { weight, size, above, below },
  isHeading,
}: {
  document: PDFKit.PDFDocument;
  text: string;
  style: Style;
  isHeading: boolean;
}): void {
  document.font(weight).fontSize(size).fillColor(INK);
  const height = document.heightOfString(text, { ...SET, width: WIDTH });
  const isTop = document.y <= MARGIN;
  const room = above + height + (isHeading ? BESIDE_HEADING : 0);
  if (!isTop && document.y + room > BOTTOM) document.addPage();
  else if (!isTop) document.y += above;
  document.text(text, MARGIN, document.y, { ...SET, width: WIDTH });
  document.y += below;
}

function drawRow({ document, label, value }: { document: PDFKit.PDFDocument; label: string; value: string }): void {
  const width = WIDTH - (VALUE - MARGIN);
  document.font("regular").fontSize(SIZE);
  const labelHeight = document.heightOfString(label, { ...SET, width: LABEL });
  const height = Math.max(labelHeight, document.heightOfString(value, { ...SET, width }));
  // One that is longer than a page goes on by itself.
  const isLong = height > BOTTOM - MARGIN;
  if (!isLong && document.y + height > BOTTOM) document.addPage();
  const { y } = document;
  document.fillColor(MUTED).text(label, MARGIN, y, { ...SET, width: LABEL });
  document.fillColor(INK).text(value, VALUE, y, { ...SET, width });
  document.y = isLong ? document.y + 3 : Math.max(document.y, y + height) + 3;
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
        ...{ lineBreak: false, baseline: "alphabetic", features: [] },
      });
  }
}
