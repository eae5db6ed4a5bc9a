import type { CodePage } from "@tresen/contract/device/device.values";
import ReceiptPrinterEncoder, { type Language } from "@point-of-sale/receipt-printer-encoder";
import type { Bits } from "./bits";
import { printsByPage } from "./characters";
import type { Row } from "./layout";

/** The lines that the paper is fed before it is cut, since the knife is above the print head. */
const FEED = 4;

/** The bytes for a printer. Rows are as wide as the paper at most, so the encoder wraps nothing. */
export function printerBytes({
  rows,
  language,
  columns,
  codePage,
}: {
  rows: readonly Row[];
  language: Language;
  columns: 32 | 48;
  codePage: CodePage;
}): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language,
    columns,
    newline: "\n",
    feedBeforeCut: FEED,
    imageMode: "raster",
    errors: "strict",
  });
  encoder.initialize().codepage(codePage);
  const drawsLines = printsByPage(codePage)("═");
  const rules = drawsLines ? { single: "─", double: "═" } : { single: "-", double: "=" };
  for (const row of rows) add({ encoder, row, columns, rules });
  return encoder.encode();
}

function add({
  encoder,
  row,
  columns,
  rules,
}: {
  encoder: ReceiptPrinterEncoder;
  row: Row;
  columns: number;
  rules: { single: string; double: string };
}): void {
  switch (row.kind) {
    case "text":
      for (const { text, size, bold, underline, inverted } of row.segments)
        encoder.size(size, size).bold(bold).underline(underline).invert(inverted).text(text);
      encoder.size(1, 1).bold(false).underline(false).invert(false).newline();
      break;
    case "rule":
      encoder.text((row.isDouble ? rules.double : rules.single).repeat(columns)).newline();
      break;
    case "space":
      encoder.newline(row.lines);
      break;
    case "qr":
      encoder.align("center").qrcode(row.data, { model: 2, size: row.module, errorlevel: "m" }).align("left");
      break;
    case "barcode":
      encoder
        .align("center")
        .barcode(row.data, row.type, { height: 80, width: row.type === "ean13" ? 2 : 1, text: true });
      encoder.align("left");
      break;
    case "picture":
      encoder.align("center").image(pixelsOf(row.bits), { mode: "raster", algorithm: "threshold" }).align("left");
      break;
    case "cut":
      encoder.cut("partial");
  }
}

/** In the form that the encoder takes: four bytes for each pixel. */
function pixelsOf({ width, height, dots }: Bits): object {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  dots.forEach((dot, index) => {
    if (dot) data.fill(0, index * 4, index * 4 + 3);
  });
  return { width, height, data };
}
