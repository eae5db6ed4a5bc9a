import PDFDocument from "pdfkit";
import { draw, heightOf } from "./drawing";
import { type PaperFonts, TYPE_SIZE } from "./fonts";
import type { Row } from "./layout";

/** Points of a dot: printers have eight in a millimetre. */
const POINT = 72 / 25.4 / 8;

/**
 * A page as wide and as long as the paper, in true millimetres, for each copy. Its text can be searched and copied.
 */
export async function paperPdf({
  rows,
  columns,
  paperWidth,
  width,
  copies,
  fonts,
}: {
  rows: readonly Row[];
  columns: number;
  /** Of the paper in millimetres. */
  paperWidth: number;
  /** Of what can be printed on, in dots. */
  width: number;
  copies: number;
  fonts: PaperFonts;
}): Promise<Uint8Array> {
  const margin = (paperWidth * 8 - width) / 2;
  const size: [number, number] = [paperWidth * 8 * POINT, heightOf(rows) * POINT];
  // Its own typeface would be read from a file that is not beside the bundle.
  // The time at which it is made would make two files of the same document different.
  const info = { CreationDate: new Date(0) };
  const document = new PDFDocument({ size, margin: 0, autoFirstPage: false, font: "", info });
  const done = collected(document);
  document.registerFont("regular", Buffer.from(fonts.regular)).registerFont("bold", Buffer.from(fonts.bold));
  for (let copy = 0; copy < copies; copy += 1) {
    document.addPage({ size, margin: 0 });
    document.scale(POINT).translate(margin, 0);
    draw({
      rows,
      columns,
      pen: {
        boxes: (boxes) => {
          for (const { x, y, width: wide, height } of boxes) document.rect(x, y, wide, height);
          document.fill("#000");
        },
        text: ({ text, size: times, bold, x, baseline, isWhite }) => {
          document
            .font(bold ? "bold" : "regular")
            .fontSize(TYPE_SIZE * times)
            .fillColor(isWhite ? "#fff" : "#000")
            .text(text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
        },
        // A sheet of its own is cut already.
        cut: () => undefined,
      },
    });
  }
  document.end();
  return done;
}

/** The whole file, once the document has ended. */
export async function collected(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  return new Uint8Array(Buffer.concat(chunks));
}
