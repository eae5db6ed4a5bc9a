import type { LabelContent } from "@tresen/contract/print/label/label-content";
import { type LabelSheet, SHEET, labelPlace } from "@tresen/contract/print/label/label-layout";
import PDFDocument from "pdfkit";
import { printable } from "../characters";
import { type PaperFonts, openFonts } from "../fonts";
import { collected } from "../pdf";
import { type ArrangedLabel, type Weight, arrangeLabel } from "./arrange";
import { MM } from "./code-box";
import type { Measure } from "./fit-text";

const PAGE: [number, number] = [SHEET.width * MM, SHEET.height * MM];

/**
 * A PDF with the labels of all contents, `copies` of each, on as many sheets as are needed. Its text can be searched and
 * copied, and the same labels give the same bytes.
 */
export async function labelPdf({
  contents,
  sheet,
  start,
  copies,
  fonts,
}: {
  contents: readonly LabelContent[];
  sheet: LabelSheet;
  /** The place of the first label, from 1. */
  start: number;
  copies: number;
  fonts: PaperFonts;
}): Promise<Uint8Array> {
  // Without its own typeface, whose file is not beside the bundle.
  const document = new PDFDocument({
    ...{ size: PAGE, margin: 0, autoFirstPage: false, font: "", lang: "de", info: { CreationDate: new Date(0) } },
  });
  const done = collected(document);
  document.registerFont("regular", Buffer.from(fonts.regular)).registerFont("bold", Buffer.from(fonts.bold));
  const measureOf =
    (weight: Weight): Measure =>
    ({ text, size }) =>
      document.font(weight).fontSize(size).widthOfString(text);
  const measures = { regular: measureOf("regular"), bold: measureOf("bold") };
  const { prints } = openFonts(fonts);
  const known = (text: string): string => printable({ text: text.replaceAll("\n", " "), prints });
  let index = start - 1;
  let page = -1;
  for (const content of contents) {
    const { width, height } = labelPlace({ sheet, index });
    const arranged = arrangeLabel({
      ...{ content: { ...content, name: known(content.name), allergens: known(content.allergens) } },
      ...{ layout: sheet.layout, width: width * MM, height: height * MM, measures },
    });
    for (let copy = 0; copy < copies; copy += 1) {
      const place = labelPlace({ sheet, index });
      if (place.page !== page) {
        document.addPage({ size: PAGE, margin: 0 });
        page = place.page;
      }
      drawLabel({ document, label: arranged, place });
      index += 1;
    }
  }
  document.end();
  return done;
}

/** Draws a label at its place, and nothing outside it. */
function drawLabel({
  document,
  label: { texts, boxes },
  place: { x, y, width, height },
}: {
  document: PDFKit.PDFDocument;
  label: ArrangedLabel;
  place: { x: number; y: number; width: number; height: number };
}): void {
  document.save();
  document.translate(x * MM, y * MM);
  document.rect(0, 0, width * MM, height * MM).clip();
  if (boxes.length > 0) {
    for (const box of boxes) document.rect(box.x, box.y, box.width, box.height);
    document.fill("#000");
  }
  for (const { text, weight, size, x: left, baseline } of texts)
    document
      .font(weight)
      .fontSize(size)
      .fillColor("#000")
      .text(text, left, baseline, { lineBreak: false, baseline: "alphabetic" });
  document.restore();
}
